import { useLayoutEffect, useState, type RefObject } from "react";
import { watchSize } from "./watchSize.ts";

/**
 * Whether a bar takes more than its share of the window's height, with large letters or in a small window: then it had
 * better scroll with the page than stick and hide it (WCAG 2.4.11).
 */
export function useTooTall(bar: RefObject<HTMLElement | null>, share: number): boolean {
  const [isTooTall, setTooTall] = useState(false);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    return watchSize(element, () => setTooTall(element.offsetHeight > window.innerHeight * share));
  }, [bar, share]);
  return isTooTall;
}
