import { useEffect, useEffectEvent, type RefObject } from "react";
import { isScrolledToEnd } from "#src/lib/scrolledToEnd.ts";

export type ReadingProgress = {
  /** The part at the top of the viewport, from 0. */
  current: number;
  /** Number of leading parts whose end came into view. */
  read: number;
};

/** This many pixels above the viewport count as visible: an end that was skipped, by key or link, is reached, too. */
const EVERYTHING_ABOVE = 1e6;
/** If an engine scrolls by whole pixels, and the text ends between two of them, the position can be this much short. */
const ONE_PIXEL = 1;
/** The current part is the last one that begins above this fraction of the viewport. */
const LINE = 0.3;

/**
 * Reports how far a text is read, however the user moves in it: by finger, key, link or screen reader, at any zoom, and
 * at once when it fits (P30). The parts are the children of `text`; the element with `data-end` in each is at its end.
 */
export function useReadingProgress(
  text: RefObject<HTMLElement | null>,
  tolerance: number,
  onMove: (progress: ReadingProgress) => void,
) {
  const notify = useEffectEvent(onMove);
  useEffect(() => {
    const parts = [...(text.current?.children ?? [])];
    let progress: ReadingProgress = { current: 0, read: 0 };
    const move = (next: ReadingProgress) => {
      if (next.current === progress.current && next.read === progress.read) return;
      progress = next;
      notify(next);
    };
    const indexOf = ({ target }: IntersectionObserverEntry) => parts.findIndex((part) => part.contains(target));
    const isReached = ({ isIntersecting, boundingClientRect: { bottom } }: IntersectionObserverEntry) =>
      isIntersecting ||
      isScrolledToEnd({ scrollTop: 0, clientHeight: window.innerHeight, scrollHeight: bottom }, tolerance);

    const isAboveLine = (part: Element) => part.getBoundingClientRect().top <= LINE * window.innerHeight;

    const ends = new IntersectionObserver(
      (entries) => {
        const reached = entries.filter(isReached).map((entry) => indexOf(entry) + 1);
        move({ ...progress, read: Math.max(progress.read, ...reached) });
      },
      { root: document, rootMargin: `${EVERYTHING_ABOVE}px 0px ${tolerance + ONE_PIXEL}px 0px` },
    );
    const lines = new IntersectionObserver(
      () => move({ ...progress, current: Math.max(0, parts.findLastIndex(isAboveLine)) }),
      { root: document, rootMargin: `${EVERYTHING_ABOVE}px 0px -${(1 - LINE) * 100}% 0px` },
    );
    for (const part of parts) {
      lines.observe(part);
      const end = part.querySelector("[data-end]");
      if (end) ends.observe(end);
    }
    return () => {
      ends.disconnect();
      lines.disconnect();
    };
  }, [text, tolerance]);
}
