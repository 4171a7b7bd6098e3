import { dayNumber, todayInBerlin, type CalendarDay } from "#src/lib/calendarDay.ts";
import { addDays, weekdayOf } from "#src/lib/calendarMath.ts";
import type { AvailabilityDate } from "#src/model/availability/availability.ts";

export const SAMPLE_DATES = 13;

const SEATS = 12;
const MONDAY = 1;
const FRIDAY = 5;

/**
 * The dates of the sandbox provider: the next 13 Mondays and Fridays after today in Berlin, deterministic per day
 * (AVL-23, D-27). `now` in milliseconds since 1970.
 */
export function sampleAvailabilityDates(now: number): AvailabilityDate[] {
  const days: CalendarDay[] = [];
  for (let day = addDays(todayInBerlin(now), 1); days.length < SAMPLE_DATES; day = addDays(day, 1)) {
    if ([MONDAY, FRIDAY].includes(weekdayOf(day))) days.push(day);
  }
  return days.map((date) => ({
    id: date,
    date,
    displayDate: `${date.slice(8)}.${date.slice(5, 7)}.`,
    capacity: `${(dayNumber(date) * 5) % (SEATS + 1)}/${SEATS}`,
    state: "default",
  }));
}
