import { useLayoutEffect, useRef } from "react";

/**
 * A double click belongs to what its first half met. When that half has opened or closed something, the second one would
 * reach whatever has come under the pointer, choose it or take the focus there: it goes nowhere.
 */
export function useCompleteDoubleClicks(open: boolean): void {
  const before = useRef(open);
  // With the drawing itself: the second half may come before an effect that runs after the paint.
  useLayoutEffect(() => {
    if (open === before.current) return;
    before.current = open;
    const kinds = ["mousedown", "click"] as const;
    const stop = () => {
      for (const kind of kinds) window.removeEventListener(kind, drop, { capture: true });
    };
    const drop = (event: MouseEvent) => {
      if (event.detail < 2) return stop();
      event.preventDefault();
      // Not to the page's other listeners either: the dialog's own would take it for the press that opened it.
      event.stopImmediatePropagation();
    };
    for (const kind of kinds) window.addEventListener(kind, drop, { capture: true });
    return stop;
  }, [open]);
}
