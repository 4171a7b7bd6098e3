import type { Locale } from "#src/copy/store.ts";
import { proposed, type Proposal, type ProposedText, type Stage, type Untaken } from "./proposal.ts";
import { readApproval, type Approval, type DraftStatuses } from "./status.ts";

/** Proposed texts and statuses that are not saved, and what somebody typed that cannot be proposed. */
export type Drafted = {
  proposal: Proposal;
  draftStatuses: DraftStatuses;
  untaken: Untaken;
  /** A problem of the source. `cut`: a part is missing. `elsewhere`: stored in another browser. */
  trouble: "cut" | "unreadable" | "elsewhere" | null;
};

export const nothingDrafted: Drafted = { proposal: [], draftStatuses: {}, untaken: [], trouble: null };
export const unreadable: Drafted = { ...nothingDrafted, trouble: "unreadable" };

export const isNothing = (of: Drafted): boolean => !isShareable(of) && of.untaken.length === 0;

/** Whether there is something to hand over. */
export const isShareable = ({ proposal, draftStatuses }: Drafted): boolean =>
  proposal.length > 0 || Object.keys(draftStatuses).length > 0;

/** The keys of everything that is drafted, each once. A text is a key, in one language or both. */
export const draftedKeys = ({
  proposal,
  draftStatuses,
  untaken,
}: Pick<Drafted, "proposal" | "draftStatuses" | "untaken">) => [
  ...new Set([...[...proposal, ...untaken].map(({ key }) => key), ...Object.keys(draftStatuses)]),
];

type TextRow = [locale: Locale, key: string, text: string, was: string, story: string, ...remarks: string[]];
type StatusRow = [key: string, approval: Approval | null];
type UntakenRow = [locale: Locale, key: string, text: string];

const stages: Readonly<Record<string, Stage>> = {
  "": "open",
  draft: "draft",
  accepted: "accepted",
  declined: "declined",
};

/** Empty remarks at the end are left out. */
function asTextRow({ locale, key, text, was, story, note, stage, answer }: ProposedText): TextRow {
  const remarks = [note, stage === "open" ? "" : stage, answer];
  return [locale, key, text, was, story, ...remarks.slice(0, remarks.findLastIndex((remark) => remark !== "") + 1)];
}

const isTextRow = (row: unknown): row is TextRow =>
  Array.isArray(row) &&
  row.length >= 5 &&
  row.length <= 8 &&
  row.every((cell) => typeof cell === "string") &&
  (row[0] === "de" || row[0] === "en") &&
  /^[\w-]*$/.test(String(row[4])) &&
  Object.hasOwn(stages, row[6] ?? "");

const isUntakenRow = (row: unknown): row is UntakenRow =>
  Array.isArray(row) &&
  row.length === 3 &&
  row.every((cell) => typeof cell === "string") &&
  (row[0] === "de" || row[0] === "en");

const isStatusRow = (row: unknown): row is StatusRow =>
  Array.isArray(row) &&
  row.length === 2 &&
  typeof row[0] === "string" &&
  (row[1] === null || readApproval(row[1]) !== null);

const asProposedText = ([
  locale,
  key,
  text,
  was,
  story,
  note = "",
  stage = "",
  answer = "",
]: TextRow): ProposedText => ({
  locale,
  key,
  text,
  was,
  story,
  note,
  stage: stages[stage] ?? "open",
  answer,
});

/** As a file holds it: JSON with a line for each text and each status. */
export function written({ proposal, draftStatuses, untaken }: Drafted): string {
  const typed = untaken.map(({ locale, key, text }): UntakenRow => [locale, key, text]);
  const rows = [...proposal.map(asTextRow), ...Object.entries(draftStatuses), ...typed];
  return `[${rows.map((row) => JSON.stringify(row)).join(",\n")}]`;
}

/** The drafts of a file; of a truncated one its complete rows. */
export function read(text: string): Drafted {
  const whole = parsed(text);
  // Older links have a separate list of statuses by key.
  const rows = typeof whole === "object" && whole && !Array.isArray(whole) ? Object.entries(whole) : whole;
  return rows === undefined ? readCut(text) : (drafted(rows, null) ?? unreadable);
}

function readCut(text: string): Drafted {
  if (!text.startsWith("[")) return unreadable;
  for (let end = text.lastIndexOf("]"); end > 0; end = text.lastIndexOf("]", end - 1)) {
    const found = drafted(parsed(`${text.slice(0, end + 1)}]`), "cut");
    if (found) return found;
  }
  return { ...nothingDrafted, trouble: "cut" };
}

function drafted(rows: unknown, trouble: Drafted["trouble"]): Drafted | null {
  if (!Array.isArray(rows) || !rows.every((row) => isTextRow(row) || isStatusRow(row) || isUntakenRow(row)))
    return null;
  return {
    proposal: rows.filter(isTextRow).map(asProposedText),
    draftStatuses: Object.fromEntries(rows.filter(isStatusRow)),
    untaken: rows.filter(isUntakenRow).map(([locale, key, typed]) => ({ locale, key, text: typed })),
    trouble,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));

/** As a link carries it: base64url, whose characters no program takes for the end of a link. */
export const asLinked = (of: Drafted): string =>
  base64(new TextEncoder().encode(written(of)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** The drafts of a link; of a truncated one its complete rows. */
export function readLinked(linked: string): Drafted {
  if (!/^[\w-]*$/.test(linked)) return unreadable;
  const whole = linked.slice(0, linked.length - (linked.length % 4 === 1 ? 1 : 0));
  const bytes = Uint8Array.from(atob(whole.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
  return read(new TextDecoder().decode(bytes));
}

/** Both; `own` wins for the same text. */
export function withOthers(own: Drafted, others: Drafted): Drafted {
  return {
    proposal: [...own.proposal, ...others.proposal.filter(({ locale, key }) => !proposed(own.proposal, locale, key))],
    draftStatuses: { ...others.draftStatuses, ...own.draftStatuses },
    untaken: own.untaken,
    trouble: others.trouble,
  };
}
