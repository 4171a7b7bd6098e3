import type { StateEntry } from "./ledger.ts";
import { passingText, storyCount, words } from "./words.ts";

/** The line below the name of a state. */
export function noteOf(entry: StateEntry | undefined): string {
  if (!entry) return "";
  if (entry.passing) return passingText(entry.passing);
  return entry.stories.length === 0 ? words.noStory : storyCount(entry.stories.length);
}
