import { describe, expect, test } from "vitest";
import { toMyEventView, type MyEventFacts, type MyEventSources } from "#app/features/day/myEventView.ts";
import { instantInBerlin } from "#src/lib/calendarMath.ts";
import type { ExtraEvent } from "#src/model/events/event.ts";
import { bookedDays } from "#src/people/events.ts";
import { people } from "#src/people/people.ts";
import { extraOf } from "#src/people/records.ts";
import { failed, loaded, pending } from "#tests/features/queryStates.ts";

const today = "2026-11-20";
const facts: MyEventFacts = {
  now: instantInBerlin(today, "14:00"),
  company: "Lufthansa",
  contractCompleted: false,
  fixed: { title: "Trial operation", location: "Terminal 3" },
};

const [first, second] = bookedDays(today, people.milica) as [ExtraEvent, ExtraEvent];
const day = (id: number, date: string, changes: Partial<ExtraEvent> = {}): ExtraEvent => ({
  ...first,
  event_id: id,
  event_date: date,
  ...changes,
});
const sources = (changes: Partial<MyEventSources> = {}): MyEventSources => ({
  events: loaded({ rows: [first, second], unreadable: 0 }),
  extra: loaded(extraOf(people.milica, today)),
  contract: loaded({ status: "sign_and_send", contractCompleted: false }),
  ...changes,
});
const events = (rows: ExtraEvent[], unreadable = 0) => ({ events: loaded({ rows, unreadable }) });
const idsOf = ({ state }: ReturnType<typeof toMyEventView>) =>
  state.kind === "ready" ? [state.jobs.map(({ id }) => id), state.cancelled.map(({ id }) => id)] : state;

describe("my event", () => {
  test("is loading until all parts of the days have loaded, and failed if the days fail (VS-158, VS-159)", () => {
    const stateOf = (changes: Partial<MyEventSources>) => toMyEventView(sources(changes), facts).state;
    expect(stateOf({ events: pending })).toEqual({ kind: "loading" });
    expect(stateOf({ extra: pending })).toEqual({ kind: "loading" });
    expect(stateOf({ contract: pending })).toEqual({ kind: "loading" });
    expect(stateOf({ events: failed })).toEqual({ kind: "failed", isRetrying: false });
    expect(stateOf({ events: { ...failed, isFetching: true } })).toEqual({ kind: "failed", isRetrying: true });
  });

  test("the next day is first, then the others, past ones last (D-58, VS-170)", () => {
    const rows = [
      day(1, "2026-11-09", { event_status: "confirmed" }),
      day(2, "2026-12-04"),
      day(3, "2026-11-13"),
      day(4, "2026-11-20"),
      day(5, "2026-12-04", { start_time: "05:15" }),
      day(6, "folgt"),
    ];
    const before = { ...facts, now: instantInBerlin(today, "13:29") };
    expect(idsOf(toMyEventView(sources(events(rows)), before))).toEqual([["4", "5", "2", "6", "3", "1"], []]);
    expect(idsOf(toMyEventView(sources(events(rows)), facts))).toEqual([["5", "2", "6", "4", "3", "1"], []]);
  });

  test("a day cancelled by the provider has a notice until it is over (VS-172)", () => {
    const rows = [
      day(1, "2026-11-09", { event_status: "cancelled" }),
      day(2, "2026-12-04", { event_status: "cancelled" }),
      day(3, "2026-12-05", { event_status: "withdrawn" }),
      day(4, "2026-12-06"),
    ];
    expect(idsOf(toMyEventView(sources(events(rows)), facts))).toEqual([["4"], ["2"]]);
  });

  test("an application is no booked day, before and after it (D-58)", () => {
    const rows = [
      day(1, "2026-11-09", { event_status: "applied" }),
      day(2, "2026-11-23", { event_status: "applied" }),
      day(3, "2026-12-05"),
    ];
    expect(idsOf(toMyEventView(sources(events(rows)), facts))).toEqual([["3"], []]);
    const before = { ...facts, now: instantInBerlin("2026-11-22", "09:00"), contractCompleted: true };
    expect(idsOf(toMyEventView(sources(events(rows)), before))).toEqual([["3"], []]);
  });

  test("a cancelled day disappears at once, even if the list still has it (MYEV-50)", () => {
    const before = toMyEventView(sources(), facts).state;
    const cancelled = before.kind === "ready" ? before.jobs.slice(0, 1) : [];
    expect(idsOf(toMyEventView(sources(), facts, cancelled))).toEqual([["502"], ["501"]]);
    expect(idsOf(toMyEventView(sources(events([second])), facts, cancelled))).toEqual([["502"], ["501"]]);
  });

  test("unreadable days and failed parts are reported, the rest stays (N3)", () => {
    const stateOf = (changes: Partial<MyEventSources>) => toMyEventView(sources(changes), facts).state;
    expect(stateOf({})).toMatchObject({ outOfDate: null, isRefreshing: false });
    expect(stateOf(events([first], 1))).toMatchObject({ outOfDate: { isRetrying: false } });
    expect(stateOf({ extra: failed })).toMatchObject({ outOfDate: { isRetrying: false } });
    expect(stateOf({ events: { ...sources().events, isError: true, isFetching: true } })).toMatchObject({
      outOfDate: { isRetrying: true },
      isRefreshing: true,
    });
  });
});

describe("the parts of a day", () => {
  test("no contract is reported missing before it has loaded (D-51)", () => {
    const contractOf = (changes: Partial<MyEventSources>, contractCompleted = false) =>
      toMyEventView(sources(changes), { ...facts, contractCompleted }).contract;
    expect(contractOf({})).toBe("missing");
    expect(contractOf({ contract: loaded({ status: "ucm_processing", contractCompleted: false }) })).toBe("processing");
    expect(contractOf({ contract: failed })).toBe("complete");
    expect(contractOf({ contract: loaded(null) })).toBe("complete");
    expect(contractOf({}, true)).toBe("complete");
    expect(contractOf({ contract: loaded({ status: "complete", contractCompleted: false }) })).toBe("complete");
    expect(contractOf({ contract: loaded({ status: "ucm_ready", contractCompleted: true }) })).toBe("complete");
  });

  test("the day before, with a signed contract, check-in is required (D-13, D-54)", () => {
    const before = { ...facts, now: instantInBerlin("2026-11-22", "09:00") };
    const statusOf = (contractCompleted: boolean) => {
      const { state } = toMyEventView(sources(), { ...before, contractCompleted });
      return state.kind === "ready" && state.jobs[0]?.status;
    };
    expect([statusOf(true), statusOf(false)]).toEqual(["check-in-required", "booked"]);
  });

  test("the items to bring follow from the record, and are left out before it has loaded (MYEV-52, MYEV-53)", () => {
    const bringOf = (extra: MyEventSources["extra"]) => toMyEventView(sources({ extra }), facts).bring;
    expect(bringOf(loaded(extraOf(people.milica, today)))).toBe("airportPass");
    expect(bringOf(loaded(extraOf(people.paula, today)))).toBe("idOrPassport");
    expect(bringOf(failed)).toBeNull();
  });
});
