import { todayInBerlin } from "#src/lib/calendarDay.ts";
import { dayPartOf } from "#src/lib/dayPart.ts";
import { changed } from "#workbench/shared/args.ts";

type Tell = (now: number, was: unknown) => unknown;

/** Props by which screens are told the time, since they do not look at a clock themselves. */
const told: ReadonlyMap<string | null, Tell> = new Map<string, Tell>([
  ["now", (now, was) => (typeof was === "number" ? now : was)],
  ["today", (now, was) => (typeof was === "string" ? todayInBerlin(now) : was)],
  ["dayPart", (now) => dayPartOf(new Date(now))],
]);

/** The args of a story at another time: `now`, `today` and `dayPart`, however deep. */
export const atTime = <Args>(args: Args, now: number): Args =>
  changed(args, (value, key) => {
    const tell = told.get(key);
    return tell ? tell(now, value) : value;
  });
