import { useEffect, useRef, type RefObject } from "react";
import type { UndoStatus } from "#src/model/staff/staffRules.ts";

/** Reports whether the focus or a pointer is on a row, while it has something to undo (WCAG 2.2.1). */
export function usePauseUndo(
  id: string,
  undo: UndoStatus | null,
  onPauseChange: (id: string, isPaused: boolean) => void,
): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = row.current;
    if (!element || undo === null) return;
    const left = new AbortController();
    let isPointedAt = element.matches(":hover");
    let wasPaused = false;
    // A hidden page keeps its active element: the undo time stays paused meanwhile.
    const notify = () => {
      if (left.signal.aborted) return;
      const isPaused = isPointedAt || element.contains(document.activeElement);
      if (isPaused !== wasPaused) onPauseChange(id, isPaused);
      wasPaused = isPaused;
    };
    const point = ({ type }: Event) => {
      isPointedAt = type === "pointerenter";
      notify();
    };
    for (const kind of ["focusin", "focusout"]) element.addEventListener(kind, () => setTimeout(notify), left);
    for (const kind of ["pointerenter", "pointerleave"]) element.addEventListener(kind, point, left);
    notify();
    return () => {
      left.abort();
      if (wasPaused) onPauseChange(id, false);
    };
  }, [id, undo, onPauseChange]);
  return row;
}
