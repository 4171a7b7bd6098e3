import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Difference } from "./difference.ts";
import { top } from "./folders.ts";

/** The reviewed and accepted differences, by picture. */
export type Reviewed = Record<string, Difference["marks"]>;

export const reviewedFile = path.join(top, ".visual-reviewed.json");

export const readReviewed = (file = reviewedFile): Reviewed =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Reviewed) : {};

/**
 * A mark is valid as long as both pictures and their texts are the reviewed ones, or, on a machine that renders
 * differently, as long as their modules and texts are the same. Any later change needs a new review.
 */
export const isReviewed = (reviewed: Reviewed, { id, kind, marks }: Difference): boolean =>
  kind !== "broken" && (reviewed[id]?.seen === marks.seen || reviewed[id]?.made === marks.made);

/** The valid marks, and new ones for `ids` (`all` for every difference). Throws for an id without a difference. */
export function accept(reviewed: Reviewed, differences: readonly Difference[], ids: readonly string[]): Reviewed {
  const unknown = ids.filter((id) => id !== "all" && !differences.some((difference) => difference.id === id));
  if (unknown.length > 0) throw new Error(`--accept: no difference in ${unknown.join(", ")}`);
  const isSelected = ({ id, kind }: Difference) => kind !== "broken" && (ids.includes("all") || ids.includes(id));
  return Object.fromEntries(
    differences
      .filter((difference) => isSelected(difference) || isReviewed(reviewed, difference))
      .map(({ id, marks }) => [id, marks]),
  );
}

/** A decision in the report, with what was shown, and why something is declined. */
export type Decision = { id: string; seen: string; decision: "accepted" | "declined"; reason?: string };

/** The decisions that the report saved. Throws for any other file. */
export function readDecisions(file: string): Decision[] {
  const read: unknown = JSON.parse(readFileSync(file, "utf8"));
  const isDecision = (one: unknown): one is Decision =>
    typeof one === "object" &&
    one !== null &&
    "id" in one &&
    "seen" in one &&
    "decision" in one &&
    (!("reason" in one) || typeof one.reason === "string");
  if (!Array.isArray(read) || !read.every(isDecision)) throw new Error(`--decisions: ${file} is no file of the report`);
  return read;
}

/** What a terminal prints of them: the reasons come from somebody else and contain no control characters. */
export const refusalLines = (decisions: readonly Decision[]): string[] =>
  decisions
    .filter(({ decision }) => decision === "declined")
    .map(({ id, reason = "" }) => `DECLINED    ${id}  ${reason.replaceAll(/\p{Cc}+/gu, " ")}`.trimEnd());

/** The reason, possibly empty, if this difference is declined as it looks now. */
export const refusalOf = (decisions: readonly Decision[], { id, marks }: Difference): string | undefined => {
  const made = decisions.find((decision) => decision.id === id && decision.seen === marks.seen);
  return made?.decision === "declined" ? (made.reason ?? "") : undefined;
};

/** The accepted differences that still look as they did then. */
export const acceptedIn = (decisions: readonly Decision[], differences: readonly Difference[]): string[] =>
  decisions
    .filter(({ id, seen, decision }) => {
      const marks = differences.find((difference) => difference.id === id)?.marks;
      return decision === "accepted" && marks?.seen === seen;
    })
    .map(({ id }) => id);

export const writeReviewed = (reviewed: Reviewed, file = reviewedFile): void =>
  writeFileSync(file, `${JSON.stringify(reviewed, null, 2)}\n`);
