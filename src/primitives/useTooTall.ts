import { useLayoutEffect, useState, type RefObject } from "react";
import { watchSize } from "./watchSize.ts";

/**
 * Whether a bar takes too much of the viewport's height, with large text or in a small window: then it should scroll
 * with the page instead of sticking and hiding it (WCAG 2.4.11).
 */
export function useTooTall(bar: RefObject<HTMLElement | null>, share: number): boolean {
  const [isTooTall, setTooTall] = useState(false);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    return watchSize([element], () => setTooTall(element.offsetHeight > window.innerHeight * share));
  }, [bar, share]);
  return isTooTall;
}
