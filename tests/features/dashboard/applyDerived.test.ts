import { expect, test } from "vitest";
import { createCompletion } from "#app/shell/completion.ts";
import { applyDerived, derivedFrom } from "#app/features/dashboard/applyDerived.ts";
import { resetFlags } from "#src/model/dashboard/flags.ts";
import { bookedDays, trialDays } from "#src/people/events.ts";
import { groupOf } from "#src/people/groups.ts";
import { people } from "#src/people/people.ts";
import { extraOf } from "#src/people/records.ts";

const completion = () => createCompletion({ onChange: () => () => true });

test("what the provider and the ports know is up again after a sign-in (D-56)", () => {
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

test("what only the provider decides follows it in both directions (D-56)", () => {
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
const loaded = <Data>(data: Data) => ({ data, isError: false, isFetching: false, errorUpdateCount: 0 });
const missing = { data: undefined, isError: false, isFetching: true, errorUpdateCount: 0 };
const amira = {
  extra: loaded(extraOf(people.amira, today)),
  own: loaded({ rows: bookedDays(today, people.amira) }),
  available: loaded({ rows: trialDays(today, people.amira) }),
  group: loaded(groupOf("nordwind", today, "amira")),
  contract: loaded({ status: "sign_and_send" as const, hasBookedShifts: false, contractCompleted: false }),
  ports: loaded({ contractDataSaved: false, payrollSaved: true, idCheckCompleted: false }),
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
  expect(derivedFrom({ ...amira, contract: missing })).toMatchObject({ contract_complete: false });
});

test("of what has not come nothing follows (D-56, P31)", () => {
  for (const source of ["extra", "own", "ports"] as const) {
    expect(derivedFrom({ ...amira, [source]: missing })).toEqual({});
  }
  expect(derivedFrom({ ...amira, group: missing })).not.toHaveProperty("group_member");
  expect(derivedFrom({ ...amira, available: missing })).not.toHaveProperty("event_applied");
  expect(derivedFrom({ ...amira, group: loaded(null) })).toMatchObject({ group_member: false });
});
