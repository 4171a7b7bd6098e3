import { CODE_LENGTH } from "#src/model/auth/auth.ts";
import type { Code, Database } from "../database.ts";
import { issueDigits } from "../database/random.ts";
import { MINUTE, SECOND, secondsUntil, type Instant } from "../database/time.ts";

type Codes = Record<string, Code>;

/** Seconds until another code may be sent to `recipient`; 0 if allowed now. */
export function cooldownLeft(database: Database, codes: Codes, recipient: string, at: Instant): number {
  const last = codes[recipient];
  return last ? secondsUntil(last.sentAt + database.settings.cooldownSeconds * SECOND, at) : 0;
}

/** Replaces the code of `recipient`; the previous one is invalid. */
export function newCode(database: Database, codes: Codes, recipient: string, at: Instant): string {
  const digits = issueDigits(database, CODE_LENGTH);
  const { codeMinutes, codeAttempts } = database.settings;
  codes[recipient] = { digits, sentAt: at, expiresAt: at + codeMinutes * MINUTE, attemptsLeft: codeAttempts };
  return digits;
}

export type CodeVerdict = "right" | "wrong" | "expired" | "used-up";

/** A correct code is used up; a wrong one uses up an attempt. */
export function tryCode(codes: Codes, recipient: string, digits: string, at: Instant): CodeVerdict {
  const code = codes[recipient];
  if (!code) return "wrong";
  if (code.attemptsLeft <= 0) return "used-up";
  if (code.expiresAt <= at) return "expired";
  if (code.digits !== digits) {
    code.attemptsLeft -= 1;
    return "wrong";
  }
  code.expiresAt = at;
  code.digits = "";
  return "right";
}
