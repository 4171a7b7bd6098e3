import type { Used } from "#src/copy/workbenchRecord.ts";
import type { Finding } from "../findings/finding.ts";
import type { ReadText } from "./applyProposal.ts";
import type { StoryRef } from "./copyUse.ts";
import type { Row } from "./events.ts";
import type { Spot } from "./spots.ts";

/** What the build knows of each key. */
export type BuildFacts = { use: Readonly<Record<string, StoryRef[]>>; spelling: Readonly<Record<string, Finding[]>> };

/** The texts of a story in the order of the screen; those that are in use but not to be seen come last. */
export function rowsOf(
  spots: readonly Spot[],
  used: readonly Used[],
  read: ReadText,
  facts: BuildFacts,
  story: string,
): Row[] {
  const keys = new Set([...spots, ...used].map(({ key }) => key));
  const component = story.slice(0, story.lastIndexOf("--"));
  return [...keys].map((key) => ({
    key,
    texts: { de: read("de", key) ?? "", en: read("en", key) ?? "" },
    roles: [...new Set(spots.filter((spot) => spot.key === key).map(({ role }) => role))],
    misspelt: facts.spelling[key] ?? [],
    otherFiles: (facts.use[key] ?? []).filter((ref) => !ref.story.startsWith(`${component}--`)),
  }));
}
