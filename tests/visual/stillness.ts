import { instantInBerlin } from "#src/lib/calendarMath.ts";
import { replaceTime } from "#workbench/toolbar/clock/replaceTime.ts";
import { today } from "#src/people/today.ts";

/** The time of every picture: an ordinary morning. */
const NOW = instantInBerlin(today, "09:00");

/** Timers of at least this many milliseconds never fire: a message that closes itself stays, also on a slow machine. */
const LONG = 500;
const NEVER = 2 ** 31 - 1;

const style = `*, ::before, ::after {
  animation-duration: 0s !important; animation-delay: 0s !important; animation-iteration-count: 1 !important;
  transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important;
}`;

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);

/**
 * Stops the page at the current frame: animations, the caret, the clock and long timers. Returns a function that
 * resumes, because the test runner needs time in between.
 */
export function freezePage(): () => void {
  document.adoptedStyleSheets = [sheet];
  const endings = [replaceTime(() => NOW), ...(["setTimeout", "setInterval"] as const).map(pauseTimers)];
  return () => endings.forEach((end) => end());
}

function pauseTimers(name: "setTimeout" | "setInterval"): () => void {
  const real = Object.getOwnPropertyDescriptor(globalThis, name) ?? {};
  const start = globalThis[name].bind(globalThis) as (what: TimerHandler, wait?: number, ...rest: unknown[]) => number;
  const paused = (what: TimerHandler, wait = 0, ...rest: unknown[]) => start(what, wait < LONG ? wait : NEVER, ...rest);
  Object.defineProperty(globalThis, name, { ...real, value: paused });
  return () => {
    Object.defineProperty(globalThis, name, real);
  };
}
