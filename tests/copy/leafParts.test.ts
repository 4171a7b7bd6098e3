import { expect, test } from "vitest";
import { leafParts } from "#src/copy/leafParts.ts";

test("the leaf of a calendar has weekday, day and month, wherever the device is (P43)", () => {
  expect(leafParts("2026-11-23")).toEqual({ weekday: "Mo", day: "23", month: "Nov." });
  expect(leafParts("2026-03-29")).toEqual({ weekday: "So", day: "29", month: "März" });
  expect(leafParts("2027-01-01")).toEqual({ weekday: "Fr", day: "01", month: "Jan." });
});
