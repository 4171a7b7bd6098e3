import type { GoogleProfile } from "#src/model/auth/signUp.ts";

/** `session`: a provider's adapter may answer with tokens; the one in use does not (C-07, C-08). */
export type GoogleChoice =
  | { kind: "chosen"; profile: GoogleProfile; session?: { accessToken: string; refreshToken: string } }
  | { kind: "cancelled" };

export type GoogleSignIn = {
  /** Lets the person choose an account. Call it in answer to a click; rejects when Google does not answer (VA-030). */
  choose: () => Promise<GoogleChoice>;
};
