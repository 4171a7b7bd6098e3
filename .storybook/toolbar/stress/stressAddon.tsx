import { definePreviewAddon } from "#workbench/shared/storybook/previewAddon.ts";
import { lastOnly } from "#workbench/shared/lastOnly.ts";
import { withLongestNames } from "./longestNames.ts";
import { readModes, type Mode } from "./modes.ts";
import { pretendMedia, type Pretence } from "./pretendMedia.ts";
import "./stress.css";

const pretences: Partial<Record<Mode, Pretence>> = {
  forced: { "forced-colors: active": true, "forced-colors: none": false },
  still: { "prefers-reduced-motion: reduce": true, "prefers-reduced-motion: no-preference": false },
};

const stressed = lastOnly();

/** The modes in `globals.stress`. 320 px is not among them: that is the size of the canvas. */
export const stressAddon = () =>
  definePreviewAddon({
    initialGlobals: { stress: "" },
    beforeEach({ globals }) {
      const chosen = readModes(globals.stress);
      document.documentElement.dataset.stress = chosen.join(" ");
      return stressed(() => pretendMedia(Object.assign({}, ...chosen.map((mode) => pretences[mode])) as Pretence));
    },
    decorators: [
      (Story, { args, globals }) =>
        readModes(globals.stress).includes("names") ? <Story args={withLongestNames(args)} /> : <Story />,
    ],
  });
