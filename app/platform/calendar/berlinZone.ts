import type { IcsRecurrenceRule, IcsTimezone } from "ts-ics";
import { TIME_ZONE } from "#src/lib/calendarDay.ts";

/** On the last Sunday of `month`, 0 for January. */
const lastSundayOf = (month: number): IcsRecurrenceRule => ({
  frequency: "YEARLY",
  byMonth: [month],
  byDay: [{ day: "SU", occurrence: -1 }],
});

/**
 * Clock changes in Berlin, for calendars that do not know the zone's name. The library converts `start` to the zone
 * that follows, but the standard requires the local time before the change, 02:00 and 03:00 (RFC 5545, 3.6.5).
 */
export const berlinZone: IcsTimezone = {
  id: TIME_ZONE,
  props: [
    {
      type: "DAYLIGHT",
      start: new Date("1996-03-31T00:00:00Z"),
      offsetFrom: "+0100",
      offsetTo: "+0200",
      name: "CEST",
      recurrenceRule: lastSundayOf(2),
    },
    {
      type: "STANDARD",
      start: new Date("1996-10-27T02:00:00Z"),
      offsetFrom: "+0200",
      offsetTo: "+0100",
      name: "CET",
      recurrenceRule: lastSundayOf(9),
    },
  ],
};
