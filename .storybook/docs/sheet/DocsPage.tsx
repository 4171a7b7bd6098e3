import { ArgTypes, DocsContext, useOf } from "@storybook/addon-docs/blocks";
import { use } from "react";
import { PartPage } from "../part/PartPage.tsx";
import { firstSettings } from "./settings.ts";
import { Sheet } from "./Sheet.tsx";
import { statesOf } from "./states.ts";
import { asked } from "#workbench/shared/address/pageQuery.ts";
import { words } from "./words.ts";

const SCREENS = "screens/";

/** The page of a component: of a screen its sheet of states, of everything else what it is for, its states and what is read from them. */
export function DocsPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  return preparedMeta.title.startsWith(SCREENS) ? (
    <ScreenPage title={preparedMeta.title} />
  ) : (
    <PartPage title={preparedMeta.title} />
  );
}

function ScreenPage({ title }: { title: string }) {
  const docs = use(DocsContext);
  const stories = docs.componentStories();
  const [story] = stories;
  if (!story) return null;
  const { globals } = docs.getStoryContext(story);
  const screen = title.slice(title.lastIndexOf("/") + 1);
  return (
    <>
      <Sheet
        key={screen}
        screen={screen}
        states={statesOf(stories)}
        first={firstSettings(globals, asked(screen))}
        globals={globals}
      />
      <details className="sheet-properties">
        <summary>{words.properties}</summary>
        <ArgTypes />
      </details>
    </>
  );
}
