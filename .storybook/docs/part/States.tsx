import { DocsContext, Story } from "@storybook/addon-docs/blocks";
import { use, type RefObject } from "react";
import { Frame } from "../sheet/Frame.tsx";
import { globalsOf, firstSettings } from "../sheet/settings.ts";
import { phone, statesOf } from "../sheet/states.ts";
import { CARD, needsFrame } from "./cards.ts";

type Stories = ReturnType<React.ContextType<typeof DocsContext>["componentStories"]>;

/** The states as cards, each as wide as the product shows it, or as narrow as it is itself. */
export function States({
  stories,
  list,
  small,
}: {
  stories: Stories;
  list: RefObject<HTMLOListElement | null>;
  small: boolean;
}) {
  const docs = use(DocsContext);
  const numbered = statesOf(stories);
  return (
    <ol
      ref={list}
      className="part-states"
      data-small={small || undefined}
      data-frames={stories.every(needsFrame) || undefined}
    >
      {stories.map((story, at) => {
        const state = numbered[at];
        const isFramed = needsFrame(story);
        const { globals } = docs.getStoryContext(story);
        const { theme, locale } = firstSettings(globals, new URLSearchParams());
        return (
          <li
            key={story.id}
            {...{ [CARD]: story.id }}
            data-name={story.name}
            data-wide={(isFramed && state && state.size.width > phone.width) || undefined}
          >
            <h3 className="part-name" lang="de">
              <a href={`./?path=/story/${story.id}`} target="_top">
                {story.name}
              </a>
            </h3>
            <div className={isFramed ? "part-frame" : "part-card"}>
              {isFramed && state ? (
                <Frame
                  state={state}
                  view={{ name: "", theme, globals: globalsOf({ theme, locale }, globals) }}
                  isFull={false}
                  fits
                  loadsAll={at === 0}
                  onRendered={nothing}
                />
              ) : (
                <Story of={story.moduleExport} __forceInitialArgs />
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

const nothing = () => {};
