import { useEffect, useRef, useState, type ReactNode } from "react";
import { words } from "./words.ts";

/** Room for a drawing, which scrolls in itself and says so where it is wider than that room. */
export function Drawing({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(() => setWide(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="ledger-drawing">
      {isWide ? <p>{words.wide}</p> : null}
      <div ref={box} className="ledger-scroll">
        {children}
      </div>
    </div>
  );
}
