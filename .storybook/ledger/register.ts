import { markInSidebar } from "../experimental/sidebarStatus.ts";
import { SILENT_FILE, type SilentStory } from "./silentFile.ts";
import { silentWords } from "./words.ts";

/** Marks the stories that claim nothing, so that nobody takes a picture for a proof. */
export async function markSilentStories(): Promise<void> {
  const answer = await fetch(`./${SILENT_FILE}`);
  if (!answer.ok) return;
  const silent = (await answer.json()) as SilentStory[];
  await markInSidebar(
    "gangway/ledger",
    silent.map(({ story, isScreen }) => ({
      story,
      value: isScreen ? "warning" : "unknown",
      title: silentWords.title,
      description: isScreen ? silentWords.screen : silentWords.part,
    })),
  );
}
