import type { CalendarDay } from "#src/lib/calendarDay.ts";
import { addDays } from "#src/lib/calendarMath.ts";
import type { AvailableEvent } from "#src/model/events/event.ts";

const DAYS = 90;
const HOURS = [5, 8, 10, 13, 16, 19];
const hour = (hours: number) => `${String(hours % 24).padStart(2, "0")}:00`;

/** An unrealistic number of dates, over three months from the day after `today`: for load tests. */
export const manyTrialDays = (today: CalendarDay, count: number): AvailableEvent[] =>
  Array.from({ length: count }, (_, at) => {
    const start = HOURS[Math.floor(at / DAYS) % HOURS.length] ?? 8;
    return {
      event_id: 9000 + at,
      event_date: addDays(today, 1 + (at % DAYS)),
      start_time: hour(start),
      end_time: hour(start + 5),
      extra_required: 12,
      extra_booked: Math.max(at % 13, at % 83 === 0 ? 1 : 0),
      extra_applied: 1 + (at % 40),
      applied: at % 29 === 0,
      application_status: at % 29 === 0 ? "applied" : at % 83 === 0 ? "booked" : null,
      can_withdraw: undefined,
    };
  });
