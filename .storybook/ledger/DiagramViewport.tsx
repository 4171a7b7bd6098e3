import { useEffect, useRef, useState, type ReactNode } from "react";
import { words } from "./words.ts";

/** A diagram at a smaller scale is hard to read. */
const READABLE = 0.85;

/** Fits a diagram to its width; one that is too small to read can be shown in full size, and scrolls. */
export function DiagramViewport({ children }: { children: ReactNode }) {
  const viewport = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const [isFullSize, setFullSize] = useState(false);
  useEffect(() => {
    const { current } = viewport;
    const diagram = current?.querySelector("svg");
    if (!current || !diagram) return;
    // In closed details the width is 0.
    const measure = () => setScale((current.clientWidth || Infinity) / diagram.width.baseVal.value);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="ledger-drawing">
      {scale < READABLE ? (
        <p>
          {isFullSize ? words.wide : words.fitted(Math.floor(100 * scale))}{" "}
          <button type="button" onClick={() => setFullSize(!isFullSize)}>
            {isFullSize ? words.fit : words.fullSize}
          </button>
        </p>
      ) : null}
      <div ref={viewport} className="ledger-scroll" data-fitted={isFullSize ? undefined : ""}>
        {children}
      </div>
    </div>
  );
}
