import { plainPath, screenForPath } from "#app/navigation/screenForPath.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import { stepOfScreen } from "#app/navigation/steps.ts";
import type { UrlToken } from "#app/session/captureUrlToken.ts";
import type { AuthStep } from "#src/model/auth/auth.ts";
import type { PendingAuth } from "#src/model/auth/pendingAuth.ts";
import type { WireId } from "#src/model/reading.ts";

/** An unfinished sign-up stored in the tab (C-09). */
export type ResumedSignUp = { email: string; phone: string; extraId: WireId; hasEmailProof: boolean };

export type StartSituation = {
  path: string;
  /** Captured before the query was removed from the URL (P14). */
  link: Pick<UrlToken, "token" | "email">;
  hasSession: boolean;
  pendingAuth: PendingAuth | null;
  signUp: ResumedSignUp | null;
};

export type StartDecision =
  /** Validate the link, then step 2. */
  | { kind: "invitation"; token: string; email: string }
  /** Validate the link, then step 9. */
  | { kind: "reset"; token: string }
  /** Wait for a token, then step 8 with a message. */
  | { kind: "reset-link-missing" }
  /** The e-mail verification that this step needs has expired. */
  | { kind: "proof-expired"; step: 3 | 4 }
  | { kind: "step"; step: AuthStep; screen: ScreenName; email: string | null }
  /** The signed-in area; its access rules apply next. */
  | { kind: "app"; screen: ScreenName };

/**
 * The first screen of the app (ROUTE-17 to ROUTE-33, C-21, C-23, C-24, P12). A session leads to the signed-in area,
 * even during a sign-up (C-17); only a reset link takes precedence.
 */
export function startDecision(situation: StartSituation): StartDecision {
  const { path, hasSession } = situation;
  const { token, email } = situation.link;
  const plain = plainPath(path);
  const screen = screenForPath(plain);
  if (token && !email && (plain === "/reset-password" || plain.includes("/auth/"))) return { kind: "reset", token };
  if (hasSession) return { kind: "app", screen: stepOfScreen(screen) === null ? screen : "dashboard" };
  if (token && email) return { kind: "invitation", token, email };
  if (plain === "/reset-password") return { kind: "reset-link-missing" };
  return resume(stepOfScreen(screen) ?? 0, screen, email, situation);
}

/** Resumes a step only if everything it needs is still stored (C-09, C-05). */
function resume(
  step: AuthStep,
  screen: ScreenName,
  linkedEmail: string | null,
  { pendingAuth, signUp }: StartSituation,
): StartDecision {
  const at = (shown: AuthStep, on: ScreenName, email: string | null = null): StartDecision => ({
    kind: "step",
    step: shown,
    screen: on,
    email,
  });
  const entry = at(0, screen === "auth-create-account" ? screen : "auth-sign-in", linkedEmail);
  switch (step) {
    case 8:
      return at(8, screen, linkedEmail ?? pendingAuth?.email ?? null);
    case 1:
    case 2:
      return signUp?.email ? at(step, screen, signUp.email) : entry;
    case 3:
    case 4: {
      if (!signUp?.email) return entry;
      if (!signUp.hasEmailProof) return { kind: "proof-expired", step };
      return (step === 3 ? signUp.phone : signUp.extraId) ? at(step, screen, signUp.email) : entry;
    }
    case 0:
      return screen === "auth-sign-in" && pendingAuth?.needsPassword && !linkedEmail
        ? at(6, "auth-login", pendingAuth.email)
        : entry;
    default:
      return entry;
  }
}
