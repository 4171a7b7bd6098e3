import { parseCalendarDay, type CalendarDay } from "#src/lib/calendarDay.ts";
import { MAX_BOOKED_DAYS, SELECTABLE_DAYS, type AvailabilityDate } from "#src/model/availability/availability.ts";
import type { ExtraEvent } from "#src/model/events/event.ts";

/** A booked day. */
export type BookedShift = Pick<ExtraEvent, "event_id" | "event_date" | "start_time" | "end_time">;

type Days = readonly AvailabilityDate[];

/**
 * The days that can still be offered; they have no times, so today is included. A booked one stays when it is over,
 * because it counts towards the limit.
 */
export const daysFrom = (days: Days, today: CalendarDay): AvailabilityDate[] =>
  days.filter(({ date, state }) => state === "booked" || (parseCalendarDay(date) ?? "") >= today);

/** How many days can be offered beside the booked ones: 5, 4, then none (AVL-12, D-63). */
export const selectableDays = (booked: number): number =>
  booked >= MAX_BOOKED_DAYS ? 0 : SELECTABLE_DAYS - Math.max(booked, 0);

const idsOf = (days: Days, state: AvailabilityDate["state"]): string[] => [
  ...new Set(days.filter((day) => day.state === state).map(({ id }) => id)),
];

export const chosenIds = (days: Days): string[] => idsOf(days, "selected-applied");

const isShiftDay = ({ date }: AvailabilityDate, shifts: readonly BookedShift[]): boolean =>
  shifts.some(({ event_date: booked }) => parseCalendarDay(booked) === parseCalendarDay(date));

/** Number of booked days; a shift and a grid day on the same date count once (P28). */
export function bookedCount(days: Days, shifts: readonly BookedShift[] = []): number {
  const others = days.filter((day) => !isShiftDay(day, shifts));
  return new Set(shifts.map(({ event_id: id }) => id)).size + idsOf(others, "booked").length;
}

const withState = (days: Days, id: string, state: AvailabilityDate["state"]): AvailabilityDate[] =>
  days.map((day) => (day.id === id ? { ...day, state } : day));

/** The days after a tap on one of them: offered, withdrawn, or unchanged (AVL-08 to AVL-11). */
export function toggleDay(days: Days, id: string): AvailabilityDate[] {
  const state = days.find((day) => day.id === id)?.state;
  if (state === "selected-applied") return withState(days, id, "default");
  const isRoom = chosenIds(days).length < selectableDays(bookedCount(days));
  return state === "default" && isRoom ? withState(days, id, "selected-applied") : [...days];
}

/** The days with another choice, as far as it is still available. */
export function withChoice(days: Days, ids: readonly string[]): AvailabilityDate[] {
  const open = days.map((day) => (day.state === "selected-applied" ? { ...day, state: "default" as const } : day));
  const hasRoom = (id: string) =>
    days.some((day) => day.id === id && (day.state === "selected-applied" || !isFull(day)));
  return ids.filter(hasRoom).reduce(toggleDay, open);
}

/** Whether the same days are offered. */
export const isSameChoice = (one: Days, other: Days): boolean =>
  chosenIds(one).toString() === chosenIds(other).toString();

/**
 * The days for display: the day of a shift is booked, and with two booked ones no other is offered and nothing can be
 * changed (AVL-06, AVL-13, AVL-14). Only a view; the provider's data is not changed, in case the second booking is gone
 * the next time (P28).
 */
export function applyBookedLimit(
  days: Days,
  shifts: readonly BookedShift[] = [],
): { days: AvailabilityDate[]; isBlocked: boolean } {
  const isBlocked = bookedCount(days, shifts) >= MAX_BOOKED_DAYS;
  const stateOf = (day: AvailabilityDate): AvailabilityDate["state"] => {
    if (isShiftDay(day, shifts)) return "booked";
    return isBlocked && day.state === "selected-applied" ? "default" : day.state;
  };
  return { days: days.map((day) => ({ ...day, state: stateOf(day) })), isBlocked };
}

export type AvailabilityProblem = "minOne";

/** What prevents confirming: at least one day must be offered (AVL-17, AVL-18, D-65). `null`: nothing. */
export const validateAvailability = (days: Days): AvailabilityProblem | null =>
  chosenIds(days).length > 0 ? null : "minOne";

const CAPACITY = /^\s*(\d+)\s*\/\s*(\d+)\s*$/;

/** Taken and total places of a day from "3/12"; `null` if unreadable. */
export function seatsOf(capacity: string): { taken: number; all: number } | null {
  const found = CAPACITY.exec(capacity);
  return found && { taken: Number(found[1]), all: Number(found[2]) };
}

/** Whether all places of a day are taken; an unreadable capacity is not full. */
export function isFull({ capacity }: Pick<AvailabilityDate, "capacity">): boolean {
  const seats = seatsOf(capacity);
  return seats !== null && seats.all > 0 && seats.taken >= seats.all;
}
