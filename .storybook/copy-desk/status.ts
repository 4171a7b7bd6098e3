import * as z from "zod/mini";
import type { Locale } from "#src/copy/store.ts";
import { printOf, type Proposal } from "./proposal.ts";

export const statusFile = "src/copy/status.json";

/** The status of a text, with prints of the wording and picture it was given for. A text without an entry is a draft. */
const approval = z.strictObject({
  status: z.enum(["review", "approved"]),
  /** Prints of both wordings, as `printOf` makes them. */
  de: z.string().check(z.regex(/^[0-9a-z]{1,7}$/)),
  en: z.string().check(z.regex(/^[0-9a-z]{1,7}$/)),
  /** Set when the approval includes the picture of this story. */
  picture: z.optional(
    z.strictObject({
      story: z.string().check(z.regex(/^[\p{L}\d-]+--[\p{L}\d-]+$/u)),
      print: z.string().check(z.regex(/^[0-9a-f]{20}$/)),
    }),
  ),
});
export type Approval = z.infer<typeof approval>;

/** By the key of a text. */
export type Approvals = Readonly<Record<string, Approval>>;

export const statuses = ["draft", "review", "approved", "picture"] as const;
/** As people pick it: `picture` is approved with this picture. */
export type Status = (typeof statuses)[number];

/** A status and, when it has expired, what has changed since. */
export type CurrentStatus = { status: Status; expired: "wording" | "picture" | null };

/** Print of each picture by the part of a story's id before `--`. */
export type PicturePrints = Readonly<Record<string, string>>;

export const screenOf = (story: string) => story.slice(0, story.indexOf("--"));

export const readApproval = (value: unknown): Approval | null => approval.safeParse(value).data ?? null;

export const statusOf = (of: Approval | undefined): Status => (of?.picture ? "picture" : (of?.status ?? "draft"));

/** The status of these texts and pictures. */
export function currentStatusOf(
  of: Approval | undefined,
  texts: Record<Locale, string>,
  pictures: PicturePrints,
): CurrentStatus {
  const status = statusOf(of);
  if (!of) return { status, expired: null };
  if (!isAbout(of, texts)) return { status, expired: "wording" };
  const isCurrent = !of.picture || pictures[screenOf(of.picture.story)] === of.picture.print;
  return { status, expired: isCurrent ? null : "picture" };
}

/** Whether it was given for exactly these two wordings. */
export const isAbout = ({ de, en }: Approval, texts: Record<Locale, string>) =>
  de === printOf(texts.de) && en === printOf(texts.en);

/** The file in its one fixed layout: keys in order, so that two people's changes seldom meet. */
export const fileOfApprovals = (approvals: Approvals) =>
  `${JSON.stringify(Object.fromEntries(Object.entries(approvals).toSorted(([one], [other]) => (one < other ? -1 : 1))), null, 2)}\n`;

/** Statuses that are not saved; null resets a text to a draft. */
export type DraftStatuses = Readonly<Record<string, Approval | null>>;

/** The unsaved status of a text, else the stored one. */
export const approvalOf = (key: string, draftStatuses: DraftStatuses, stored: Approvals): Approval | undefined =>
  (Object.hasOwn(draftStatuses, key) ? draftStatuses[key] : Object.hasOwn(stored, key) ? stored[key] : null) ??
  undefined;

type Beside = {
  proposal: Proposal;
  draftStatuses: DraftStatuses;
  stored: { approvals: Approvals; pictures: PicturePrints };
};

/** Whether it was given for a wording that is declined now. */
export const isOfDeclined = (proposal: Proposal, about: string, next: Approval | null) =>
  proposal.some(
    ({ key, locale, text, stage }) => key === about && stage === "declined" && next?.[locale] === printOf(text),
  );

/** The unsaved statuses that count: those for a declined wording do not. */
export const countedStatuses = ({
  proposal,
  draftStatuses,
}: Pick<Beside, "proposal" | "draftStatuses">): DraftStatuses =>
  Object.fromEntries(Object.entries(draftStatuses).filter(([key, next]) => !isOfDeclined(proposal, key, next)));

/** The status of a text with this wording, saved or not. An unsaved one that was for a declined wording is none. */
export function currentStatusAt(
  { proposal, draftStatuses, stored }: Beside,
  key: string,
  texts: Record<Locale, string>,
) {
  const isOut = isOfDeclined(proposal, key, draftStatuses[key] ?? null);
  return currentStatusOf(approvalOf(key, isOut ? {} : draftStatuses, stored.approvals), texts, stored.pictures);
}

/** Adds an unsaved status; one that equals the stored status removes the entry. */
export function withStatus(
  draftStatuses: DraftStatuses,
  key: string,
  next: Approval | null,
  stored: Approvals,
): DraftStatuses {
  const { [key]: _before, ...rest } = draftStatuses;
  const file = approvalOf(key, {}, stored) ?? null;
  return JSON.stringify(next) === JSON.stringify(file) ? rest : { ...rest, [key]: next };
}

/** The stored approvals with the unsaved ones whose wording is still the same; `left` are the others. */
export function withDraftStatuses(
  stored: Approvals,
  draftStatuses: DraftStatuses,
  textsOf: (key: string) => Record<Locale, string>,
) {
  const isTaken = ([key, next]: [string, Approval | null]) => next === null || isAbout(next, textsOf(key));
  const taken = Object.entries(draftStatuses).filter(isTaken);
  const merged = Object.entries({ ...stored, ...Object.fromEntries(taken) });
  const approvals: Approvals = Object.fromEntries(
    merged.flatMap(([key, one]): [string, Approval][] => (one ? [[key, one]] : [])),
  );
  return { approvals, taken, left: Object.entries(draftStatuses).filter((one) => !isTaken(one)) };
}
