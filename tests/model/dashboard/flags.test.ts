import { describe, expect, test } from "vitest";
import { deriveFlags, resetFlags, type CompletionFlags, type FlagDay } from "#src/model/dashboard/flags.ts";
import { groupOf } from "#src/people/groups.ts";
import { bookedDays, trialDays } from "#src/people/events.ts";
import { people } from "#src/people/people.ts";
import { extraOf } from "#src/people/records.ts";

const today = "2026-11-20";
const nothing = { contractDataSaved: false, contractDone: false, payrollSaved: false, idCheckCompleted: false };
const everything = { contractDataSaved: true, contractDone: true, payrollSaved: true, idCheckCompleted: true };

describe("the flags after a sign-in", () => {
  const derive = (
    from: Partial<{ status: string; events: FlagDay[]; group: object | null; ports: typeof nothing }>,
  ): (keyof CompletionFlags)[] => {
    const { status = "", events = [], group = null, ports = nothing } = from;
    const flags = deriveFlags({ profile_status: status }, events, group, ports);
    return (Object.keys(flags) as (keyof CompletionFlags)[]).filter((flag) => flags[flag]);
  };

  test("are all false without data about the user (D-56)", () => expect(derive({})).toEqual([]));

  test("only a profile that is ready to work is complete (D-12, D-56)", () => {
    expect(derive({ status: "ready_to_work" })).toEqual(["profile_complete"]);
    expect([derive({ status: "base_profile_completed" }), derive({ status: "new_status" })]).toEqual([[], []]);
  });

  test.each<[FlagDay, boolean]>([
    [{ application_status: "applied", applied: false }, true],
    [{ application_status: "booked", applied: false }, true],
    [{ application_status: null, applied: true }, true],
    [{ application_status: "withdrawn", applied: true }, false],
    [{ application_status: null, applied: false }, false],
    [{ event_status: "booked" }, true],
    [{ event_status: "check-in-required" }, true],
    [{ event_status: "cancelled" }, false],
  ])("%j: applied is %j (D-48, D-56)", (event, isApplied) =>
    expect(derive({ events: [event] })).toEqual(isApplied ? ["event_applied"] : []),
  );

  test("a check-in, a confirmed day and a photo at the provider are read from the days (D-55, D-100)", () => {
    expect(derive({ events: [{ event_status: "cancelled", check_in: "2026-11-20T06:42:00Z" }] })).toEqual([
      "checked_in",
    ]);
    expect(derive({ events: [{ event_status: "approved" }, { event_status: "confirmed" }] })).toEqual([
      "event_applied",
      "event_confirmed",
    ]);
    expect(derive({ events: [{ id_check: true, event_status: "cancelled" }] })).toEqual(["id_check_complete"]);
    expect(derive({ events: [{ id_check: false }, { id_check: null }] })).toEqual([]);
  });

  test("no group is no member (P31)", () => {
    expect(derive({ group: groupOf("nordwind", today, "amira") })).toEqual(["group_member"]);
    expect(derive({ group: null })).toEqual([]);
  });

  test("ports provide the data without a call (D-13, D-56)", () =>
    expect(derive({ ports: everything })).toEqual(["contract_complete", "payroll_complete", "id_check_complete"]));

  test("the form of the contract or the contract itself completes its part (CONTR-27, D-13)", () => {
    expect(derive({ ports: { ...nothing, contractDataSaved: true } })).toEqual(["contract_complete"]);
    expect(derive({ ports: { ...nothing, contractDone: true } })).toEqual(["contract_complete"]);
  });

  test("Amira is ready to work, booked, and leads a group (D-56)", () => {
    const events = [...bookedDays(today, people.amira), ...trialDays(today, people.amira)];
    expect(deriveFlags(extraOf(people.amira, today), events, groupOf("nordwind", today, "amira"), nothing)).toEqual({
      ...resetFlags(),
      profile_complete: true,
      event_applied: true,
      group_member: true,
    });
  });
});
