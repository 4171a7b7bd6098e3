import { describe, expect, test } from "vitest";
import { getInitialSnapshot } from "xstate";
import { applicationMachine } from "#app/features/events/applicationMachine.ts";
import {
  toApplicationState,
  toApplying,
  type ApplicationSources,
  type Applying,
} from "#app/features/events/applicationView.ts";
import { appliedIds, suggestedChoice } from "#app/features/events/applicationView.ts";
import { idOf } from "#src/model/events/application.ts";
import { instantInBerlin } from "#src/lib/calendarMath.ts";
import type { AvailableEvent } from "#src/model/events/event.ts";
import { pastDays, trialDays } from "#src/people/events.ts";
import { groupOf } from "#src/people/groups.ts";
import { people, type PersonId } from "#src/people/people.ts";
import { extraOf } from "#src/people/records.ts";
import { failed, loaded, pending } from "#tests/features/queryStates.ts";

const today = "2026-11-20";
const days = (rows: AvailableEvent[], unreadable = 0) => loaded({ rows, unreadable });

const sourcesOf = (id: PersonId): ApplicationSources => ({
  extra: loaded(extraOf(people[id], today)),
  available: days(trialDays(today, people[id])),
  group: loaded(null),
});
const own = toApplying(getInitialSnapshot(applicationMachine, { choices: [], day: null }));
const context = { now: instantInBerlin(today, "12:00"), hasSeenMarketingDates: false };
const stateOf = (id: PersonId, sources: Partial<ApplicationSources> = {}, more: Partial<Applying> = {}) =>
  toApplicationState({ ...sourcesOf(id), ...sources }, { ...own, ...more }, context);
const readyOf = (...given: Parameters<typeof stateOf>) => {
  const state = stateOf(...given);
  if (state.kind !== "ready") throw new Error(state.kind);
  return state;
};

describe("loads, fails and is loaded again (VS-126, VS-127)", () => {
  test.each(["extra", "available"] as const)("without %s nothing is said", (source) => {
    expect(stateOf("amira", { [source]: pending })).toEqual({ kind: "loading" });
    expect(stateOf("amira", { [source]: failed })).toEqual({ kind: "failed", isRetrying: false });
    expect(stateOf("amira", { [source]: { ...failed, isFetching: true } })).toEqual({
      kind: "failed",
      isRetrying: true,
    });
  });
  test("a group that failed to load is not mentioned; while it loads the page waits, because its note comes first (P31)", () => {
    expect(readyOf("amira", { group: failed }).group).toBeNull();
    expect(readyOf("amira", { group: { ...failed, isFetching: true } }).group).toBeNull();
    expect(stateOf("amira", { group: pending })).toEqual({ kind: "loading" });
  });
  test("earlier data stays when a reload fails, and the page reports it", () => {
    const { available } = sourcesOf("amira");
    expect(readyOf("amira", { available: { ...available, isError: true } }).outOfDate).toEqual({ isRetrying: false });
    expect(readyOf("amira").outOfDate).toBeNull();
  });
});

test("no dates is no failure; dates of which none can be read is one (VS-128, N3)", () => {
  expect(stateOf("amira", { available: days([]) })).toEqual({ kind: "empty", isRetrying: false });
  expect(stateOf("amira", { available: days(pastDays(today, people.amira)) })).toMatchObject({ kind: "empty" });
  const [event] = trialDays(today, people.amira);
  expect(stateOf("amira", { available: days([{ ...event!, event_date: "soon" }]) })).toMatchObject({ kind: "failed" });
});

test("an unreadable row hides no other, and the page reports that rows are missing (N3)", () => {
  expect(readyOf("amira", { available: days(trialDays(today, people.amira), 1) }).outOfDate).toEqual({
    isRetrying: false,
  });
  const [event, ...others] = trialDays(today, people.amira);
  const state = readyOf("amira", { available: days([{ ...event!, event_date: "soon" }, ...others]) });
  expect(state.months[0]?.month).toBe("2026-12");
  expect(state.outOfDate).toEqual({ isRetrying: false });
});

test("past days are left out", () => {
  const state = readyOf("leonie", {
    available: days([...pastDays(today, people.leonie), ...trialDays(today, people.leonie)]),
  });
  expect(state.months[0]?.days[0]?.day).toBe("2026-11-23");
});

test("a day that ended this morning is left out, an upcoming one is not (EVT-18)", () => {
  const [event] = trialDays(today, people.leonie);
  const at = (id: number, start_time?: string, end_time?: string) => ({
    ...event!,
    event_id: id,
    event_date: today,
    start_time,
    end_time,
  });
  const rows = [
    at(1, "00:05", "00:30"),
    at(2, "08:00", "12:00"),
    at(3, "08:00", "12:01"),
    at(4, "22:00", "04:30"),
    at(5),
  ];
  const idsOf = (now: number) => {
    const state = toApplicationState({ ...sourcesOf("leonie"), available: days(rows) }, own, { ...context, now });
    return state.kind === "ready"
      ? state.months.flatMap((month) => month.days.flatMap((one) => one.events.map(idOf)))
      : [];
  };
  expect(idsOf(instantInBerlin(today, "12:00"))).toEqual(["3", "4", "5"]);
  expect(idsOf(instantInBerlin("2026-11-21", "04:29"))).toEqual(["4"]);
  expect(idsOf(instantInBerlin("2026-11-21", "04:30"))).toEqual([]);
});

test("the calendar starts with the first available day, and follows navigation", () => {
  expect(readyOf("amira").day).toBe("2026-12-04");
  expect(readyOf("amira", {}, { day: "2027-01-31" }).day).toBe("2027-01-31");
  expect(readyOf("amira", {}, { day: "2031-01-31" }).day).toBe("2026-12-04");
  expect(readyOf("jasper").day).toBe("2026-11-23");
});

test("a leader applies for the group, members read who does (VS-142, ROLE-13)", () => {
  expect(readyOf("amira", { group: loaded(groupOf("nordwind", today, "amira")) }).group).toEqual({
    role: "leader",
    name: "Nordwind",
  });
  expect(readyOf("jasper", { group: loaded(groupOf("nordwind", today, "jasper")) }).group).toMatchObject({
    role: "member",
  });
});

test("an incomplete profile prevents the selection (EVT-21)", () =>
  expect(readyOf("jasper").chooser).toEqual({ profile: "base_profile_completed" }));

test("days selected to apply do not become withdrawals when the application has arrived meanwhile (F7)", () => {
  const choices = [
    { id: "503", to: "apply" },
    { id: "504", to: "withdraw" },
  ] as const;
  expect(readyOf("amira", {}, { choices }).chosen).toEqual(["503", "504"]);
  const arrived = trialDays(today, people.amira).map((event) =>
    event.event_id === 503 ? { ...event, application_status: "applied" as const } : event,
  );
  const state = readyOf("amira", { available: days(arrived) }, { choices });
  expect(state.chosen).toEqual(["504"]);
});

test("applied and booked ids are passed on in the provider's spelling (EVT-24)", () => {
  expect(appliedIds(readyOf("amira"))).toEqual([501, 504]);
  expect(appliedIds({ kind: "loading" })).toEqual([]);
});

describe("the days of the invitation (EVT-06, EVT-08, D-50)", () => {
  test("are offered if there are any, with their free places", () => {
    const state = readyOf("paula");
    expect(state.suggested?.map(({ day }) => day)).toEqual(["2026-12-07", "2026-12-21"]);
    expect(suggestedChoice(state)).toEqual({ ids: ["503", "508"], first: "2026-12-07" });
  });
  test("without those that are over, and not at all once all are", () => {
    const suggestedAt = (now: number) => {
      const state = toApplicationState(sourcesOf("paula"), own, { ...context, now });
      return state.kind === "ready" && state.suggested?.map(({ day }) => day);
    };
    expect(suggestedAt(instantInBerlin("2026-12-07", "23:59"))).toEqual(["2026-12-07", "2026-12-21"]);
    expect(suggestedAt(instantInBerlin("2026-12-08", "00:00"))).toEqual(["2026-12-21"]);
    expect(suggestedAt(instantInBerlin("2026-12-22", "00:00"))).toBeUndefined();
  });

  test("once only, whether the device can remember it or not (EVT-07, VS-145, P41)", () => {
    expect(readyOf("paula", {}, { areSuggestionsAnswered: true }).suggested).toBeNull();
    const seen = toApplicationState(sourcesOf("paula"), own, { ...context, hasSeenMarketingDates: true });
    expect(seen).toMatchObject({ kind: "ready", suggested: null });
  });
  test("not without any, and not before the profile is ready", () => {
    expect(readyOf("amira").suggested).toBeNull();
    const extra = loaded({ ...extraOf(people.paula, today), profile_status: "base_profile_completed" });
    expect(readyOf("paula", { extra }).suggested).toBeNull();
  });
  test("without matching days nothing can be selected (VS-144)", () => {
    const state = readyOf("paula", { available: days(trialDays(today, people.paula).slice(0, 1)) });
    expect(suggestedChoice(state)).toEqual({ ids: [], first: null });
    expect(state.suggested).toHaveLength(2);
  });
});
