import { vi } from "vitest";
import { underWay } from "./underWay.ts";

const realTimeout = globalThis.setTimeout.bind(globalThis);
const moment = () => new Promise((done) => realTimeout(done, 5));
/** After all work that the page has begun: React draws a screen in slices, with timers in between. */
const idle = () => scheduler.postTask(() => {}, { priority: "background" });

/** Timers stand still from now on and go on with `settle`; what waits for the network or for code does not. */
export const holdTime = () =>
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });

/** Lets time pass, second by second, until nothing on the page says that it waits, and `calm` rounds of 20 ms longer. */
export async function settle({ seconds = 90, atLeast = 0, calm = 4 } = {}): Promise<void> {
  let quiet = 0;
  if (atLeast > 0) await vi.advanceTimersByTimeAsync(atLeast * 1000);
  for (let second = 0; second < seconds && quiet < calm; second++) {
    for (let tries = 0; tries < 4; tries++) await moment();
    await idle();
    quiet = isWaiting() ? 0 : quiet + 1;
    // TanStack Query tells React what has come by a timer of 0 ms.
    await vi.advanceTimersByTimeAsync(quiet === 0 ? 1000 : 1);
  }
}

/** The caret of the code boxes, a line, blinks as long as the field has the focus. */
export const BUSY = "[aria-busy='true'], [class*='animate-']:not(.border-l-2)";

/** A request is under way, something is busy or still a skeleton, or the page has not begun. */
export const isWaiting = (): boolean =>
  underWay.size > 0 || document.querySelector(BUSY) !== null || screenHeading() === null;

export const screenHeading = (): HTMLElement | null => document.querySelector<HTMLElement>("[data-screen-heading]");
