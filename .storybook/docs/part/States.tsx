import { Story as StoryBlock } from "@storybook/addon-docs/blocks";
import type { RefObject } from "react";
import { phone, sizeOf } from "../sheet/states.ts";
import { CARD, needsFrame, type Story } from "./cards.ts";
import { FramedState } from "./FramedState.tsx";

type StatesProps = { stories: readonly Story[]; list: RefObject<HTMLOListElement | null>; small: boolean };

/** The states as cards, each as wide as the product shows it, or as narrow as it is itself. */
export const States = ({ stories, list, small }: StatesProps) => (
  <ol
    ref={list}
    className="part-states"
    data-small={small || undefined}
    data-frames={stories.every(needsFrame) || undefined}
  >
    {stories.map((story, at) => (
      <li
        key={story.id}
        {...{ [CARD]: story.id }}
        data-name={story.name}
        data-wide={(needsFrame(story) && sizeOf(story).width > phone.width) || undefined}
      >
        <h3 className="part-name" lang="de">
          <a href={`./?path=/story/${story.id}`} target="_top">
            {story.name}
          </a>
        </h3>
        <div className={needsFrame(story) ? "part-frame" : "part-card"}>
          {needsFrame(story) ? (
            <FramedState story={story} number={at + 1} loadsAtOnce={at === 0} />
          ) : (
            <StoryBlock of={story.moduleExport} __forceInitialArgs />
          )}
        </div>
      </li>
    ))}
  </ol>
);
