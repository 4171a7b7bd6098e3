import type { Locale } from "#src/copy/store.ts";

/** One text that somebody proposes: for which key, what stood there then, and where they saw it. */
export type Change = {
  locale: Locale;
  key: string;
  text: string;
  /** Print of the text that the catalogue had when this was written. */
  was: string;
  /** Id of the story that was on show. */
  story: string;
};

export type Proposal = readonly Change[];

/** The name of the global that carries a proposal in a link. */
export const PROPOSAL = "proposal";

/** A short print of a text: tells whether it is still the same, and keeps links short. */
export function printOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36);
}

const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));

/** UTF-8 JSON as base64url: the only characters that a link may carry in a global. Nothing proposed is nothing. */
export function encodeProposal(proposal: Proposal): string {
  if (proposal.length === 0) return "";
  const rows = proposal.map(({ locale, key, text, was, story }) => [locale, key, text, was, story]);
  return base64(new TextEncoder().encode(JSON.stringify(rows)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** Null: what the link carries is no proposal, or not all of one. */
export function decodeProposal(encoded: string): Proposal | null {
  if (encoded === "") return [];
  try {
    const bytes = Uint8Array.from(atob(encoded.replaceAll("-", "+").replaceAll("_", "/")), (sign) =>
      sign.charCodeAt(0),
    );
    const rows: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return Array.isArray(rows) && rows.every(isRow) ? rows.map(asChange) : null;
  } catch {
    return null;
  }
}

type Row = [locale: Locale, key: string, text: string, was: string, story: string];

const isRow = (row: unknown): row is Row =>
  Array.isArray(row) &&
  row.length === 5 &&
  row.every((cell) => typeof cell === "string") &&
  (row[0] === "de" || row[0] === "en") &&
  /^[\w-]*$/.test(String(row[4]));

const asChange = ([locale, key, text, was, story]: Row): Change => ({ locale, key, text, was, story });

const isAbout = (change: Change, locale: Locale, key: string) => change.locale === locale && change.key === key;

export const proposed = (proposal: Proposal, locale: Locale, key: string) =>
  proposal.find((change) => isAbout(change, locale, key));

/** The proposal without what it says of one text. */
export const withoutChange = (proposal: Proposal, locale: Locale, key: string): Proposal =>
  proposal.filter((change) => !isAbout(change, locale, key));

/** The proposal with this change in the place of an older one for the same text. */
export const withChange = (proposal: Proposal, change: Change): Proposal =>
  proposed(proposal, change.locale, change.key)
    ? proposal.map((other) => (isAbout(other, change.locale, change.key) ? change : other))
    : [...proposal, change];
