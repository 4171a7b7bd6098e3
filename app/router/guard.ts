import type { OnboardingStepScreen } from "#src/model/onboarding/onboarding.ts";
import { isScreenName, type ScreenName } from "#app/navigation/screens.ts";

/** Screens that always redirect (NAV-66 to NAV-68, ONB-14 to ONB-16, ONB-18). */
const ALIASES: Partial<Record<ScreenName, ScreenName>> = {
  appointments: "dashboard",
  "webinar-booking": "dashboard",
  "training-booking": "dashboard",
  "onboarding-step-contract-data": "dashboard",
  "onboarding-step-payroll-info": "dashboard",
  "onboarding-step-id-check": "dashboard",
  "intro-profile-completion": "app-profile-completion",
} satisfies Partial<Record<Exclude<ScreenName, OnboardingStepScreen>, ScreenName>>;

export type Access = {
  isSignedIn: boolean;
  /** A sign-up past its password step, or a reset link: both take precedence over the session (C-17, C-24, P4). */
  running?: "signUp" | "reset" | null;
  /** The guard of a screen: the screen to show instead, or `null` (NAV-60). */
  accessRedirect?: (screen: ScreenName) => ScreenName | null;
};

/** A running sign-up stays at its step, whichever auth URL is opened (C-20). */
const isOpenWhileSignedIn = (screen: ScreenName, { running }: Access): boolean =>
  running === "signUp" ||
  (running === "reset" && (screen === "auth-reset-password" || screen === "auth-forgot-password"));

/**
 * Resolves the screen to show: sign-in first (ROUTE-29 to ROUTE-34, NAV-04 to NAV-08, C-60), then fixed aliases, then
 * guards (D-04).
 */
export function resolveScreen(target: string, access: Access): ScreenName {
  const screen = isScreenName(target) ? target : "dashboard";
  const isAuthScreen = screen.startsWith("auth-");
  if (!access.isSignedIn) return isAuthScreen ? screen : "auth-sign-in";
  if (isAuthScreen && isOpenWhileSignedIn(screen, access)) return screen;
  const destination = isAuthScreen ? "dashboard" : screen;
  const shown = ALIASES[destination] ?? destination;
  return access.accessRedirect?.(shown) ?? shown;
}
