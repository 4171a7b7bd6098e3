import type { EmailCheck, GoogleAnswer, GoogleMode } from "#app/features/auth/entryMachine.ts";
import { googleSignIn } from "#app/platform/google/googleSignIn.ts";
import type { GoogleSignIn } from "#app/platform/google/port.ts";

export type GoogleDeps = {
  google: () => Promise<GoogleSignIn>;
  checkEmail: (email: string) => Promise<EmailCheck>;
  startSession: (tokens: { accessToken: string; refreshToken: string }) => Promise<void>;
};

/**
 * Lets the person choose a Google account and asks the provider who that is (AUTH-22 to AUTH-26, C-07, C-08). Rejects when
 * Google does not answer. An account that is chosen after the step was left (`signal`) opens no session.
 */
export async function askGoogle(mode: GoogleMode, deps: GoogleDeps, signal: AbortSignal): Promise<GoogleAnswer> {
  const google = await deps.google();
  const choice = await google.choose();
  if (choice.kind === "cancelled" || signal.aborted) return { kind: "cancelled" };
  const { profile, session } = choice;
  if (session) {
    await deps.startSession(session);
    return { kind: "signedIn" };
  }
  const { email } = profile;
  const check = await deps.checkEmail(email).catch((): EmailCheck => ({ kind: "unclear" }));
  if (check.kind === "verified" && mode === "signIn") return { kind: "existing", email };
  if (check.kind === "unclear") return { kind: "unclear", email };
  return { kind: "google", email, extraId: "extraId" in check ? check.extraId : "", profile };
}

/** The same with Google itself. */
export const askBrowserGoogle = (mode: GoogleMode, services: Omit<GoogleDeps, "google">, signal: AbortSignal) =>
  askGoogle(mode, { google: googleSignIn, ...services }, signal);
