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

/** Shows that somebody has confirmed an address, from an e-mail code or from an invitation. */
export type EmailProof = { extraId: string; expiresAt: Instant; confirmedPhone: string | null };

export type Invitation = { extraId: string; expiresAt: Instant; used: boolean };

export type ResetLink = { extraId: string; expiresAt: Instant; used: boolean };

export type AccessToken = { family: string; expiresAt: Instant };

export type RefreshToken = { family: string; expiresAt: Instant; used: boolean };

/** One sign-in and all tokens that came out of it. */
export type TokenFamily = { extraId: string; alive: boolean };

/** Everything the stand-in provider knows: plain data that survives JSON. Keys of the records are the secrets themselves. */
export type Database = {
  version: 1;
  name: string;
  seed: string;
  /** How many codes, tokens and ids the seed has given so far. */
  issued: number;
  /** How far this database's clock is ahead of the machine's, in milliseconds. */
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
  /** How far a person is with what only some providers have, by extra id and then by section. */
  procedures: Record<string, Procedures>;
  /** Who came today, by the id on the supervisors' lists. */
  attendance: Record<string, Attendance>;
  /** What people have typed into forms, by extra id and then by section: in memory alone, never written (S6). */
  handedIn: Record<string, Readonly<Record<string, Json>>>;
  messages: Message[];
  faults: ArmedFault[];
  log: LoggedCall[];
};

/**
 * Runs a rule on a copy: rules read as if they changed the database, and nobody who holds the old one sees it move.
 * A refusal may change the database too (a wrong code costs an attempt); only an exception leaves it as it was.
 */
export function change<Answer>(
  database: Database,
  rule: (draft: Database) => Answer,
): { database: Database; answer: Answer } {
  const draft = structuredClone(database);
  const answer = rule(draft);
  return { database: draft, answer };
}
