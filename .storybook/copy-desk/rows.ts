import type { Used } from "#src/copy/workbenchRecord.ts";
import type { Finding } from "../findings/finding.ts";
import type { ReadText } from "./applyProposal.ts";
import type { Place } from "./copyUse.ts";
import type { Row } from "./events.ts";
import type { Spot } from "./spots.ts";

/** What the build knows of each key. */
export type Known = { use: Readonly<Record<string, Place[]>>; spelling: Readonly<Record<string, Finding[]>> };

/** The texts of a story in the order of the screen; those that are in use but not to be seen come last. */
export function rowsOf(
  spots: readonly Spot[],
  used: readonly Used[],
  read: ReadText,
  known: Known,
  story: string,
): Row[] {
  const keys = new Set([...spots, ...used].map(({ key }) => key));
  const component = story.slice(0, story.lastIndexOf("--"));
  return [...keys].map((key) => ({
    key,
    texts: { de: read("de", key) ?? "", en: read("en", key) ?? "" },
    ways: [...new Set(spots.filter((spot) => spot.key === key).map(({ way }) => way))],
    misspelt: known.spelling[key] ?? [],
    elsewhere: (known.use[key] ?? []).filter((place) => !place.story.startsWith(`${component}--`)),
  }));
}
