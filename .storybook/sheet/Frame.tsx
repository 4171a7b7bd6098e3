import { useEffect, useRef, useState, type CSSProperties } from "react";
import { frameQueue } from "./frameQueue.ts";
import { openFrame } from "./openFrame.ts";
import type { State } from "./states.ts";
import { words } from "./words.ts";

const queue = frameQueue();
const NEAR = { rootMargin: "600px" };

type FrameProps = { state: State; globals: string; isFull: boolean; loadsAll: boolean; onShown: (id: string) => void };

/** One state on a phone. It is loaded when somebody comes near, a few at a time. */
export function Frame({ state, globals, isFull, loadsAll, onShown }: FrameProps) {
  const { id, number, name, size } = state;
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [height, setHeight] = useState<number | null>(null);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), NEAR);
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  const isDue = isNear || loadsAll;
  const title = words.frame(number, name);
  useEffect(() => {
    const place = box.current;
    if (!isDue || !place) return;
    let close = () => {};
    const leave = queue.ask(() => {
      const src = `./iframe.html?id=${id}&viewMode=story&globals=${encodeURIComponent(globals)}`;
      const shown = (pageHeight: number) => {
        leave();
        setHeight(pageHeight);
        onShown(id);
      };
      close = openFrame(place, { src, title, onShown: shown });
    });
    return () => {
      leave();
      close();
    };
  }, [isDue, id, title, globals, onShown]);

  const shownHeight = isFull ? Math.max(size.height, height ?? 0) : size.height;
  return (
    <div
      ref={box}
      className="sheet-phone"
      style={{ "--width": `${size.width}px`, "--height": `${shownHeight}px` } as CSSProperties}
    >
      {height === null ? <p aria-hidden="true">{words.waiting}</p> : null}
    </div>
  );
}
