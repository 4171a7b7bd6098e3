import { useEffect, useEffectEvent, type RefObject } from "react";

/** On a phone a tap beside a field leaves the focus in it: a list would stay open, and the input unprocessed. */
export function useLeavingByTouch(root: RefObject<HTMLElement | null>, isActive: boolean, leave: () => void) {
  const onPointerDown = useEffectEvent((event: PointerEvent) => {
    if (!root.current?.contains(event.target as Node)) leave();
  });
  useEffect(() => {
    if (!isActive) return;
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [isActive]);
}
