import { useEffect, useRef, type RefObject } from "react";
import type { UndoStatus } from "#src/model/staff/staffRules.ts";

/** Tells whether the focus or a pointer is on a row, as long as there is something to take back in it (WCAG 2.2.1). */
export function useHold(
  id: string,
  undo: UndoStatus | null,
  onHold: (id: string, isHeld: boolean) => void,
): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = row.current;
    if (!element || undo === null) return;
    const left = new AbortController();
    let isPointedAt = element.matches(":hover");
    let wasHeld = false;
    // A page that goes to the back keeps its active element: the time does not run meanwhile.
    const tell = () => {
      if (left.signal.aborted) return;
      const isHeld = isPointedAt || element.contains(document.activeElement);
      if (isHeld !== wasHeld) onHold(id, isHeld);
      wasHeld = isHeld;
    };
    const point = ({ type }: Event) => {
      isPointedAt = type === "pointerenter";
      tell();
    };
    for (const kind of ["focusin", "focusout"]) element.addEventListener(kind, () => setTimeout(tell), left);
    for (const kind of ["pointerenter", "pointerleave"]) element.addEventListener(kind, point, left);
    tell();
    return () => {
      left.abort();
      if (wasHeld) onHold(id, false);
    };
  }, [id, undo, onHold]);
  return row;
}
