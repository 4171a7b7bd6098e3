import { generateIcsCalendar, type IcsDateObject, type IcsEvent } from "ts-ics";
import { berlinZone } from "#app/platform/calendar/berlinZone.ts";
import { TIME_ZONE, type CalendarDay } from "#src/lib/calendarDay.ts";
import { USUAL_MINUTES, type CalendarEntry } from "#src/model/events/calendarEntry.ts";
import { CHECK_IN_WINDOW_HOURS, endDay } from "#src/model/events/eventTimes.ts";
import { addressPart } from "#src/lib/addressPart.ts";
import { addDays } from "#src/lib/calendarMath.ts";

/** The library writes the UTC fields of `local.date` with the zone's name: they hold the local time in Berlin. */
function onTheWall(day: CalendarDay, time: string): IcsDateObject {
  const date = new Date(`${day}T${time}:00Z`);
  return { date, local: { date, timezone: TIME_ZONE, tzoffset: "+0000" } };
}

/** Start and end; all day if the start is unknown. */
function whenOf({
  day,
  time,
}: CalendarEntry): Pick<IcsEvent, "start"> & ({ end: IcsDateObject } | { duration: object }) {
  const { start, end } = time;
  if (!start) return { start: allDay(day), end: allDay(addDays(day, 1)) };
  return {
    start: onTheWall(day, start),
    ...(end ? { end: onTheWall(endDay(day, time), end) } : { duration: { minutes: USUAL_MINUTES } }),
  };
}

const allDay = (day: CalendarDay): IcsDateObject => ({ date: new Date(day), type: "DATE" });

/** One line: the library escapes line feeds, but not other control characters or line separators. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");

/**
 * A day as an iCalendar file (RFC 5545): in Berlin time, with location, description and a reminder when check-in opens
 * (MYEV-10, D-62). `now` in milliseconds since 1970. Saving the same day again replaces its entry.
 */
export function calendarFile(entry: CalendarEntry, now: number): string {
  const { id, day } = entry;
  const event: IcsEvent = {
    // The library escapes neither UID nor URL.
    uid: `${addressPart(id)}-${day}@gangway`,
    stamp: { date: new Date(now) },
    ...whenOf(entry),
    summary: oneLine(entry.title),
    location: oneLine(entry.location),
    description: entry.lines.map(oneLine).join("\n"),
    url: new URL(entry.address).href,
    alarms: [
      {
        action: "DISPLAY",
        description: oneLine(entry.reminder),
        trigger: { type: "relative", value: { before: true, hours: CHECK_IN_WINDOW_HOURS } },
      },
    ],
  };
  return foldedByOctets(
    generateIcsCalendar({
      version: "2.0",
      prodId: "-//Gangway//Gangway//DE",
      method: "PUBLISH",
      timezones: [berlinZone],
      events: [event],
    }),
  );
}

const MOST_OCTETS = 75;

/** The library folds after 75 characters; the standard counts octets, and umlauts have two (RFC 5545, 3.1). */
function foldedByOctets(text: string): string {
  const octets = (part: string) => new TextEncoder().encode(part).length;
  const lines = text.replaceAll(/\r\n[ \t]/g, "").split("\r\n");
  const fold = (line: string) => {
    const parts = [""];
    for (const character of line) {
      const last = parts.length - 1;
      const room = MOST_OCTETS - (last > 0 ? 1 : 0);
      if (octets(parts[last] + character) > room) parts.push(character);
      else parts[last] += character;
    }
    return parts.join("\r\n ");
  };
  return lines.map(fold).join("\r\n");
}
