import type { CalendarDay } from "#src/lib/calendarDay.ts";
import type { TimeRange } from "#src/model/events/eventTimes.ts";
import type { JobView } from "#src/model/day/jobView.ts";

/** Length of a calendar entry without a known end, in minutes: that of the default times. */
export const USUAL_MINUTES = 210;

/** A day for the user's own calendar; times are `HH:mm` in Berlin. */
export type CalendarEntry = {
  id: string;
  title: string;
  location: string;
  /** The notes, one line each. */
  lines: readonly string[];
  /** Text of the reminder. */
  reminder: string;
  day: CalendarDay;
  time: TimeRange;
  /** URL of the day's page. */
  address: string;
};

/** Title, place and times as displayed, defaults included (MYEV-10, D-60, D-61); `null` without a date. */
export const calendarEntry = (
  { id, title, location, date, timeRange }: Pick<JobView, "id" | "title" | "location" | "date" | "timeRange">,
  words: Pick<CalendarEntry, "lines" | "reminder" | "address">,
): CalendarEntry | null => date && { id, title, location, day: date, time: timeRange, ...words };
