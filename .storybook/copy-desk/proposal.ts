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

/** `draft`: written here and not shared; `open`: it came with a link and nobody has decided. */
export type Stage = "draft" | "open" | "accepted" | "declined";

export type Remarks = {
  stage: Stage;
  /** What the one who proposes says of it. */
  note: string;
  /** What the one who decides says of it. */
  answer: string;
};

export type ProposedText = Change & Remarks;
export type Proposal = readonly ProposedText[];

/** A short print of a text: tells whether it is still the same, and keeps links and files short. */
export function printOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36);
}

const isAbout = (change: Change, locale: Locale, key: string) => change.locale === locale && change.key === key;

export const proposed = (proposal: Proposal, locale: Locale, key: string) =>
  proposal.find((change) => isAbout(change, locale, key));

/** The text that the canvas shows: a declined proposal leaves the old one. */
export function wordingOf(proposal: Proposal, locale: Locale, key: string, original: string): string {
  const line = proposed(proposal, locale, key);
  return line && line.stage !== "declined" ? line.text : original;
}

/** Whether it is to be saved and handed over: what somebody wrote here, and what they accepted. */
export const isIncluded = ({ stage }: Remarks) => stage === "draft" || stage === "accepted";

/** As it goes out in a link: whoever opens it decides. */
export const asShared = (proposal: Proposal): Proposal =>
  proposal.map((line) => (line.stage === "draft" ? { ...line, stage: "open" } : line));

/** The proposal without what it says of one text. */
export const withoutChange = (proposal: Proposal, locale: Locale, key: string): Proposal =>
  proposal.filter((change) => !isAbout(change, locale, key));

/** The proposal with this change in the place of an older one for the same text. Its remarks stay; the decision does not. */
export const withChange = (proposal: Proposal, change: Change): Proposal =>
  proposed(proposal, change.locale, change.key)
    ? proposal.map((other) =>
        isAbout(other, change.locale, change.key) ? { ...other, ...change, stage: "draft" } : other,
      )
    : [...proposal, { ...change, stage: "draft", note: "", answer: "" }];

export const withRemarks = (
  proposal: Proposal,
  { locale, key }: Pick<ProposedText, "locale" | "key">,
  remarks: Partial<Remarks>,
): Proposal => proposal.map((line) => (isAbout(line, locale, key) ? { ...line, ...remarks } : line));
