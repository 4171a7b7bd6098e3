import { expect, test } from "vitest";
import { dayPartOf } from "#src/lib/dayPart.ts";

test.each([
  ["2026-11-23T09:59:59Z", "morning"],
  ["2026-11-23T10:00:00Z", "day"],
  ["2026-07-23T08:59:59Z", "morning"],
  ["2026-07-23T09:00:00Z", "day"],
  ["2026-11-23T16:59:59Z", "day"],
  ["2026-11-23T17:00:00Z", "evening"],
  ["2026-11-23T23:00:00Z", "morning"],
])("%s is in the %s in Berlin", (at, part) => expect(dayPartOf(new Date(at))).toBe(part));
