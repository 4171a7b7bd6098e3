import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Difference } from "./difference.ts";
import { top } from "./folders.ts";

/** What somebody has looked at and accepted, by picture. */
export type Reviewed = Record<string, Difference["marks"]>;

export const reviewedFile = path.join(top, ".visual-reviewed.json");

export const readReviewed = (file = reviewedFile): Reviewed =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Reviewed) : {};

/**
 * A mark holds as long as both pictures with their texts are those that were looked at, or, on a machine that draws
 * differently, as long as they are made of the same modules and texts. Any later change asks again by itself.
 */
export const isReviewed = (reviewed: Reviewed, { id, kind, marks }: Difference): boolean =>
  kind !== "broken" && (reviewed[id]?.seen === marks.seen || reviewed[id]?.made === marks.made);

/** The marks that still hold, and new ones for `ids` (`all` for every difference). Throws on a name that differs in nothing. */
export function accept(reviewed: Reviewed, differences: readonly Difference[], ids: readonly string[]): Reviewed {
  const unknown = ids.filter((id) => id !== "all" && !differences.some((difference) => difference.id === id));
  if (unknown.length > 0) throw new Error(`--accept: no difference in ${unknown.join(", ")}`);
  const wanted = ({ id, kind }: Difference) => kind !== "broken" && (ids.includes("all") || ids.includes(id));
  return Object.fromEntries(
    differences
      .filter((difference) => wanted(difference) || isReviewed(reviewed, difference))
      .map(({ id, marks }) => [id, marks]),
  );
}

/** What somebody decided in the report, with what they saw. */
export type Decision = { id: string; seen: string; decision: "accepted" | "declined" };

/** The decisions that the report saved. Throws where the file is something else. */
export function readDecisions(file: string): Decision[] {
  const read: unknown = JSON.parse(readFileSync(file, "utf8"));
  const isDecision = (one: unknown): one is Decision =>
    typeof one === "object" && one !== null && "id" in one && "seen" in one && "decision" in one;
  if (!Array.isArray(read) || !read.every(isDecision)) throw new Error(`--decisions: ${file} is no file of the report`);
  return read;
}

/** The differences that were accepted and still look as they did then. */
export const acceptedIn = (decisions: readonly Decision[], differences: readonly Difference[]): string[] =>
  decisions
    .filter(({ id, seen, decision }) => {
      const marks = differences.find((difference) => difference.id === id)?.marks;
      return decision === "accepted" && marks?.seen === seen;
    })
    .map(({ id }) => id);

export const writeReviewed = (reviewed: Reviewed, file = reviewedFile): void =>
  writeFileSync(file, `${JSON.stringify(reviewed, null, 2)}\n`);
