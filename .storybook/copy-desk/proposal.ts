import type { Locale } from "#src/copy/store.ts";

/** A proposed text with the print of the original and the story it was written at. */
export type Change = {
  locale: Locale;
  key: string;
  text: string;
  /** Print of the text that the catalogue had when this was written. */
  was: string;
  /** Id of the story that was on show. */
  story: string;
};

/** `draft`: written here and not shared; `open`: received by link and undecided. */
export type Stage = "draft" | "open" | "accepted" | "declined";

export type Remarks = {
  stage: Stage;
  /** Of the author. */
  note: string;
  /** Of the reviewer. */
  answer: string;
};

export type ProposedText = Change & Remarks;
export type Proposal = readonly ProposedText[];

/** A short hash of a text, to detect changes; keeps links and files short. */
export function printOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36);
}

/** What stands in the fields but cannot be proposed. */
export type Untaken = readonly Pick<Change, "locale" | "key" | "text">[];

type AboutText = Pick<Change, "locale" | "key">;

const isAbout = (line: AboutText, locale: Locale, key: string) => line.locale === locale && line.key === key;

/** The line about a text, of a proposal or of its refusals. */
export const proposed = <Line extends AboutText>(lines: readonly Line[], locale: Locale, key: string) =>
  lines.find((line) => isAbout(line, locale, key));

/** The text that the canvas shows: a declined proposal leaves the old one. */
export function wordingOf(proposal: Proposal, locale: Locale, key: string, original: string): string {
  const line = proposed(proposal, locale, key);
  return line && line.stage !== "declined" ? line.text : original;
}

/** The languages in which what was proposed for a text is declined. */
export const declinedIn = (proposal: Proposal, key: string): Locale[] =>
  proposal.flatMap((line) => (line.key === key && line.stage === "declined" ? [line.locale] : []));

/** The language in which a text stays as it is, while the other one changes. */
export function unchangedBeside(proposal: Proposal, key: string): Locale | null {
  const changes = (locale: Locale) => (proposed(proposal, locale, key)?.stage ?? "declined") !== "declined";
  return changes("de") === changes("en") ? null : changes("de") ? "en" : "de";
}

/** Whether nothing came from others or was decided by them. */
export const isAllOwn = (proposal: Proposal) => proposal.every(({ stage }) => stage === "draft");

/** Whether to save and export it: own drafts and accepted proposals. */
export const isIncluded = ({ stage }: Remarks) => stage === "draft" || stage === "accepted";

/** For a link: own drafts are open for the recipient, who has not answered them yet. */
export const asShared = (proposal: Proposal): Proposal =>
  proposal.map((line) => (line.stage === "draft" ? { ...line, stage: "open", answer: "" } : line));

/** The lines without the one about a text. */
export const withoutChange = <Line extends AboutText>(lines: readonly Line[], locale: Locale, key: string) =>
  lines.filter((line) => !isAbout(line, locale, key));

/** Adds a change, or replaces the one of the same text: its note and answer stay, its stage is reset. */
export const withChange = (proposal: Proposal, change: Change): Proposal =>
  proposed(proposal, change.locale, change.key)
    ? proposal.map((other) =>
        isAbout(other, change.locale, change.key) ? { ...other, ...change, stage: "draft" } : other,
      )
    : [...proposal, { ...change, stage: "draft", note: "", answer: "" }];

export const withRemarks = (proposal: Proposal, { locale, key }: AboutText, remarks: Partial<Remarks>): Proposal =>
  proposal.map((line) => (isAbout(line, locale, key) ? { ...line, ...remarks } : line));
