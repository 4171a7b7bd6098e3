import type {
  Account,
  Application,
  Attendance,
  TrialDay,
  GroupRecord,
  LoggedCall,
  Message,
  Procedures,
} from "./database/records.ts";
import type { ArmedFault } from "./faultKinds.ts";
import type { Json } from "./database/reply.ts";
import type { Settings } from "./database/settings.ts";
import type { Instant } from "./database/time.ts";

export type Code = { digits: string; sentAt: Instant; expiresAt: Instant; attemptsLeft: number };

/** A verified e-mail address, from a code or an invitation. */
export type EmailProof = { extraId: string; expiresAt: Instant; confirmedPhone: string | null };

export type Invitation = { extraId: string; expiresAt: Instant; used: boolean };

export type ResetLink = { extraId: string; expiresAt: Instant; used: boolean };

export type AccessToken = { family: string; expiresAt: Instant };

export type RefreshToken = { family: string; expiresAt: Instant; used: boolean };

/** One sign-in and all tokens refreshed from it. */
export type TokenFamily = { extraId: string; alive: boolean };

/** The mock provider's state: plain data that can be serialised as JSON. Records are keyed by their secrets. */
export type Database = {
  version: 1;
  name: string;
  seed: string;
  /** Number of codes, tokens and ids generated from the seed so far. */
  issued: number;
  /** Milliseconds that this database's clock is ahead of the machine's. */
  clockAhead: number;
  settings: Settings;
  accounts: Record<string, Account>;
  emailCodes: Record<string, Code>;
  smsCodes: Record<string, Code>;
  emailProofs: Record<string, EmailProof>;
  invitations: Record<string, Invitation>;
  resetLinks: Record<string, ResetLink>;
  families: Record<string, TokenFamily>;
  accessTokens: Record<string, AccessToken>;
  refreshTokens: Record<string, RefreshToken>;
  days: TrialDay[];
  applications: Application[];
  groups: GroupRecord[];
  /** Progress in the optional procedures, by extra id and section. */
  procedures: Record<string, Procedures>;
  /** Attendance today, by the id on the supervisors' lists. */
  attendance: Record<string, Attendance>;
  /** Saved form data, by extra id and section: in memory only, never written to disk (S6). */
  handedIn: Record<string, Readonly<Record<string, Json>>>;
  messages: Message[];
  faults: ArmedFault[];
  log: LoggedCall[];
};

/**
 * Runs a rule on a copy, so that rules may mutate it while other references stay unchanged. A refusal may change the
 * database too (a wrong code uses up an attempt); only an exception discards the changes.
 */
export function change<Answer>(
  database: Database,
  rule: (draft: Database) => Answer,
): { database: Database; answer: Answer } {
  const draft = structuredClone(database);
  const answer = rule(draft);
  return { database: draft, answer };
}
