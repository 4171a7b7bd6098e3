import { readSigns, withoutEnd } from "#src/lib/typedText.ts";

export const CODE_LENGTH = 6;
/** Seconds between two sends of a code (FMT-14, AUTH-64). */
export const RESEND_COOLDOWN_SECONDS = 60;
/** A second automatic send within this time is dropped (FMT-27, AUTH-63). */
export const AUTO_SEND_GUARD_MS = 2000;
/** Milliseconds that a page waits for a missing reset token (FMT-15, C-74). */
export const RESET_LINK_MISSING_MS = 500;
export const RESET_LINK_MINUTES = 15;
export const PASSWORD_MIN_LENGTH = 8;
export const PASS_NUMBER_MAX_LENGTH = 50;

/**
 * The steps of auth (ROUTE-04, C-03): 0 entry, 1 e-mail code, 2 phone, 3 SMS code, 4 password, 5 profile, 6 sign-in, 7
 * success, 8 forgotten password, 9 new password.
 */
export type AuthStep = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** Punctuation around an address in a list, a letter or a sentence. */
const BEFORE = /^[\s<("'„“«»]+/;
/** `E-Mail: kim@example.de (privat)`: a label with a colon before an address, a note in brackets after it. */
const LABEL = /^\p{L}[\p{L} -]*: (?=\S+@)/u;
const NOTE = / \([^()@]*\)$/;
const BEHIND = " >)\"'„“”«»;,:.";

/**
 * The address as sent and stored: plain characters, case as typed (C-57), without the surroundings of a list, a link or
 * a sentence. To compare addresses use `emailKey`.
 */
export function readEmail(text: string): string {
  const plain = readSigns(text.replace(/[’‘ʼ´`]/g, "'"))
    .replace(LABEL, "")
    .replace(NOTE, "");
  const named = plain.split("@").length === 2 ? /<([^<>@]+@[^<>@]+)>/.exec(plain)?.[1] : undefined;
  const [, linked] = /^mailto:([^?]*)/i.exec((named ?? plain).replace(BEFORE, "")) ?? [];
  return withoutEnd((linked?.replace("%40", "@") ?? named ?? plain).replace(BEFORE, ""), BEHIND);
}

/** One @ with something before it and a domain with a dot; surroundings are ignored (AUTH-12, AUTH-13, C-57). */
export function emailProblem(email: string): "required" | "invalid" | null {
  const text = readEmail(email);
  if (text === "") return "required";
  const [local, domain, ...rest] = text.split("@");
  const isEmail = local && domain && rest.length === 0 && !/\s/.test(text) && domain.slice(1, -1).includes(".");
  return isEmail ? null : "invalid";
}

/** Equal for all spellings of an address: for storage keys and comparisons (C-76). */
export const emailKey = (email: string): string => readEmail(email).toLowerCase();

/** Exactly six digits (AUTH-37, AUTH-48). */
export const isCompleteCode = (code: string): boolean => /^\d{6}$/.test(code);
