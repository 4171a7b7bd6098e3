import { useEffect, useRef } from "react";
import type { AuthSource } from "#app/flows/auth/loadAuthFlow.ts";
import type { AuthView } from "#app/flows/auth/startAuthFlow.ts";
import { currentScreen, showScreen } from "#app/navigation/location.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import { stepOfScreen } from "#app/navigation/steps.ts";

const screens: Record<AuthView["step"], ScreenName | null> = {
  opening: null,
  entry: "auth-sign-in",
  emailCode: "auth-verify-email",
  phone: "auth-phone",
  signIn: "auth-login",
  done: null,
};

/** Keeps step and address together: a new step is a new history entry, the browser's back is a wish to the machine. */
export function useAuthPath(source: AuthSource, step: AuthView["step"], screen: ScreenName) {
  const lastStep = useRef<AuthView["step"]>("opening");
  useEffect(() => {
    const wanted = step === "entry" && screen === "auth-create-account" ? screen : screens[step];
    const isNewStep = lastStep.current !== step;
    const isFirst = lastStep.current === "opening";
    lastStep.current = step;
    // Not `screen`: it is a render behind when this runs again for a tree that was suspended.
    const shown = currentScreen();
    if (wanted === null || wanted === shown) return;
    if (isNewStep) showScreen(wanted, { replace: isFirst });
    else if (stepOfScreen(shown) === 0) source.send({ type: "entry.opened" });
    else showScreen(wanted, { replace: true });
  }, [source, step, screen]);
}
