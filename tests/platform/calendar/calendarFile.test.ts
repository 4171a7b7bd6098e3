import * as fc from "fast-check";
import { sync, type VEvent } from "node-ical";
import { describe, expect, test } from "vitest";
import { calendarFile } from "#app/platform/calendar/calendarFile.ts";
import { instantInBerlin } from "#src/lib/calendarMath.ts";
import type { CalendarEntry } from "#src/model/events/calendarEntry.ts";
import { timeRange } from "#src/model/events/eventTimes.ts";
import { oddEntry } from "#tests/platform/calendar/entry.ts";
import { HARD_DAYS, restoreZone, ZONES } from "#tests/model/zones.ts";

restoreZone();
const now = Date.UTC(2026, 10, 20, 13);

function read(entry: CalendarEntry): VEvent {
  const found = Object.values(sync.parseICS(calendarFile(entry, now))).find((part) => part?.type === "VEVENT");
  if (found?.type !== "VEVENT") throw new Error("There is no event in the file.");
  return found;
}

describe("the calendar file, read by another library", () => {
  test("has start, end, title, place, description and page, with any characters in them (MYEV-10, D-62)", () => {
    const event = read(oddEntry);
    expect(event).toMatchObject({
      uid: "501-2026-11-23@gangway",
      summary: oddEntry.title,
      location: oddEntry.location,
      description: oddEntry.lines.join("\n"),
      url: oddEntry.address,
    });
    expect(event.start.toISOString()).toBe("2026-11-23T07:00:00.000Z");
    expect(event.end?.toISOString()).toBe("2026-11-23T12:30:00.000Z");
    expect(event.start.tz).toBe("Europe/Berlin");
    expect(event.dtstamp.toISOString()).toBe("2026-11-20T13:00:00.000Z");
  });

  test("reminds when check-in opens, 24 hours before the start (MYEV-54)", () => {
    const [alarm, ...others] = read(oddEntry).alarms ?? [];
    expect(others).toEqual([]);
    expect(alarm).toMatchObject({ action: "DISPLAY", trigger: "-PT24H", description: oddEntry.reminder });
  });

  test("without times it has the default ones, without an end the usual length (MYEV-08, MYEV-09, D-61)", () => {
    const event_date = oddEntry.day;
    const usual = read({ ...oddEntry, time: timeRange({ event_date }) });
    expect([usual.start.toISOString(), usual.end?.toISOString()]).toEqual([
      "2026-11-23T09:00:00.000Z",
      "2026-11-23T12:30:00.000Z",
    ]);
    const openEnded = read({ ...oddEntry, time: timeRange({ event_date, start_time: "22:00" }) });
    expect(openEnded.end?.toISOString()).toBe("2026-11-24T00:30:00.000Z");
    const overnight = read({ ...oddEntry, time: timeRange({ event_date, start_time: "22:00", end_time: "06:15" }) });
    expect(overnight.end?.toISOString()).toBe("2026-11-24T05:15:00.000Z");
  });

  test("a day without a known start is an all-day entry (MYEV-08, D-61)", () => {
    for (const time of [
      { start: null, end: null },
      { start: null, end: "12:00" },
    ]) {
      const file = calendarFile({ ...oddEntry, time }, now);
      expect(file).toContain("\r\nDTSTART;VALUE=DATE:20261123\r\n");
      expect(file).toContain("\r\nDTEND;VALUE=DATE:20261124\r\n");
    }
  });

  test.each(ZONES)("made in %s it is at the same instant on any day, also when clocks change (F12, P42)", (zone) => {
    process.env.TZ = zone;
    const hours = fc.integer({ min: 3, max: 22 }).map((hour) => String(hour).padStart(2, "0"));
    fc.assert(
      fc.property(fc.constantFrom(...HARD_DAYS), hours, (day, hour) => {
        const time = { start: `${hour}:15`, end: `${hour}:45` };
        const event = read({ ...oddEntry, day, time });
        expect(event.start.getTime()).toBe(instantInBerlin(day, time.start));
        expect(event.end?.getTime()).toBe(instantInBerlin(day, time.end));
      }),
      { numRuns: 40 },
    );
  });

  const anything = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 200 }),
    fc.string({
      unit: fc.constantFrom(
        "\r",
        "\n",
        "\0",
        "\u0085",
        "\u2028",
        "\u2029",
        "\u001b",
        "\t",
        ":",
        ";",
        "ATTACH",
        "\ud800",
      ),
      maxLength: 20,
    }),
  );

  test("any text is read back unchanged, except that control characters and line breaks become blanks", () => {
    const shown = (text: string) => `x${text}x`.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");
    fc.assert(
      fc.property(anything, anything, anything, anything, (title, location, description, reminder) => {
        const texts = { title: `x${title}x`, location: `x${location}x`, reminder: `x${reminder}x` };
        const event = read({ ...oddEntry, ...texts, lines: [`x${description}x`, "y"] });
        expect(event).toMatchObject({
          summary: shown(title),
          location: shown(location),
          description: `${shown(description)}\ny`,
        });
        expect(event.alarms?.[0]).toMatchObject({ description: shown(reminder) });
      }),
    );
  });

  test("no id or address can add a property", () => {
    const names = Object.keys(read(oddEntry)).toSorted();
    const inject = fc.tuple(anything, fc.constantFrom("", "\r\nATTACH:https://evil.example/x", "\rATTACH:x", "\nX:y"));
    fc.assert(
      fc.property(inject, inject, (id, address) => {
        const entry = { ...oddEntry, id: id.join(""), address: `${oddEntry.address}${address.join("")}` };
        const event = read(entry);
        expect(Object.keys(event).toSorted()).toEqual(names);
        expect(event.uid).toMatch(/^[\w.!~*'()%-]*-2026-11-23@gangway$/);
        expect(event.url).toMatch(/^https:\/\/gangway\.example\/events\/my-event\?from=calendar&x=1/);
        expect(calendarFile(entry, now).replaceAll("\r\n", "")).not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});

describe("the calendar file as text", () => {
  const lines = calendarFile(oddEntry, now).split("\r\n");

  test("contains the zone and its clock changes (RFC 5545)", () => {
    expect(lines).toContain("DTSTART;TZID=Europe/Berlin:20261123T080000");
    expect(lines.slice(lines.indexOf("BEGIN:VTIMEZONE"), lines.indexOf("END:VTIMEZONE"))).toEqual([
      "BEGIN:VTIMEZONE",
      "TZID:Europe/Berlin",
      "BEGIN:DAYLIGHT",
      "DTSTART:19960331T020000",
      "TZOFFSETFROM:+0100",
      "TZOFFSETTO:+0200",
      "TZNAME:CEST",
      "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3",
      "END:DAYLIGHT",
      "BEGIN:STANDARD",
      "DTSTART:19961027T030000",
      "TZOFFSETFROM:+0200",
      "TZOFFSETTO:+0100",
      "TZNAME:CET",
      "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10",
      "END:STANDARD",
    ]);
  });

  test("has no line of more than 75 octets and no bare line break", () => {
    for (const line of lines) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n]/);
    }
  });
});
