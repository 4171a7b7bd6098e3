import { expect, test } from "vitest";
import { calendarEntry } from "#src/model/events/calendarEntry.ts";
import { oddEntry } from "#tests/platform/calendar/entry.ts";

test("a day without a readable date is nothing for a calendar", () => {
  const { id, title, location, day, time, ...words } = oddEntry;
  const job = { id, title, location, date: day, timeRange: time };
  expect(calendarEntry(job, words)).toEqual(oddEntry);
  expect(calendarEntry({ ...job, date: null }, words)).toBeNull();
});
