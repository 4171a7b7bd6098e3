import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Primary,
  Source,
  Subheading,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { use } from "react";
import partUses from "#stories/docs/partUses.json";
import { nameOfPart } from "#workbench/shared/titles.ts";
import { firstSettings } from "./settings.ts";
import { Sheet } from "./Sheet.tsx";
import { isState, sizeOf, small, statesOf } from "./states.ts";
import { words } from "./words.ts";

const SCREENS = "screens/";

/** When a part is the right one, and what takes its place where it is not. */
const uses: Readonly<Record<string, { when: string; not: string }>> = partUses;

/** The page of a component: of a screen its sheet of states, of everything else what it is for, its props and its states. */
export function DocsPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  return preparedMeta.title.startsWith(SCREENS) ? (
    <ScreenPage title={preparedMeta.title} />
  ) : (
    <PartPage title={preparedMeta.title} />
  );
}

/** What shows behaviour is left out, as in the sidebar; a state on a small phone stands in a window as narrow. */
function PartPage({ title }: { title: string }) {
  const part = title.slice(title.lastIndexOf("/") + 1);
  const states = use(DocsContext).componentStories().filter(isState);
  const { when, not } = uses[part] ?? {};
  return (
    <>
      <Title>
        <span lang="de">{nameOfPart(part)}</span> <code lang="en">{part}</code>
      </Title>
      {when ? (
        <>
          <p lang="de">
            <strong>{words.when}</strong> {when}
          </p>
          <p lang="de">
            <strong>{words.notWhen}</strong> {not}
          </p>
        </>
      ) : null}
      <Primary />
      <details className="sheet-properties">
        <summary lang="de">{words.development}</summary>
        <Description of="meta" />
        <Source />
        <Controls />
      </details>
      {states.length > 1 ? <h2 lang="de">{words.states}</h2> : null}
      {states.length > 1
        ? states.map((story) =>
            sizeOf(story) === small ? (
              <div key={story.id} style={{ width: small.width }}>
                <Subheading>{story.name}</Subheading>
                <Canvas of={story.moduleExport} story={{ inline: false, height: `${small.height}px` }} />
              </div>
            ) : (
              <DocsStory key={story.id} of={story.moduleExport} expanded />
            ),
          )
        : null}
    </>
  );
}

function ScreenPage({ title }: { title: string }) {
  const docs = use(DocsContext);
  const stories = docs.componentStories();
  const [story] = stories;
  if (!story) return null;
  const { globals } = docs.getStoryContext(story);
  return (
    <>
      <Sheet
        screen={title.slice(title.lastIndexOf("/") + 1)}
        states={statesOf(stories)}
        first={firstSettings(globals, new URLSearchParams(window.location.search))}
        globals={globals}
      />
      <details className="sheet-properties">
        <summary>{words.properties}</summary>
        <ArgTypes />
      </details>
    </>
  );
}
