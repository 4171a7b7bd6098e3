import { afterEach, describe, expect, test } from "vitest";
import { atTime } from "#workbench/toolbar/clock/clockAddon.tsx";
import { replaceTime } from "#workbench/toolbar/clock/replaceTime.ts";
import { berlinTime, instantOf, readFreeTime, writeFreeTime } from "#workbench/toolbar/clock/freeTime.ts";
import { chosenNow, presets, REAL } from "#workbench/toolbar/clock/presets.ts";

const inBerlin = new Intl.DateTimeFormat("de-DE", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "Europe/Berlin",
});

let startAgain = () => {};
afterEach(() => startAgain());

describe("a preset", () => {
  test.each(Object.entries(presets))("%s is the time in Berlin that its name says", (_, { title, now }) => {
    const [, day, month, year, time] = /(\d\d)\.(\d\d)\.(\d{4}), (\d\d:\d\d)/.exec(title)!;
    expect(inBerlin.format(now)).toBe(`${day}.${month}.${year!.slice(2)}, ${time}`);
  });

  test("of the change to winter time is in the second of two such hours", () => {
    expect(inBerlin.format(presets.winterTime.now - 3_600_000)).toBe(inBerlin.format(presets.winterTime.now));
  });

  test("just after midnight is another day in Berlin than in universal time", () => {
    expect(new Date(presets.afterMidnight.now).toISOString()).toBe("2026-11-23T23:05:00.000Z");
  });

  test("that does not exist, and the real time, stop no clock", () => {
    expect([REAL, "toString", "", undefined, 7].map(chosenNow)).toEqual([null, null, null, null, null]);
  });
});

describe("a time of one's own", () => {
  const at = (day: string, time: string) => instantOf({ day, time });

  test("is the time in Berlin, in summer and in winter, and the first of two that a night has", () => {
    expect(at("2026-07-01", "06:15")).toEqual({ now: Date.UTC(2026, 6, 1, 4, 15) });
    expect(at("2026-12-01", "06:15")).toEqual({ now: Date.UTC(2026, 11, 1, 5, 15) });
    expect(at("2026-10-25", "02:30")).toEqual({ now: Date.UTC(2026, 9, 25, 0, 30) });
  });

  test("travels in an address of the workbench, and the clock of the canvas stops at it", () => {
    const free = { day: "2026-12-01", time: "06:15" };
    expect(writeFreeTime(free)).toMatch(/^[\w-]+$/);
    expect(readFreeTime(writeFreeTime(free))).toEqual(free);
    expect(chosenNow(writeFreeTime(free))).toBe(Date.UTC(2026, 11, 1, 5, 15));
    expect(berlinTime(Date.UTC(2026, 11, 1, 5, 15))).toBe("01.12.2026, 06:15");
  });

  test.each([
    ["", "06:15", "Bitte geben Sie ein Datum ein, das es gibt."],
    ["2026-02-30", "06:15", "Bitte geben Sie ein Datum ein, das es gibt."],
    ["0202-12-01", "06:15", "Bitte geben Sie ein Jahr von 2000 bis 2099 ein."],
    ["2026-12-01", "", "Bitte geben Sie eine Uhrzeit von 00:00 bis 23:59 ein."],
    ["2026-12-01", "24:00", "Bitte geben Sie eine Uhrzeit von 00:00 bis 23:59 ein."],
    ["2026-03-29", "02:30", "Diese Uhrzeit gibt es nicht: In dieser Nacht beginnt die Sommerzeit."],
  ])("%s %s is none, and a sentence says why", (day, time, problem) => {
    expect(at(day, time)).toEqual({ problem });
    expect(chosenNow(writeFreeTime({ day, time }))).toBeNull();
  });
});

describe("a stopped clock", () => {
  const now = presets.eventDay.now;
  const time = new Intl.DateTimeFormat("de-DE", { timeStyle: "short", timeZone: "Europe/Berlin" });

  test("answers the same to everybody who asks for the time", () => {
    startAgain = replaceTime(() => now);
    expect(Date.now()).toBe(now);
    expect(new Date().getTime()).toBe(now);
    expect(Date()).toBe(new Date(now).toString());
    expect(time.format()).toBe("06:15");
    expect(time.formatToParts().map(({ value }) => value)).toEqual(["06", ":", "15"]);
  });

  test("leaves every given time alone", () => {
    startAgain = replaceTime(() => now);
    expect(new Date(0).toISOString()).toBe("1970-01-01T00:00:00.000Z");
    expect(new Date(2026, 0, 1).getFullYear()).toBe(2026);
    expect(Date.UTC(2026, 0, 1)).toBe(Date.parse("2026-01-01T00:00:00Z"));
    expect(new Date()).toBeInstanceOf(Date);
    expect(time.format(0)).toBe("01:00");
  });

  test("runs again afterwards, also after two stops", () => {
    const before = Date.now();
    const [RealDate, format] = [Date, Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, "format")];
    replaceTime(() => now)();
    replaceTime(() => presets.afterTrial.now)();
    expect(Date).toBe(RealDate);
    expect(Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, "format")).toEqual(format);
    expect(Date.now()).toBeGreaterThanOrEqual(before);
    expect(Date.now() - before).toBeLessThan(60_000);
  });
});

test("args that tell the time tell the chosen one, however deep, and nothing else changes", () => {
  const onSubmit = () => {};
  const args = { now: 5, state: { today: "2026-11-20", list: [{ dayPart: "evening" }] }, todays: "x", onSubmit };
  expect(atTime(args, presets.afterMidnight.now)).toEqual({
    now: presets.afterMidnight.now,
    state: { today: "2026-11-24", list: [{ dayPart: "morning" }] },
    todays: "x",
    onSubmit,
  });
});
