import type { GoogleProfile } from "#src/model/auth/signUp.ts";
import type { SendProblem } from "#src/model/problem.ts";
import type { BadLinkAlert } from "#src/model/auth/alerts.ts";
import type { WireId } from "#src/model/reading.ts";

/** The user's data in the sign-up before the profile (ENT-43 to ENT-52). */
export type Person = { email: string; extraId: WireId; firstName: string; lastName: string; phone: string };

export type EntryDone =
  | { kind: "verified" | "unverified"; email: string; extraId: WireId }
  /** Continues at the phone with the data from Google (AUTH-22). */
  | { kind: "google"; email: string; extraId: WireId; profile: GoogleProfile }
  /** Google's response contained a session (C-07). */
  | { kind: "signedIn" };

export type CodeSend =
  | { kind: "sent" }
  | { kind: "tooEarly"; seconds: number }
  | { kind: "refused"; problem: SendProblem }
  | { kind: "proofExpired" };

/** `proofExpired`: the proof of the e-mail address is missing or expired (AUTH-53, AUTH-69 to AUTH-74). */
export type CodeDone = { kind: "accepted"; token: string | null } | { kind: "proofExpired" };
export type PhoneDone = { kind: "sent" | "proofExpired"; phone: string };
export type PasswordDone = { kind: "created" | "proofExpired" };

export type ProfileDone = { firstName: string };

/** `badLink`: a new link is needed; without an alert the user has requested it, and `email` is their address. */
export type ResetDone =
  | { kind: "done"; email: string }
  | { kind: "badLink"; alert: BadLinkAlert | null; email: string };
