import { definePreviewAddon } from "../experimental/previewAddon.ts";
import { lastOnly } from "../lastOnly.ts";
import { atTime } from "./clockArgs.ts";
import { replaceTime } from "./replaceTime.ts";
import { chosenNow, presets, REAL } from "./presets.ts";

const runsOn = () => {};
const stopped = lastOnly();

/** What stories may read in `globals.clock`: the name of a preset, or `real`. */
export const clockAddon = () =>
  definePreviewAddon({
    globalTypes: {
      clock: {
        description: "Uhr",
        toolbar: {
          icon: "calendar",
          items: [
            { value: REAL, title: "Echte Zeit" },
            ...Object.entries(presets).map(([value, { title }]) => ({ value, title })),
          ],
          dynamicTitle: true,
        },
      },
    },
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
