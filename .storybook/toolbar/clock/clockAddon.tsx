import { addons } from "storybook/preview-api";
import { definePreviewAddon } from "#workbench/shared/storybook/previewAddon.ts";
import { lastOnly } from "#workbench/shared/lastOnly.ts";
import { replaceTime } from "./replaceTime.ts";
import { chosenNow, REAL, TIME } from "./presets.ts";
import { todayInBerlin } from "#src/lib/calendarDay.ts";
import { dayPartOf } from "#src/lib/dayPart.ts";
import { changed } from "#workbench/shared/args.ts";

type Convert = (now: number, was: unknown) => unknown;

/** Props with the current time: screens do not read a clock. */
const timeProps: ReadonlyMap<string | null, Convert> = new Map<string, Convert>([
  ["now", (now, was) => (typeof was === "number" ? now : was)],
  ["today", (now, was) => (typeof was === "string" ? todayInBerlin(now) : was)],
  ["dayPart", (now) => dayPartOf(new Date(now))],
]);

/** The args of a story at another time: `now`, `today` and `dayPart`, however deep. */
export const atTime = <Args,>(args: Args, now: number): Args =>
  changed(args, (value, key) => {
    const convert = timeProps.get(key);
    return convert ? convert(now, value) : value;
  });

const runsOn = () => {};
const stopped = lastOnly();
let storyTime = 0;

/** Lets time pass in the story on show, whose clock stands; written as in an address: `2026-11-22_1930`. */
export function setClock(clock: string): void {
  const now = chosenNow(clock);
  if (now === null) throw new Error(`${clock} is no time.`);
  storyTime = now;
  addons.getChannel().emit(TIME, clock);
}

/** What stories may read in `globals.clock`: the name of a preset, a time such as `2026-11-23_0615`, or `real`. */
export const clockAddon = () =>
  definePreviewAddon({
    initialGlobals: { clock: REAL },
    beforeEach({ globals }) {
      const now = chosenNow(globals.clock);
      storyTime = now ?? 0;
      addons.getChannel().emit(TIME, null);
      return stopped(() => (now === null ? runsOn : replaceTime(() => storyTime)));
    },
    decorators: [
      (Story, { args, globals }) => {
        const now = chosenNow(globals.clock);
        return now === null ? <Story /> : <Story args={atTime(args, now)} />;
      },
    ],
  });
