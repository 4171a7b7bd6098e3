/** Milliseconds since 1970, by a database's clock. */
export type Instant = number;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Whole seconds from `at` until `until`, rounded up, at least 0. */
export function secondsUntil(until: Instant, at: Instant): number {
  return Math.max(0, Math.ceil((until - at) / SECOND));
}

export const timestamp = (at: Instant): string => new Date(at).toISOString();
