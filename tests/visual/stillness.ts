import { instantInBerlin } from "#src/lib/calendarMath.ts";
import { replaceTime } from "#workbench/toolbar/clock/replaceTime.ts";
import { today } from "#src/people/today.ts";

/** The moment of every picture: an ordinary morning. */
const NOW = instantInBerlin(today, "09:00");

/** What waits this long, in milliseconds, never happens: a message that goes by itself stays, on a slow machine, too. */
const LONG = 500;
const NEVER = 2 ** 31 - 1;

const style = `*, ::before, ::after {
  animation-duration: 0s !important; animation-delay: 0s !important; animation-iteration-count: 1 !important;
  transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important;
}`;

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);

/**
 * Makes each frame of the page its last one: nothing moves, no caret blinks, the clock and long timers stand still. The
 * answer lets everything go on; what runs the tests needs the time between them.
 */
export function holdStill(): () => void {
  document.adoptedStyleSheets = [sheet];
  const endings = [replaceTime(() => NOW), ...(["setTimeout", "setInterval"] as const).map(holdTimers)];
  return () => endings.forEach((end) => end());
}

function holdTimers(name: "setTimeout" | "setInterval"): () => void {
  const real = Object.getOwnPropertyDescriptor(globalThis, name) ?? {};
  const start = globalThis[name].bind(globalThis) as (what: TimerHandler, wait?: number, ...rest: unknown[]) => number;
  const held = (what: TimerHandler, wait = 0, ...rest: unknown[]) => start(what, wait < LONG ? wait : NEVER, ...rest);
  Object.defineProperty(globalThis, name, { ...real, value: held });
  return () => {
    Object.defineProperty(globalThis, name, real);
  };
}
