import type { GoogleProfile } from "#src/model/auth/signUp.ts";

/** `session`: another provider's adapter may return tokens; the current one does not (C-07, C-08). */
export type GoogleChoice =
  | { kind: "chosen"; profile: GoogleProfile; session?: { accessToken: string; refreshToken: string } }
  | { kind: "cancelled" };

export type GoogleSignIn = {
  /** Lets the user choose an account. Call it in a click handler; rejects without a response of Google (VA-030). */
  choose: () => Promise<GoogleChoice>;
};
