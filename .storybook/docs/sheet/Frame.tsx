import { useEffect, useRef, useState, type CSSProperties } from "react";
import { frameQueue } from "./frameQueue.ts";
import { cutOf, cutProps, openFrame, settled, type Cut } from "./openFrame.ts";
import type { State } from "./states.ts";
import type { View } from "./views.ts";
import { words } from "./words.ts";

const queue = frameQueue();
/** A bar is no higher than this, in pixels. */
export const BAR = 300;
/** How high a frame is that will fit its content, until that is known; in pixels. */
const LOW = 320;
const NEAR = { rootMargin: "600px" };

type FrameProps = {
  state: State;
  view: View;
  isFull: boolean;
  /** No higher than the content, where that is lower than the window, or than what lies in a layer. */
  fits?: boolean;
  loadsAll: boolean;
  onRendered: (id: string, frame: string) => void;
  /** A frame that comes back, for example when the search is emptied, is loaded anew. */
  onClosed?: (frame: string) => void;
};

/** From the window, in pixels; 0 for what is in it. */
function distanceOf(box: Element): number {
  const { top, bottom } = box.getBoundingClientRect();
  return Math.max(0, top - window.innerHeight, -bottom);
}

/** Names a frame of a sheet; two of one state have different names. */
export const frameOf = ({ id, size }: State, view: View) => `${id} ${view.globals} ${(view.size ?? size).width}`;

/** One state on a phone. Frames are loaded near the viewport, a few at a time and the nearest first. */
export function Frame({ state, view, isFull, fits = false, loadsAll, onRendered, onClosed }: FrameProps) {
  const { id, number, name } = state;
  const { globals, size = state.size } = view;
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  const [height, setHeight] = useState<number | null>(null);
  const [contentHeight, setContentHeight] = useState(0);
  const [cut, setCut] = useState<Cut | null>(null);

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
    const start = () => {
      const rendered = (pageHeight: number, ofContent: number) => {
        leave();
        setHeight(pageHeight);
        setContentHeight(ofContent);
        onRendered(id, frame);
      };
      close = openFrame(container, { story: id, globals, title, onDrawn: () => setDrawn(true), onRendered: rendered });
    };
    const leave = queue.request(start, () => distanceOf(container));
    return () => {
      leave();
      close();
      setDrawn(false);
      onClosed?.(frame);
    };
  }, [isDue, id, title, globals, frame, onRendered, onClosed]);

  // Where a layer lies is known in the whole window.
  useEffect(() => {
    const page = box.current?.querySelector("iframe")?.contentDocument;
    if (!fits || height === null || contentHeight > 0 || !page) return;
    let isGone = false;
    const read = async () => {
      await settled(page);
      if (!isGone) setCut(cutOf(page));
    };
    void read();
    // A notice may come after the dialog.
    const observer = new MutationObserver(() => void read());
    observer.observe(page.body, { childList: true, subtree: true });
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [fits, height, contentHeight]);

  // What lies in a layer of its own leaves the page without a height: it needs the window.
  const isLow = fits && (height === null || contentHeight > 0);
  const fitted = isLow ? Math.min(size.height, contentHeight || LOW) : size.height;
  const shown = cutProps(fits ? cut : null, size.height);
  const frameHeight = isFull ? Math.max(size.height, height ?? 0) : fitted;
  return (
    <div
      ref={box}
      className="sheet-phone"
      data-theme-of-frame={view.theme}
      data-rendered={height !== null || undefined}
      data-bar={frameHeight <= BAR || undefined}
      data-cut={shown?.["data-cut"]}
      style={{ "--width": `${size.width}px`, "--height": `${frameHeight}px`, ...shown?.style } as CSSProperties}
    >
      {!isDrawn ? <p aria-hidden="true">{words.waiting}</p> : null}
    </div>
  );
}
