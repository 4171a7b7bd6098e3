import { describe, expect, test } from "vitest";
import { resolveScreen, type Access } from "#app/router/guard.ts";
import { plainPath } from "#app/navigation/screenForPath.ts";
import { pathForScreen, SCREEN_PATHS, type ScreenName } from "#app/navigation/screens.ts";
import { startDecision, type StartSituation } from "#app/router/start.ts";
import { screenOfStep } from "#app/navigation/steps.ts";
import { captureUrlToken } from "#app/session/captureUrlToken.ts";
import { addedScreens } from "../navigation/addedScreens.ts";

const ownPaths = [...new Set(Object.values(SCREEN_PATHS).filter((path) => path !== null))];
const oddPaths = [
  "/",
  "",
  "/authx",
  "/auth",
  "/auth/",
  "/auth/nope",
  "/auth/login",
  "//evil",
  "//evil.example/auth/signin",
  "/%2e%2e/settings",
  "/../dashboard",
  "/dashboard/",
  "/DASHBOARD",
  "/dashboard?x=1&y=%00",
  "/dashboard#top",
  "/onboarding/xyz",
  "/reset-password/",
  "/Forgot-Password",
  "/auth/signin?token=t",
  "/group/select/nope",
];

type State = { situation: Pick<StartSituation, "hasSession" | "signUp">; isFirstTime: boolean };
const remains = { email: "a@b.de", phone: "+491713920001", extraId: "7301", hasEmailProof: true };
const states = {
  "signed out": { situation: { hasSession: false, signUp: null }, isFirstTime: false },
  "signed in": { situation: { hasSession: true, signUp: null }, isFirstTime: false },
  "signing up": { situation: { hasSession: false, signUp: remains }, isFirstTime: false },
  "first time": { situation: { hasSession: true, signUp: null }, isFirstTime: true },
} satisfies Record<string, State>;

const accessOf = ({ situation, isFirstTime }: State, hasResetLink: boolean): Access => ({
  isSignedIn: situation.hasSession,
  running: hasResetLink ? "reset" : null,
  accessRedirect: (screen) => {
    if (screen === "dashboard" && isFirstTime) return "onboarding-welcome";
    return screen === "onboarding-welcome" && !isFirstTime ? "dashboard" : null;
  },
});

type Address = { path: string; link: { token: string | null; email: string | null } };

/** The path of an address, as a page sees it. */
const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? "";

function shown(address: Address, state: State): ScreenName {
  const decision = startDecision({ ...state.situation, ...address, pendingAuth: null });
  const access = accessOf(state, decision.kind === "reset");
  switch (decision.kind) {
    case "app":
      return resolveScreen(decision.screen, access);
    case "step":
      return resolveScreen(decision.screen, access);
    case "reset":
      return resolveScreen("auth-reset-password", access);
    case "reset-link-missing":
      return resolveScreen("auth-forgot-password", access);
    case "proof-expired":
      return screenOfStep(decision.step);
    case "invitation":
      return "auth-phone";
  }
}

function settle(url: string, state: State) {
  const { token, email } = captureUrlToken(url);
  const address: Address = { path: pathOf(url), link: { token, email } };
  const trail: ScreenName[] = [];
  let pathChanges = 0;
  for (let round = 0; round < 4; round += 1) {
    const screen = shown(address, state);
    trail.push(screen);
    const path = pathForScreen(screen) ?? address.path;
    if (plainPath(path) !== plainPath(address.path)) pathChanges += 1;
    address.path = path;
  }
  return { screen: trail[0], trail, pathChanges };
}

const resumable = ["auth-verify-email", "auth-phone", "auth-verify-phone", "auth-password"];
const movedToDashboard = [
  "appointments",
  "webinar-booking",
  "training-booking",
  "onboarding-step-contract-data",
  "onboarding-step-payroll-info",
  "onboarding-step-id-check",
];

function expected(url: string, name: keyof typeof states): string {
  const path = plainPath(pathOf(url));
  const own = Object.entries(SCREEN_PATHS).find(([, ownPath]) => ownPath === path)?.[0];
  const unknown = path.startsWith("/onboarding/") ? "onboarding-step-invalid" : "dashboard";
  if (url.includes("token=t")) return "auth-reset-password";
  if (name === "signed out" || name === "signing up") {
    if (path === "/reset-password" || path === "/forgot-password") return "auth-forgot-password";
    if (own === "auth-create-account") return own;
    return own && name === "signing up" && resumable.includes(own) ? own : "auth-sign-in";
  }
  const home = name === "first time" ? "onboarding-welcome" : "dashboard";
  if (own === "onboarding-welcome" || own?.startsWith("auth-") || movedToDashboard.includes(own ?? "")) return home;
  if (own === "intro-profile-completion") return "app-profile-completion";
  const screen = own ?? unknown;
  return screen === "dashboard" ? home : screen;
}

describe.each(Object.keys(states) as (keyof typeof states)[])("80 paths, %s", (name) => {
  test.each([...ownPaths, ...oddPaths])("%j shows its screen at once and stays there (F4)", (url) => {
    const { screen, trail, pathChanges } = settle(url, states[name]);
    expect(screen).toBe(expected(url, name));
    expect(trail).toEqual(Array<string | undefined>(4).fill(screen));
    expect(pathChanges).toBeLessThanOrEqual(1);
  });
});

test("the matrix holds 60 own paths, those of added screens and 20 odd ones (F4)", () =>
  expect([ownPaths.length - addedScreens.length, oddPaths.length]).toEqual([60, 20]));
