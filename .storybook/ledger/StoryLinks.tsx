import { nameOfPart } from "#workbench/shared/titles.ts";
import type { StoryLink } from "./ledger.ts";
import { storyHref } from "./places.ts";
import { words } from "./words.ts";

const AT_ONCE = 3;

/** `Code-Eingabe: E-Mail-Code falsch` */
export function nameOf({ title }: StoryLink): string {
  const [state, part = ""] = title.split("/").toReversed();
  return `${nameOfPart(part)}: ${state}`;
}

/** The first stories at once, the others on demand. */
export function StoryLinks({ stories }: { stories: readonly StoryLink[] }) {
  const later = stories.slice(AT_ONCE);
  return (
    <>
      <List stories={stories.slice(0, AT_ONCE)} />
      {later.length > 0 && (
        <details>
          <summary>{words.more(later.length)}</summary>
          <List stories={later} />
        </details>
      )}
    </>
  );
}

const List = ({ stories }: { stories: readonly StoryLink[] }) => (
  <ul>
    {stories.map((story) => (
      <li key={story.story}>
        <a href={storyHref(story.story)} target="_top">
          {nameOf(story)}
        </a>
      </li>
    ))}
  </ul>
);
