import { DocsContext, Story as StoryBlock } from "@storybook/addon-docs/blocks";
import { use, type RefObject } from "react";
import { Frame } from "../sheet/Frame.tsx";
import { firstSettings, globalsOf } from "../sheet/settings.ts";
import { phone, sizeOf, statesOf } from "../sheet/states.ts";
import { CARD, needsFrame, type Story } from "./cards.ts";

type StatesProps = { stories: readonly Story[]; list: RefObject<HTMLOListElement | null>; small: boolean };

const nothing = () => {};

/**
 * The states as cards, each as wide as the product shows it, or as narrow as it is itself. What needs a window has one, as
 * high as its content.
 */
export function States({ stories, list, small }: StatesProps) {
  const docs = use(DocsContext);
  const states = statesOf(stories);
  return (
    <ol
      ref={list}
      className="part-states"
      data-small={small || undefined}
      data-frames={stories.every(needsFrame) || undefined}
    >
      {stories.map((story, at) => {
        const { globals } = docs.getStoryContext(story);
        const settings = firstSettings(globals, new URLSearchParams());
        const state = needsFrame(story) ? states[at] : undefined;
        return (
          <li
            key={story.id}
            {...{ [CARD]: story.id }}
            data-name={story.name}
            data-wide={(state && sizeOf(story).width > phone.width) || undefined}
          >
            <h3 className="part-name" lang="de">
              <a href={`./?path=/story/${story.id}`} target="_top">
                {story.name}
              </a>
            </h3>
            <div className={state ? "part-frame" : "part-card"}>
              {state ? (
                <Frame
                  state={state}
                  view={{ name: "", theme: settings.theme, globals: globalsOf(settings, globals) }}
                  isFull={false}
                  fits
                  loadsAll
                  onRendered={nothing}
                />
              ) : (
                <StoryBlock of={story.moduleExport} __forceInitialArgs />
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
