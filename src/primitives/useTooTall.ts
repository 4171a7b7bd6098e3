import { useLayoutEffect, useState, type RefObject } from "react";

/**
 * Whether a bar takes more than its share of the window's height, with large letters or in a small window: then it had
 * better scroll with the page than stick and hide it (WCAG 2.4.11).
 */
export function useTooTall(bar: RefObject<HTMLElement | null>, share: number): boolean {
  const [isTooTall, setTooTall] = useState(false);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const look = () => setTooTall(element.offsetHeight > window.innerHeight * share);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    window.addEventListener("resize", look);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", look);
    };
  }, [bar, share]);
  return isTooTall;
}
