import { DocsContext } from "@storybook/addon-docs/blocks";
import { use } from "react";
import { Frame } from "../sheet/Frame.tsx";
import { firstSettings, globalsOf } from "../sheet/settings.ts";
import { statesOf } from "../sheet/states.ts";
import type { Story } from "./cards.ts";

type FramedStateProps = {
  story: Story;
  /** Its place among the states. */
  number: number;
  loadsAtOnce: boolean;
};

/** A state in a window of its own, as high as its content, in the brightness and the language of the page. */
export function FramedState({ story, number, loadsAtOnce }: FramedStateProps) {
  const { globals } = use(DocsContext).getStoryContext(story);
  const [state] = statesOf([story]);
  if (!state) return null;
  const settings = firstSettings(globals, new URLSearchParams());
  return (
    <Frame
      state={{ ...state, number }}
      view={{ name: "", theme: settings.theme, globals: globalsOf(settings, globals) }}
      isFull={false}
      fits
      loadsAll={loadsAtOnce}
      onRendered={nothing}
    />
  );
}

const nothing = () => {};
