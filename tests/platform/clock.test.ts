import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createClock } from "#app/platform/clock.ts";
import { todayInBerlin } from "#src/lib/calendarDay.ts";

const HOUR = 3_600_000;
const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-20T13:00:00Z") }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A clock on its own page, with the number of notifications of its only listener. */
function start() {
  const page = { window: new EventTarget(), document: new EventTarget() };
  const clock = createClock(Object.values(page));
  const listener = vi.fn<() => void>();
  const stop = clock.subscribe(listener);
  listener.mockClear();
  return { page, clock, listener, stop };
}

/** The device sleeps: its clock goes on, its timers do not. */
const sleep = (milliseconds: number) => vi.setSystemTime(new Date().getTime() + milliseconds);

describe("ticks", () => {
  test.each([
    ["an ordinary night", "2026-11-22T22:59:30Z", "2026-11-22", "2026-11-23"],
    ["before summer time begins", "2027-03-27T22:59:30Z", "2027-03-27", "2027-03-28"],
    ["after summer time has begun", "2027-03-28T21:59:30Z", "2027-03-28", "2027-03-29"],
    ["before summer time ends", "2026-10-24T21:59:30Z", "2026-10-24", "2026-10-25"],
    ["after summer time has ended", "2026-10-25T22:59:30Z", "2026-10-25", "2026-10-26"],
    ["a year", "2026-12-31T22:59:30Z", "2026-12-31", "2027-01-01"],
  ])("at midnight in Berlin, %s", (_night, at, day, next) => {
    vi.setSystemTime(Date.parse(at));
    const { clock } = start();
    const days: string[] = [];
    clock.subscribe(() => days.push(todayInBerlin(clock.minute())));
    days.length = 0;
    vi.advanceTimersByTime(29_999);
    expect(days.filter((notified) => notified !== day)).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(days.at(-1)).toBe(next);
  });

  test("at the start of every minute, not a minute after the page was opened", () => {
    vi.setSystemTime(Date.parse("2026-11-20T13:00:40Z"));
    const { clock, listener } = start();
    expect(clock.minute()).toBe(Date.parse("2026-11-20T13:00:00Z"));
    vi.advanceTimersByTime(20_000);
    expect(listener).toHaveBeenCalled();
    expect(clock.minute()).toBe(Date.parse("2026-11-20T13:01:00Z"));
  });

  test("the minute is whole, also if a millisecond passes at each look at the clock", () => {
    const { clock } = start();
    vi.spyOn(Date, "now").mockImplementation(() => {
      sleep(1);
      return new Date().getTime();
    });
    expect([clock.minute(), clock.minute()]).toEqual([
      Date.parse("2026-11-20T13:00:00Z"),
      Date.parse("2026-11-20T13:00:00Z"),
    ]);
  });

  test.each([
    ["document", "visibilitychange"],
    ["window", "pageshow"],
    ["window", "focus"],
  ] as const)("when the page is seen again: %s %s", (target, event) => {
    const { page, clock, listener } = start();
    sleep(9 * HOUR);
    expect(listener).not.toHaveBeenCalled();
    page[target].dispatchEvent(new Event(event));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(clock.minute()).toBe(Date.parse("2026-11-20T22:00:00Z"));
  });

  test("after the device has slept without an event, within 20 s", () => {
    const { listener } = start();
    sleep(9 * HOUR);
    vi.advanceTimersByTime(20_000);
    expect(listener).toHaveBeenCalled();
  });

  test("only while there is a listener", () => {
    const { page, listener, stop } = start();
    expect(vi.getTimerCount()).toBe(1);
    stop();
    expect(vi.getTimerCount()).toBe(0);
    page.window.dispatchEvent(new Event("focus"));
    expect(listener).not.toHaveBeenCalled();
  });
});

/** A response with time headers of a server and a proxy. */
const answer = (headers: Record<string, string | undefined>, redirected = false) => {
  const given = Object.entries({ "content-type": "application/json", ...headers }).filter(([, value]) => value);
  return { headers: new Headers(given), redirected };
};
const http = (at: number) => new Date(at).toUTCString();

/** A response of a provider whose clock is `ahead` of the device's; it `took` so long, `there` for the request. */
function hear({ clock }: ReturnType<typeof start>, ahead: number, took = 0, there = took / 2): void {
  const requestedAt = Date.now();
  vi.setSystemTime(requestedAt + there);
  const date = http(Date.now() + ahead);
  vi.setSystemTime(requestedAt + took);
  clock.hear(answer({ date }), requestedAt);
}

describe("takes the provider's time", () => {
  test.each([2, -2, 26, -26, 24 * 400])("from an answer, on a device that is wrong by %i hours", (hours) => {
    const made = start();
    const { clock, listener } = made;
    hear(made, hours * HOUR);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(Math.abs(clock.now() - Date.now() - hours * HOUR)).toBeLessThanOrEqual(1000);
    expect(Math.abs(clock.deviceSlow() - hours * HOUR)).toBeLessThanOrEqual(1000);
    const before = clock.now();
    vi.advanceTimersByTime(90 * MINUTE);
    expect(clock.now() - before).toBe(90 * MINUTE);
  });

  test("and its minutes start with the provider's", () => {
    vi.setSystemTime(Date.parse("2026-11-20T13:00:05Z"));
    const made = start();
    hear(made, 2 * HOUR + 50_000);
    made.listener.mockClear();
    vi.advanceTimersByTime(6_000);
    expect(made.listener).toHaveBeenCalledTimes(1);
  });

  test.each([0, 45_000, -45_000])("but not where the two are %i ms apart", (apart) => {
    const made = start();
    hear(made, apart);
    expect(made.clock.now()).toBe(Date.now());
    expect(made.listener).not.toHaveBeenCalled();
  });

  const twoHours = () => http(Date.now() + 2 * HOUR);
  test.each([
    ["no date", () => answer({})],
    ["a date that cannot be read", () => answer({ date: "gestern" })],
    ["an answer out of a cache", () => answer({ date: twoHours(), age: "7200" })],
    ["an age that cannot be read", () => answer({ date: twoHours(), age: "alt" })],
    ["the page of a WLAN", () => answer({ date: twoHours(), "content-type": "text/html" })],
    ["no type", () => answer({ date: twoHours(), "content-type": undefined })],
    ["where a redirect has led to", () => answer({ date: twoHours() }, true)],
  ])("%s is ignored", (_what, headers) => {
    const { clock } = start();
    clock.hear(headers(), Date.now());
    expect(clock.deviceSlow()).toBe(0);
  });

  test("a response that took more than 30 s, or arrived before its request, is ignored", () => {
    const { clock } = start();
    clock.hear(answer({ date: twoHours() }), Date.now() - 30_001);
    clock.hear(answer({ date: twoHours() }), Date.now() + 1);
    expect(clock.deviceSlow()).toBe(0);
    clock.hear(answer({ date: twoHours(), age: "0" }), Date.now());
    expect(clock.deviceSlow()).toBeGreaterThan(0);
  });

  test("a slow response takes nothing from the range of a fast one", () => {
    const made = start();
    hear(made, 2 * HOUR);
    const fast = made.clock.deviceSlow();
    for (const there of [0, 24_000]) {
      hear(made, 2 * HOUR, 24_000, there);
      expect(Math.abs(made.clock.deviceSlow() - fast)).toBeLessThanOrEqual(1000);
    }
    hear(made, 2 * HOUR, 300);
    expect(Math.abs(made.clock.deviceSlow() - 2 * HOUR)).toBeLessThanOrEqual(1000);
  });

  test.each([
    ["the device is set right", 0, 2 * HOUR],
    ["the provider's clock is set", 28 * HOUR, 2 * HOUR],
  ])("once %s while the page is open, the next answer counts", (_what, now, before) => {
    const made = start();
    hear(made, before);
    hear(made, now);
    expect(Math.abs(made.clock.deviceSlow() - now)).toBeLessThanOrEqual(1000);
  });
});
