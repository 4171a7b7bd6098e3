import { RESEND_COOLDOWN_SECONDS } from "#src/model/auth/auth.ts";

/** The longest wait accepted from the provider, in seconds. */
export const LONGEST_WAIT_SECONDS = 3600;

const CLOCK_TOLERANCE_MS = 2000;

const within = (value: number, most: number): number => Math.min(Math.max(Math.ceil(value), 0), most);

/**
 * Whole seconds until a code may be sent again: 0 to 60, or 0 to 3600 with `seconds` from the provider (AUTH-59, C-76).
 * `sentAt` and `now` are milliseconds since 1970. A send in the future means that the clock was set back: the wait is
 * over then, because the provider has the true time and responds with 429 if it is too early.
 */
export function cooldownSecondsLeft(send: { sentAt: number; now: number; seconds?: number }): number {
  const { sentAt, now, seconds = RESEND_COOLDOWN_SECONDS } = send;
  const wait = within(seconds, LONGEST_WAIT_SECONDS);
  const elapsed = now - sentAt;
  if (!Number.isFinite(elapsed) || elapsed < -CLOCK_TOLERANCE_MS || Number.isNaN(wait)) return 0;
  return within(wait - elapsed / 1000, wait);
}

/** The provider's wait in whole seconds, clamped to 0 to 3600; `null` when it is no number (AUTH-65, C-31). */
export function clampRemainingSeconds(value: unknown): number | null {
  const seconds = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof seconds === "number" && Number.isFinite(seconds) ? within(seconds, LONGEST_WAIT_SECONDS) : null;
}
