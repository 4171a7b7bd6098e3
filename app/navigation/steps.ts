import type { ScreenName } from "#app/navigation/screens.ts";
import type { AuthStep } from "#src/model/auth/auth.ts";

const STEP_SCREENS = [
  "auth-sign-in",
  "auth-verify-email",
  "auth-phone",
  "auth-verify-phone",
  "auth-password",
  "auth-complete-profile",
  "auth-login",
  "auth-success",
  "auth-forgot-password",
  "auth-reset-password",
] as const satisfies ScreenName[];

/** The screen of a sign-in or sign-up step (ROUTE-04 to ROUTE-14, C-59). */
export const screenOfStep = (step: AuthStep): (typeof STEP_SCREENS)[AuthStep] => STEP_SCREENS[step];

/** The step of a screen; `null` for the signed-in area. Creating an account is step 0 too (C-26). */
export function stepOfScreen(screen: ScreenName): AuthStep | null {
  if (screen === "auth-create-account") return 0;
  const step = (STEP_SCREENS as readonly ScreenName[]).indexOf(screen);
  return step === -1 ? null : (step as AuthStep);
}
