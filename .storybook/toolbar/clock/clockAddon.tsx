import { definePreviewAddon } from "#workbench/shared/storybook/previewAddon.ts";
import { lastOnly } from "#workbench/shared/lastOnly.ts";
import { atTime } from "./clockArgs.ts";
import { replaceTime } from "./replaceTime.ts";
import { chosenNow, REAL } from "./presets.ts";

const runsOn = () => {};
const stopped = lastOnly();

/** What stories may read in `globals.clock`: the name of a preset, a time such as `2026-11-23_0615`, or `real`. */
export const clockAddon = () =>
  definePreviewAddon({
    initialGlobals: { clock: REAL },
    beforeEach({ globals }) {
      const now = chosenNow(globals.clock);
      return stopped(() => (now === null ? runsOn : replaceTime(() => now)));
    },
    decorators: [
      (Story, { args, globals }) => {
        const now = chosenNow(globals.clock);
        return now === null ? <Story /> : <Story args={atTime(args, now)} />;
      },
    ],
  });
