import { useEffect, useRef } from "react";
import { keepPath, nothingShown } from "#app/features/auth/authPath.ts";
import type { AuthView } from "#app/features/auth/authView.ts";
import type { AuthSource } from "#app/features/auth/loadAuthFlow.ts";
import type { ScreenName } from "#app/navigation/screens.ts";

/** Keeps step and address together after every drawing. */
export function useAuthPath(source: AuthSource, step: AuthView["step"], screen: ScreenName) {
  const kept = useRef(nothingShown);
  useEffect(() => {
    kept.current = keepPath(kept.current, source, step, screen);
  }, [source, step, screen]);
}
