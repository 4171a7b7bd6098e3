import type { AuthView } from "#app/features/auth/authView.ts";
import type { AuthSource } from "#app/features/auth/loadAuthFlow.ts";
import { currentScreen, showScreen } from "#app/navigation/location.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import { stepOfScreen } from "#app/navigation/steps.ts";

type Step = AuthView["step"];

/** Null: the address stays what it is. */
const screens: Record<Step, ScreenName | null> = {
  opening: null,
  invitation: null,
  entry: "auth-sign-in",
  emailCode: "auth-verify-email",
  proofExpired: null,
  phone: "auth-phone",
  smsCode: "auth-verify-phone",
  password: "auth-password",
  profile: "auth-complete-profile",
  success: "auth-success",
  signIn: "auth-login",
  forgot: "auth-forgot-password",
  reset: "auth-reset-password",
  lost: null,
  done: null,
};

/** What was on show last, and whether the browser has moved to it already. */
export type PathKept = { step: Step; shown: ScreenName | null; isMoved: boolean };

export const nothingShown: PathKept = { step: "opening", shown: null, isMoved: false };

/** Keeps step and address together: a new step is a new history entry, the browser's back is a wish to the machine. */
export function keepPath(before: PathKept, source: AuthSource, step: Step, screen: ScreenName): PathKept {
  const own = step === "entry" && screen === "auth-create-account" ? screen : screens[step];
  // Not `screen`: it is a render behind when this runs again for a tree that was suspended.
  const opened = currentScreen();
  if (step !== before.step) {
    // The page begins here, a link has done its work (C-61, C-62), or the browser has moved already.
    const replace = before.shown === null || before.step === "reset" || before.isMoved;
    if (own !== null && own !== opened) showScreen(own, { replace });
    return { step, shown: own ?? before.shown, isMoved: false };
  }
  const wanted = own ?? before.shown;
  if (wanted === null || wanted === opened) return before;
  const view = source.getView();
  const openedStep = stepOfScreen(opened);
  if (openedStep !== null) source.send({ type: "step.opened", step: openedStep });
  if (source.getView() !== view) return { ...before, isMoved: true };
  showScreen(wanted, { replace: true });
  return before;
}
