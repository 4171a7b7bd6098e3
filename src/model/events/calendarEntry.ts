import type { CalendarDay } from "#src/lib/calendarDay.ts";
import type { TimeRange } from "#src/model/events/eventTimes.ts";
import type { JobView } from "#src/model/day/jobView.ts";

/** How long a day is entered where its end is not known, in minutes: as long as one with the default times. */
export const USUAL_MINUTES = 210;

/** A day as a person's own calendar takes it; times are `HH:mm` in Berlin. */
export type CalendarEntry = {
  id: string;
  title: string;
  location: string;
  /** What to know beforehand, a line each. */
  lines: readonly string[];
  /** What the reminder says. */
  reminder: string;
  day: CalendarDay;
  time: TimeRange;
  /** The page of the day. */
  address: string;
};

/** Title, place and times as they are shown, the default times included (MYEV-10, D-60, D-61); `null` without a readable date. */
export const calendarEntry = (
  { id, title, location, date, timeRange }: Pick<JobView, "id" | "title" | "location" | "date" | "timeRange">,
  words: Pick<CalendarEntry, "lines" | "reminder" | "address">,
): CalendarEntry | null => date && { id, title, location, day: date, time: timeRange, ...words };
