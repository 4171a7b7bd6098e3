import { parseCalendarDay, todayInBerlin, type CalendarDay } from "#src/lib/calendarDay.ts";
import {
  deriveEventStatus,
  eventBadge,
  type EventBadge,
  type EventStatus,
} from "#src/model/events/derivedEventStatus.ts";
import { isBooked, isConfirmed, type ExtraEvent } from "#src/model/events/event.ts";
import {
  arriveBy,
  checkInOpensAt,
  hasPassed,
  isCheckInOpen,
  isDayPast,
  overAt,
  startOf,
  timeRange,
  type TimeRange,
} from "#src/model/events/eventTimes.ts";
import { yesNo } from "#src/model/reading.ts";

/** The status that opens the task list (MYEV-13). */
export const CHECK_IN_REQUIRED = "check-in-required";

/** A day as "my event" and the job detail show it (ENTS-08). */
export type JobView = {
  id: string;
  title: string;
  location: string;
  /** `null` if unreadable. */
  date: CalendarDay | null;
  /** `HH:mm` in Berlin; `null` if unknown. */
  startTime: string | null;
  timeRange: TimeRange;
  /** Instants in milliseconds; `null` if the date, and for the start the time, is unknown. */
  startsAt: number | null;
  overAt: number | null;
  /** "check-in-required" or the provider's status. */
  status: string;
  eventStatus: EventStatus;
  /** In the provider's format. */
  checkIn: string | null;
  checkOut: string | null;
  idCheck: boolean | null;
  company: string;
  canCancel: boolean;
};

/** A row of the job lists (ENTS-14). */
export type Job = Pick<JobView, "id" | "title" | "date" | "location" | "status"> & { time: string | null };

/** False only if the provider sets it so: days booked by a group leader cannot be cancelled (MYEV-11, MYEV-12). */
export const canCancel = ({ can_cancel: allowed }: Pick<ExtraEvent, "can_cancel">): boolean => allowed !== false;

/** The document to show at the gate: airport staff their pass, others an ID card or passport (MYEV-52, MYEV-53). */
export const bringDocument = (internalExtra: unknown): "airportPass" | "idOrPassport" =>
  yesNo(internalExtra) === true ? "airportPass" : "idOrPassport";

/** The derived status of one of the user's days at the instant `now`. */
export const eventStatusOf = (event: ExtraEvent, contract: { complete: boolean }, now: number): EventStatus =>
  deriveEventStatus(
    { start: startOf(event), checkedIn: Boolean(event.check_in), confirmed: isConfirmed(event) },
    contract,
    now,
  );

/**
 * One of the user's days for display (ENTS-08). Title and location are the product's fixed ones, whatever the event
 * contains (MYEV-06, MYEV-07, D-60); check-in is required when the provider's or the derived status requires it (D-54).
 */
export function toJobView(
  event: ExtraEvent,
  user: { company: string },
  status: EventStatus,
  fixed: { title: string; location: string },
): JobView {
  const range = timeRange(event);
  return {
    id: String(event.event_id),
    title: fixed.title,
    location: fixed.location,
    date: parseCalendarDay(event.event_date),
    startTime: range.start,
    timeRange: range,
    startsAt: startOf(event),
    overAt: overAt(event),
    status: status === "PRE_WORK_CHECKIN_READY" && isBooked(event) ? CHECK_IN_REQUIRED : event.event_status,
    eventStatus: status,
    checkIn: event.check_in || null,
    checkOut: event.check_out || null,
    idCheck: event.id_check,
    company: user.company,
    canCancel: canCancel(event),
  };
}

export type CheckInState =
  | { kind: "done"; at: string }
  /** Instants in milliseconds. */
  | { kind: "opens"; at: number; startsAt: number }
  | { kind: "open"; startsAt: number }
  | { kind: "closed" };

/** The check-in status of a day (MYEV-54); `null` if its start is unknown. */
export function checkInState(
  { checkIn, startsAt }: Pick<JobView, "checkIn" | "startsAt">,
  now: number,
): CheckInState | null {
  if (checkIn !== null) return { kind: "done", at: checkIn };
  if (startsAt === null) return null;
  const opensAt = checkInOpensAt(startsAt);
  if (now < opensAt) return { kind: "opens", at: opensAt, startsAt };
  return isCheckInOpen(startsAt, now) ? { kind: "open", startsAt } : { kind: "closed" };
}

/** Attended or over: no longer to be cancelled or prepared. */
export const isSettled = ({ checkIn, overAt: over }: Pick<JobView, "checkIn" | "overAt">, now: number): boolean =>
  checkIn !== null || hasPassed(over, now);

/**
 * From the midnight before the arrival until the end, for those checked in until the check-out: when the desk on site may ask
 * who somebody is.
 */
export function isOnTheDay(job: JobView, now: number): boolean {
  const { date, startsAt, checkIn, checkOut, overAt: over } = job;
  if (date === null || checkOut !== null) return false;
  const from = startsAt === null ? date : todayInBerlin(arriveBy(startsAt));
  return from <= todayInBerlin(now) && !(checkIn === null ? hasPassed(over, now) : isDayPast(over, now));
}

/** The badge of a day; no readiness status after the check-out (D-51, VS-171). */
export const jobBadge = (
  { eventStatus, checkOut, startsAt: start }: Pick<JobView, "eventStatus" | "checkOut" | "startsAt">,
  contractComplete: boolean,
  now: number,
): EventBadge | null =>
  eventStatus === "READY_FOR_WORK" && checkOut !== null
    ? null
    : eventBadge(eventStatus, { start, contractComplete }, now);
