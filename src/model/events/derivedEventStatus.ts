import { todayInBerlin } from "#src/lib/calendarDay.ts";
import { daysBetween } from "#src/lib/relativeDay.ts";
import { arriveBy, isCheckInOpen } from "#src/model/events/eventTimes.ts";

/** The statuses of a day's work, most advanced last. No rule yields PAYROLLED: it is a label only (MYEV-40). */
export const EVENT_STATUSES = [
  "CONTRACT_MISSING",
  "PRE_WORK_CHECKIN_READY",
  "READY_FOR_WORK",
  "APPROVED",
  "PAYROLLED",
] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/**
 * The derived status of a day (MYEV-36 to MYEV-40), the most advanced one first (D-52). `start` and `now` are instants
 * in milliseconds; `start` is `null` if the day is unreadable. `contract.complete` is the signed contract, not a saved
 * form (D-13). CONTRACT_MISSING is the fallback: show it through `eventBadge`.
 */
export function deriveEventStatus(
  job: { start: number | null; checkedIn: boolean; confirmed: boolean },
  contract: { complete: boolean },
  now: number,
): EventStatus {
  const { start, checkedIn, confirmed } = job;
  if (confirmed && start !== null && start <= now) return "APPROVED";
  if (checkedIn && !confirmed) return "READY_FOR_WORK";
  if (contract.complete && !checkedIn && start !== null && isCheckInOpen(start, now)) return "PRE_WORK_CHECKIN_READY";
  return "CONTRACT_MISSING";
}

export type EventBadge = EventStatus | "CHECK_IN_TOMORROW" | "UPCOMING";

type DayFacts = {
  /** An instant in milliseconds; `null` if the day is unreadable. */
  start: number | null;
  contractComplete: boolean;
};

/**
 * The badge of a status; `null`: none. A complete contract is never shown as missing (D-51): such a day is upcoming until
 * its start, and has no badge afterwards. On the day before, a ready user sees that check-in, which is done on site, is
 * tomorrow; 24 hours before can be two days before, when a day has 23 hours.
 */
export function eventBadge(status: EventStatus, { start, contractComplete }: DayFacts, now: number): EventBadge | null {
  if (status === "PRE_WORK_CHECKIN_READY" && start !== null) {
    const daysLeft = daysBetween(todayInBerlin(now), todayInBerlin(arriveBy(start)));
    if (daysLeft > 0) return daysLeft === 1 ? "CHECK_IN_TOMORROW" : "UPCOMING";
  }
  if (status !== "CONTRACT_MISSING" || !contractComplete) return status;
  return start !== null && start > now ? "UPCOMING" : null;
}
