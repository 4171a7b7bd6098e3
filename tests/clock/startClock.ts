import { replaceTime } from "#workbench/toolbar/clock/replaceTime.ts";

const RealDate = Date;

/** The offset of an instant (ISO text) from the machine's clock, in milliseconds. */
export const aheadOf = (at: string): number => RealDate.parse(at) - RealDate.now();

/** Sets the clock of this process; it runs on from there. Returns a function that restores it. */
export const startClock = (ahead: number): (() => void) => replaceTime(() => RealDate.now() + ahead);

/** The same for a page: a script to run before any of its own. */
export const clockScript = (ahead: number): string => `{
  const RealDate = Date;
  (${replaceTime.toString()})(() => RealDate.now() + ${ahead});
}`;
