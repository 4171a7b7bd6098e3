import type { AuthStartState } from "#app/features/auth/authApi.ts";
import type { AppDeps } from "#app/shell/appDeps.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import { startDecision } from "#app/router/start.ts";
import { screenOfStep } from "#app/navigation/steps.ts";
import type { LinkToken } from "#app/session/urlToken.ts";
import { readResumeState } from "#app/session/resumeState.ts";
import { sessionLost } from "#src/model/auth/alerts.ts";

export type StartState = {
  screen: ScreenName;
  auth: AuthStartState;
  /** A user is signed in, so the invitation in the URL is ignored (C-24). */
  isInvitationLeft: boolean;
};

export const emptyAuthStart: AuthStartState = {
  start: "entry",
  email: "",
  extraId: "",
  linkToken: "",
  hasAccount: false,
};

export const lostAuthStart: AuthStartState = { ...emptyAuthStart, alert: sessionLost };

const starts = {
  0: "entry",
  1: "emailCode",
  2: "phone",
  3: "smsCode",
  4: "password",
  6: "signIn",
  8: "forgot",
} as const;

/** The initial state from URL, link, session and tab storage (ROUTE-17 to ROUTE-28, C-09). */
export function startStateOf(
  { session, tab }: Pick<AppDeps, "session" | "tab">,
  path: string,
  link: LinkToken,
): StartState {
  const { pendingAuth, signUp } = readResumeState(tab);
  const decision = startDecision({ path, link, hasSession: session.id() !== null, pendingAuth, signUp });
  const initial: AuthStartState = {
    ...emptyAuthStart,
    email: signUp?.email ?? "",
    extraId: pendingAuth?.extraId ?? "",
    hasAccount: pendingAuth?.needsPassword ?? false,
  };
  const at = (screen: ScreenName, auth: Partial<AuthStartState>): StartState => ({
    screen,
    auth: { ...initial, ...auth },
    isInvitationLeft: false,
  });
  switch (decision.kind) {
    case "app":
      return { screen: decision.screen, auth: emptyAuthStart, isInvitationLeft: link.token !== null };
    case "step": {
      const { step, screen, email } = decision;
      return at(screen, { start: starts[step as keyof typeof starts] ?? "entry", email: email ?? "" });
    }
    case "invitation":
      return at(screenOfStep(0), { start: "invitation", email: decision.email, linkToken: decision.token });
    case "proof-expired":
      return at(screenOfStep(decision.step), { start: "proofExpired" });
    case "reset":
      return at(screenOfStep(9), { start: "reset", linkToken: decision.token });
    case "reset-link-missing":
      return at(screenOfStep(9), { start: "reset" });
  }
}
