import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  applicationState,
  applySuccessText,
  canApply,
  canWithdraw,
  choiceOf,
  idOf,
  isFullyBooked,
  splitChoice,
  withStatus,
  type ApplicationState,
  type Choice,
} from "#src/model/events/application.ts";
import { availableEventSchema, type AvailableEvent } from "#src/model/events/event.ts";
import type { ProfileStatus } from "#src/model/profile/extra.ts";
import { availableEvent as event } from "./sampleEvents.ts";

const ready = "ready_to_work";
const base = "base_profile_completed";

const states = ["none", "applied", "booked", "cancelled", "withdrawn", "other"] as const;
const profiles: readonly ProfileStatus[] = [ready, base, "other"];
const anyEvent = fc.record({
  event_id: fc.oneof(fc.nat(), fc.string({ minLength: 1 })),
  event_date: fc.constant("2026-12-07"),
  extra_required: fc.integer({ min: 0, max: 20 }),
  extra_booked: fc.integer({ min: 0, max: 20 }),
  extra_applied: fc.nat(),
  applied: fc.boolean(),
  application_status: fc.constantFrom("applied", "booked", "cancelled", "withdrawn", "other", null, undefined),
  can_withdraw: fc.constantFrom(true, false, undefined),
  start_time: fc.constant("08:00"),
  end_time: fc.constant("13:30"),
}) satisfies fc.Arbitrary<AvailableEvent>;

test.each<[Partial<AvailableEvent>, ApplicationState]>([
  [{ application_status: "booked" }, "booked"],
  [{ applied: true, application_status: null }, "applied"],
  [{ applied: true, application_status: undefined }, "applied"],
  [{}, "none"],
  [{ applied: true, application_status: "withdrawn" }, "withdrawn"],
  [{ application_status: "cancelled" }, "cancelled"],
])("of %j the more precise field decides: %s (D-48)", (fields, state) =>
  expect(applicationState(event(fields))).toBe(state),
);

test.each<[ApplicationState, ProfileStatus, boolean]>([
  ["none", ready, true],
  ["withdrawn", ready, true],
  ["cancelled", ready, true],
  ["applied", ready, false],
  ["booked", ready, false],
  ["other", ready, false],
  ["none", base, false],
  ["withdrawn", "other", false],
])("with an application %s and a profile %s the user may apply: %s (EVT-18, EVT-21)", (state, profile, may) =>
  expect(canApply(state, profile)).toBe(may),
);

test.each<[ApplicationState, boolean | undefined, ProfileStatus, boolean | "group"]>([
  ["applied", undefined, ready, true],
  ["applied", true, ready, true],
  ["applied", false, ready, "group"],
  ["booked", true, ready, false],
  ["applied", true, base, false],
  ["applied", false, base, false],
  ["none", true, ready, false],
  ["withdrawn", true, ready, false],
  ["other", true, ready, false],
])(
  "with an application %s, can_withdraw %s, profile %s the user may withdraw: %s (EVT-19, EVT-20, EVT-21, ROLE-15)",
  (...given) => {
    const [state, flag, profile, may] = given;
    expect(canWithdraw(state, flag, profile)).toBe(may);
  },
);

test("an unreadable right counts as none: the leader's application stays (EVT-20, N2)", () => {
  const { can_withdraw: right } = availableEventSchema.parse({ ...event(), can_withdraw: "perhaps" });
  expect(canWithdraw("applied", right, ready)).toBe("group");
});

test.each([
  [5, 5, true],
  [6, 5, true],
  [4, 5, false],
  [0, 0, false],
])("%i booked of %i is full: %s (EVT-16)", (booked, required, full) =>
  expect(isFullyBooked({ extra_booked: booked, extra_required: required })).toBe(full),
);

describe("selectable days (EVT-17, D-47)", () => {
  const full = { extra_booked: 12 };
  test.each<[string, Partial<AvailableEvent>, ProfileStatus, boolean, Choice["to"] | null]>([
    ["booked", { application_status: "booked" }, ready, false, null],
    ["none", {}, ready, false, "apply"],
    ["full, unless that is locked", full, ready, false, "apply"],
    ["full and locked", full, ready, true, null],
    ["applied, full and locked: can still be taken back", { ...full, applied: true }, ready, true, "withdraw"],
    ["profile not ready", {}, base, false, null],
    ["applied by the leader", { applied: true, can_withdraw: false }, ready, false, null],
    ["a status that is not known", { application_status: "other" }, ready, false, null],
  ])("%s", (_, fields, profile, lockFull, choice) =>
    expect(choiceOf(event(fields), { profile, lockFull })).toBe(choice),
  );

  test("nothing without a ready profile, and never a booked day (EVT-17, EVT-21)", () => {
    fc.assert(
      fc.property(anyEvent, fc.constantFrom(...profiles), fc.boolean(), (candidate, profile, lockFull) => {
        const choice = choiceOf(candidate, { profile, lockFull });
        const isLocked = profile !== ready || applicationState(candidate) === "booked";
        expect(isLocked && choice !== null).toBe(false);
      }),
    );
  });

  test("a full day can be chosen unless it is locked", () =>
    expect([
      choiceOf(event(full), { profile: ready }),
      choiceOf(event(full), { profile: ready, lockFull: true }),
    ]).toEqual(["apply", null]));

  test("applying and withdrawing exclude each other in every state (EVT-18, EVT-19)", () => {
    for (const state of states)
      for (const profile of profiles)
        for (const flag of [true, false, undefined])
          expect(canApply(state, profile) && canWithdraw(state, flag, profile) !== false).toBe(false);
  });
});

describe("one choice, two actions (D-49)", () => {
  const open = event({ event_id: 1 });
  const applied = event({ event_id: "2", applied: true });
  const booked = event({ event_id: 3, application_status: "booked" });

  test("each day gets the action of its state; locked ones are left out", () =>
    expect(splitChoice([open, applied, booked], ["1", "2", "3", "99"], { profile: ready })).toEqual({
      apply: [open],
      withdraw: [applied],
    }));

  test("no day is in both lists, and only chosen ones are", () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyEvent, { selector: idOf }), fc.func(fc.boolean()), (events, isChosen) => {
        const chosen = events.map(idOf).filter((id) => isChosen(id));
        const { apply, withdraw } = splitChoice(events, chosen, { profile: ready });
        const sent = [...apply, ...withdraw].map(idOf);
        expect(new Set(sent).size).toBe(sent.length);
        expect(sent.every((id) => chosen.includes(id))).toBe(true);
      }),
    );
  });

  test("after a successful request the days have their new status, and can be changed back (VS-139)", () => {
    const [first, second] = withStatus([open, applied], ["1"], "applied");
    expect(first && choiceOf(first, { profile: ready })).toBe("withdraw");
    expect(first?.applied).toBe(true);
    expect(second).toBe(applied);
    const [again] = withStatus([applied], ["2"], "withdrawn");
    expect(again?.applied).toBe(false);
    expect(again && applicationState(again)).toBe("withdrawn");
    expect(again && choiceOf(again, { profile: ready })).toBe("apply");
  });
});

describe("the success message (EVT-25, MSGS-040)", () => {
  const suffix = "We will get back to you about the next steps in a couple of days.";
  test.each([
    ["Applied.", `Applied. ${suffix}`],
    ["  Applied. ", `Applied. ${suffix}`],
    ["Applied", `Applied. ${suffix}`],
    ["Well done! Applied", `Well done! Applied. ${suffix}`],
    ["", suffix],
    [null, suffix],
    [undefined, suffix],
  ])("%j", (message, text) => expect(applySuccessText(message, suffix)).toBe(text));

  test("our sentence follows any text of the provider after one space", () => {
    fc.assert(
      fc.property(fc.string(), (message) => {
        const text = applySuccessText(message, suffix);
        expect(text.endsWith(suffix)).toBe(true);
        expect(text.slice(0, -suffix.length)).toMatch(/^$|\S $/s);
      }),
    );
  });
});
