import { describe, expect, test } from "vitest";
import { calendarLink } from "#app/platform/calendar/calendarLink.ts";
import { timeRange } from "#src/model/events/eventTimes.ts";
import { oddEntry } from "#tests/platform/calendar/entry.ts";

describe("the form of an online calendar", () => {
  test("contains start, end, zone, title and place; characters are escaped (MYEV-10, D-62, P42)", () => {
    const link = new URL(calendarLink(oddEntry));
    expect(link.origin + link.pathname).toBe("https://calendar.google.com/calendar/render");
    expect(Object.fromEntries(link.searchParams)).toEqual({
      action: "TEMPLATE",
      text: oddEntry.title,
      dates: "20261123T080000/20261123T133000",
      ctz: "Europe/Berlin",
      location: oddEntry.location,
      details: [...oddEntry.lines, oddEntry.address].join("\n"),
    });
  });

  test.each([
    [undefined, undefined, "20261123T100000/20261123T133000"],
    ["14:00", undefined, "20261123T140000/20261123T173000"],
    ["22:00", undefined, "20261123T220000/20261124T013000"],
    ["soon", undefined, "20261123/20261124"],
    [undefined, "09:00", "20261123/20261124"],
    ["22:00", "06:15", "20261123T220000/20261124T061500"],
  ])("from %j to %j it contains %s (MYEV-08, MYEV-09, D-61)", (start, end, dates) => {
    const link = new URL(
      calendarLink({ ...oddEntry, time: timeRange({ event_date: oddEntry.day, start_time: start, end_time: end }) }),
    );
    expect(link.searchParams.get("dates")).toBe(dates);
  });
});
