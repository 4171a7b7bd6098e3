import { expect, test } from "vitest";
import { createCompletion } from "#app/shell/completion.ts";
import { applyDerived } from "#app/features/dashboard/DashboardPage.tsx";
import { derivedFrom, loadedFlags } from "#app/features/dashboard/dashboardView.ts";
import { resetFlags } from "#src/model/dashboard/flags.ts";
import { bookedDays, trialDays } from "#src/people/events.ts";
import { groupOf } from "#src/people/groups.ts";
import { people } from "#src/people/people.ts";
import { extraOf } from "#src/people/records.ts";
import { loaded, pending } from "#tests/features/queryStates.ts";

const completion = () => createCompletion({ onChange: () => () => true });

test("flags that follow from the provider and the ports are restored after a sign-in (D-56)", () => {
  const flags = completion();
  const derived = { ...resetFlags(), profile_complete: true, payroll_complete: true, event_applied: true };
  applyDerived(flags, derived);
  expect(flags.flags()).toEqual(derived);
});

test("a form that was saved a moment ago stays done although the provider does not call it so (D-12, D-13)", () => {
  const flags = completion();
  for (const saved of ["profile_complete", "contract_complete", "id_check_complete"] as const) flags.complete(saved);
  applyDerived(flags, resetFlags());
  expect(flags.flags()).toEqual({
    ...resetFlags(),
    profile_complete: true,
    contract_complete: true,
    id_check_complete: true,
  });
});

test("flags that only the provider decides follow it in both directions (D-56)", () => {
  const flags = completion();
  for (const flag of ["event_applied", "event_confirmed", "group_member", "checked_in"] as const) flags.complete(flag);
  applyDerived(flags, resetFlags());
  expect(flags.flags()).toEqual(resetFlags());
});

test("nothing new is no news", () => {
  const flags = completion();
  applyDerived(flags, { ...resetFlags(), group_member: true });
  let heard = 0;
  flags.subscribe(() => (heard += 1));
  applyDerived(flags, { ...resetFlags(), group_member: true });
  expect(heard).toBe(0);
});

const today = "2026-11-20";
const amira = {
  extra: loaded(extraOf(people.amira, today)),
  own: loaded({ rows: bookedDays(today, people.amira) }),
  available: loaded({ rows: trialDays(today, people.amira) }),
  group: loaded(groupOf("nordwind", today, "amira")),
  contract: loaded({ status: "sign_and_send" as const, hasBookedShifts: false, contractCompleted: false }),
  contractData: loaded(false),
  payroll: loaded(true),
  idDocument: loaded(false),
};

test("the flags follow from the record, the days, the group and the ports (D-56)", () =>
  expect(derivedFrom(amira)).toEqual({
    ...resetFlags(),
    profile_complete: true,
    payroll_complete: true,
    event_applied: true,
    group_member: true,
  }));

test("a contract that is done with completes its part (CONTR-27, D-13)", () => {
  const contractOf = (contract: object) =>
    derivedFrom({ ...amira, contract: loaded({ ...amira.contract.data, ...contract }) }).contract_complete;
  expect([contractOf({ status: "complete" }), contractOf({ contractCompleted: true }), contractOf({})]).toEqual([
    true,
    true,
    false,
  ]);
});

const SOURCES = Object.keys(amira) as (keyof typeof amira)[];
const subsets = SOURCES.reduce<(keyof typeof amira)[][]>(
  (sets, source) => sets.flatMap((set) => [set, [...set, source]]),
  [[]],
);
const noSources = {
  extra: loaded({ ...extraOf(people.amira, today), profile_status: "" }),
  own: loaded({ rows: [] }),
  available: loaded({ rows: [] }),
  group: loaded(null),
  contract: loaded(null),
  contractData: loaded(false),
  payroll: loaded(false),
  idDocument: loaded(false),
};

test("with any source pending no flag differs from the complete result, and a no needs all sources (D-56, P31)", () => {
  for (const sources of [amira, noSources]) {
    const complete = derivedFrom(sources);
    expect(Object.keys(complete).toSorted()).toEqual(Object.keys(resetFlags()).toSorted());
    for (const gone of subsets) {
      const some = derivedFrom({ ...sources, ...Object.fromEntries(gone.map((source) => [source, pending])) });
      expect([gone, complete]).toMatchObject([gone, some]);
    }
  }
  expect(derivedFrom({ ...noSources, own: pending })).toEqual({
    profile_complete: false,
    contract_complete: false,
    payroll_complete: false,
    group_member: false,
  });
});

test("the record alone decides whether the profile is complete, even if all else fails (DASH-10)", () => {
  const others = Object.fromEntries(SOURCES.map((source) => [source, pending])) as Record<
    keyof typeof amira,
    typeof pending
  >;
  expect(derivedFrom({ ...others, extra: amira.extra })).toEqual({ profile_complete: true });
  expect(derivedFrom({ ...others, extra: noSources.extra })).toEqual({ profile_complete: false });
});

test("one failing source hides no flag that follows from the others; local progress counts (DASH-10, P31)", () => {
  const unknownWithout = (source: keyof typeof noSources) => {
    const loadedNow = loadedFlags(resetFlags(), derivedFrom({ ...noSources, [source]: pending }));
    return Object.entries(loadedNow).flatMap(([flag, value]) => (value === null ? [flag] : []));
  };
  expect(Object.fromEntries(SOURCES.map((source) => [source, unknownWithout(source)]))).toEqual({
    extra: ["profile_complete"],
    own: ["event_applied", "event_confirmed", "checked_in", "id_check_complete"],
    available: ["event_applied"],
    group: ["group_member"],
    contract: ["contract_complete"],
    contractData: ["contract_complete"],
    payroll: ["payroll_complete"],
    idDocument: ["id_check_complete"],
  });
  expect(loadedFlags({ ...resetFlags(), payroll_complete: true }, {})).toMatchObject({
    payroll_complete: true,
    profile_complete: null,
  });
});
