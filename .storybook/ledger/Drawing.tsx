import { useEffect, useRef, useState, type ReactNode } from "react";
import { words } from "./words.ts";

/** A drawing that is smaller than this, of 1, is for an overview only. */
const READABLE = 0.85;

/** Room for a drawing, which is fitted to it; what is too small to read then can be seen as it is, and scrolls in itself. */
export function Drawing({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const { current } = box;
    const drawing = current?.querySelector("svg");
    if (!current || !drawing) return;
    // What is folded has no width.
    const measure = () => setScale((current.clientWidth || Infinity) / drawing.width.baseVal.value);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="ledger-drawing">
      {scale < READABLE ? (
        <p>
          {isWhole ? words.wide : words.fitted(Math.floor(100 * scale))}{" "}
          <button type="button" onClick={() => setWhole(!isWhole)}>
            {isWhole ? words.fit : words.whole}
          </button>
        </p>
      ) : null}
      <div ref={box} className="ledger-scroll" data-fitted={isWhole ? undefined : ""}>
        {children}
      </div>
    </div>
  );
}
