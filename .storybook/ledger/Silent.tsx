import type { StoryLink } from "./ledger.ts";
import { StoryLinks } from "./StoryLinks.tsx";
import { silentWords } from "./words.ts";

/** The stories of screens that claim nothing. */
export function Silent({ silent }: { silent: readonly StoryLink[] }) {
  const screens = silent.filter(({ title }) => title.startsWith("screens/"));
  if (screens.length === 0) return null;
  return (
    <details>
      <summary>{silentWords.count(screens.length)}</summary>
      <p>{silentWords.screen}</p>
      <StoryLinks stories={screens} />
    </details>
  );
}
