import { useEffect, useRef, useState, type CSSProperties } from "react";
import { frameQueue } from "./frameQueue.ts";
import { openFrame } from "./openFrame.ts";
import type { State } from "./states.ts";
import type { View } from "./views.ts";
import { words } from "./words.ts";

const queue = frameQueue();
const NEAR = { rootMargin: "600px" };

type FrameProps = {
  state: State;
  view: View;
  isFull: boolean;
  loadsAll: boolean;
  onRendered: (id: string, frame: string) => void;
  /** A frame that comes back, for example when the search is emptied, is loaded anew. */
  onClosed?: (frame: string) => void;
};

/** Names a frame of a sheet; two of one state have different names. */
export const frameOf = ({ id, size }: State, view: View) => `${id} ${view.globals} ${(view.size ?? size).width}`;

/** One state on a phone. Frames are loaded near the viewport, a few at a time. */
export function Frame({ state, view, isFull, loadsAll, onRendered, onClosed }: FrameProps) {
  const { id, number, name } = state;
  const { globals, size = state.size } = view;
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [height, setHeight] = useState<number | null>(null);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), NEAR);
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  const isDue = isNear || loadsAll;
  const title = words.frame(number, name, view.name);
  const frame = frameOf(state, view);
  useEffect(() => {
    const container = box.current;
    if (!isDue || !container) return;
    let close = () => {};
    const leave = queue.request(() => {
      const src = `./iframe.html?id=${id}&viewMode=story&globals=${encodeURIComponent(globals)}`;
      const rendered = (pageHeight: number) => {
        leave();
        setHeight(pageHeight);
        onRendered(id, frame);
      };
      close = openFrame(container, { src, title, onRendered: rendered });
    });
    return () => {
      leave();
      close();
      onClosed?.(frame);
    };
  }, [isDue, id, title, globals, frame, onRendered, onClosed]);

  const frameHeight = isFull ? Math.max(size.height, height ?? 0) : size.height;
  return (
    <div
      ref={box}
      className="sheet-phone"
      data-theme-of-frame={view.theme}
      style={{ "--width": `${size.width}px`, "--height": `${frameHeight}px` } as CSSProperties}
    >
      {height === null ? <p aria-hidden="true">{words.waiting}</p> : null}
    </div>
  );
}
