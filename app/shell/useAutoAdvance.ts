import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { isAutoAdvanceOn, storeAutoAdvance } from "#app/session/autoAdvanceSetting.ts";
import type { Store } from "#app/session/storage.ts";
import { AUTO_ADVANCE_MS } from "#src/model/limits.ts";
import type { AutoAdvance } from "#src/patterns/AutoAdvanceHint.tsx";

/** Signs that the user may still be reading. Not `scroll`: the app scrolls too. */
const SIGNS = ["pointerdown", "pointermove", "keydown", "wheel", "focusin"] as const;

const prefersReducedMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Browsers repeat the last move event when the page changes under a resting pointer. */
function isAtRest(event: Event): boolean {
  const { type, movementX, movementY } = event as PointerEvent;
  return type === "pointermove" && movementX === 0 && movementY === 0;
}

/**
 * Advances a confirmation after 2 s. Any input in the meantime stops it. Off if the user has turned it off or prefers
 * reduced motion (WCAG 2.2.1).
 */
export function useAutoAdvance(local: Store, isDone: boolean, advance: () => void): AutoAdvance {
  const [isStopped, setStopped] = useState(false);
  const isOn = useMemo(() => isDone && isAutoAdvanceOn(local) && !prefersReducedMotion(), [isDone, local]);
  const isRunning = isOn && !isStopped;
  const leave = useEffectEvent(advance);
  useEffect(() => {
    if (!isRunning) return;
    const listening = new AbortController();
    const leaving = setTimeout(() => leave(), AUTO_ADVANCE_MS);
    const stop = (event: Event) => {
      if (isAtRest(event)) return;
      clearTimeout(leaving);
      setStopped(true);
    };
    for (const sign of SIGNS) window.addEventListener(sign, stop, { capture: true, signal: listening.signal });
    return () => {
      clearTimeout(leaving);
      listening.abort();
    };
  }, [isRunning]);
  return isRunning ? "running" : isOn ? "stopped" : "off";
}

export function useAutoAdvanceSetting(local: Store) {
  const [isOn, setOn] = useState(() => isAutoAdvanceOn(local));
  return {
    isOn,
    onChange: (next: boolean): void => {
      storeAutoAdvance(local, next);
      setOn(next);
    },
  };
}
