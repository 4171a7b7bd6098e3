import { partTitle } from "#workbench/shared/titles.ts";
import { storyHref, type StoryLink } from "./ledger.ts";
import { words } from "./words.ts";

const VISIBLE = 3;

/** `Code-Eingabe: E-Mail-Code falsch`; of a state that is called after its screen the state alone. */
export function nameOf({ title }: StoryLink): string {
  const [state = "", part = ""] = title.split("/").toReversed();
  const { title: name = part, also = "" } = partTitle(part) ?? {};
  const names = [name, ...also.split(" ").map((other) => `${other},`)];
  return names.some((each) => state.startsWith(each)) ? state : `${name}: ${state}`;
}

export function StoryLinks({ stories }: { stories: readonly StoryLink[] }) {
  const others = stories.slice(VISIBLE);
  return (
    <>
      <List stories={stories.slice(0, VISIBLE)} />
      {others.length > 0 && (
        <details>
          <summary>{words.more(others.length)}</summary>
          <List stories={others} />
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
