import { replaceTime } from "#workbench/toolbar/clock/replaceTime.ts";

const RealDate = Date;

/** How far an instant, as an ISO text, is from now by the machine's clock, in milliseconds. */
export const aheadOf = (at: string): number => RealDate.parse(at) - RealDate.now();

/** Lets this process begin at another instant; its clock runs on from there. The answer brings the machine's clock back. */
export const startClock = (ahead: number): (() => void) => replaceTime(() => RealDate.now() + ahead);

/** The same for a page: a script to run before any of its own. */
export const clockScript = (ahead: number): string => `{
  const RealDate = Date;
  (${replaceTime.toString()})(() => RealDate.now() + ${ahead});
}`;
