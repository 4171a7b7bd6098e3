import type { Used } from "#src/copy/workbenchRecord.ts";
import type { ReadText } from "./applyProposal.ts";
import type { Place } from "./copyUse.ts";
import type { Row } from "./events.ts";
import type { Spot } from "./spots.ts";

/** The texts of a story in the order of the screen; those that are in use but not to be seen come last. */
export function rowsOf(
  spots: readonly Spot[],
  used: readonly Used[],
  read: ReadText,
  use: Readonly<Record<string, Place[]>>,
  story: string,
): Row[] {
  const keys = new Set([...spots, ...used].map(({ key }) => key));
  const component = story.slice(0, story.lastIndexOf("--"));
  return [...keys].map((key) => ({
    key,
    texts: { de: read("de", key) ?? "", en: read("en", key) ?? "" },
    ways: [...new Set(spots.filter((spot) => spot.key === key).map(({ way }) => way))],
    elsewhere: (use[key] ?? []).filter((place) => !place.story.startsWith(`${component}--`)),
  }));
}
