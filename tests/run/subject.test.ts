import { expect, test } from "vitest";
import { subjectFault } from "./subject.ts";

const longest = `dates: ${"a".repeat(65)}`;

test.each([
  ["dates: show the year", null],
  ["my event, staff: show the year\n\nPeople asked in which.", null],
  [longest, null],
  ["Merge branch 'dates'", null],
  ['Revert "dates: show the year of every date that somebody has ever applied for"', null],
  [`${longest}a`, "The first line has 73 characters; at most 72."],
  ["show the year", 'The first line says "area: what changes", such as "dates: show the year".'],
  ["Dates: show the year", 'The first line says "area: what changes", such as "dates: show the year".'],
  ["", 'The first line says "area: what changes", such as "dates: show the year".'],
])("%j as a message: %s", (message, fault) => expect(subjectFault(message)).toBe(fault));
