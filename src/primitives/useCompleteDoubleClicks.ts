import { useLayoutEffect, useRef } from "react";

/**
 * A double click belongs to the target of its first half. If that opened or closed something, the second one would hit
 * whatever is now under the pointer, select it or focus it: it is dropped. What is removed while it is open closes, too.
 */
export function useCompleteDoubleClicks(open: boolean): void {
  const before = useRef(open);
  // With the commit: the second half may come before an effect that runs after the paint.
  useLayoutEffect(() => {
    if (open === before.current) return;
    before.current = open;
    dropSecondHalf();
  }, [open]);
  useLayoutEffect(() => () => void (before.current && dropSecondHalf()), []);
}

function dropSecondHalf() {
  const kinds = ["mousedown", "click"] as const;
  const drop = (event: MouseEvent) => {
    if (event.detail < 2) return kinds.forEach((kind) => window.removeEventListener(kind, drop, { capture: true }));
    event.preventDefault();
    // Also hidden from the page's other listeners: the dialog's own would take it for the press that opened it.
    event.stopImmediatePropagation();
  };
  for (const kind of kinds) window.addEventListener(kind, drop, { capture: true });
}
