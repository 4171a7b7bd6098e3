import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, instantInBerlin } from "#src/lib/calendarMath.ts";
import { deriveApplicantType } from "#src/model/dashboard/applicant.ts";
import { shouldShowContractCard } from "#src/model/contract/contract.ts";
import {
  offeredPartFlags,
  openParts,
  partProgress,
  partState,
  PROFILE_PARTS,
  DASHBOARD_TASKS,
  nextDashboardTask,
  nextDay,
  openApplications,
} from "#src/model/dashboard/dashboard.ts";
import { availableEventSchema, extraEventSchema } from "#src/model/events/event.ts";
import { resetFlags, type CompletionFlags } from "#src/model/dashboard/flags.ts";
import { bookedDays, trialDays } from "#src/people/events.ts";
import { people } from "#src/people/people.ts";

const today = "2026-11-20";

describe("the four parts", () => {
  const parts = ["profile_complete", "contract_complete", "payroll_complete", "id_check_complete"] as const;

  test("each is a quarter, and no other flag counts (DASH-10, FMTS-15)", () => {
    const percents = [0, 1, 2, 3, 4].map((done) => {
      const up = Object.fromEntries(parts.slice(0, done).map((part) => [part, true]));
      const flags: CompletionFlags = { ...resetFlags(), group_member: true, ...up };
      return partProgress(flags)?.percent;
    });
    expect(percents).toEqual([0, 25, 50, 75, 100]);
  });

  test("open parts are listed in their order", () => {
    const flags = { ...resetFlags(), contract_complete: true, id_check_complete: true };
    expect(openParts(flags)).toEqual(["profile", "payroll"]);
    expect(PROFILE_PARTS.map((part) => partState(part, flags))).toEqual(["open", "done", "open", "done"]);
  });

  test("a part that the provider does not offer is neither open nor counted", () => {
    const flags = offeredPartFlags({ ...resetFlags(), profile_complete: true }, (part) => part !== "idCheck");
    expect(openParts(flags)).toEqual(["contract", "payroll"]);
    expect(partProgress(flags)).toEqual({ done: 1, total: 3, percent: 33 });
    expect(partState("idCheck", flags)).toBe("notOffered");
    const alone = offeredPartFlags({ ...resetFlags(), profile_complete: true }, (part) => part === "profile");
    expect([openParts(alone), partProgress(alone)?.percent]).toEqual([[], 100]);
    expect(partProgress({})).toEqual({ done: 0, total: 0, percent: 0 });
  });

  test("a part that failed to load is neither open nor done, and nothing is counted (P31)", () => {
    const flags = { ...resetFlags(), profile_complete: true, payroll_complete: null };
    expect(PROFILE_PARTS.map((part) => partState(part, flags))).toEqual(["done", "open", "unknown", "open"]);
    expect(openParts(flags)).toEqual(["contract", "idCheck"]);
    expect(partProgress(flags)).toBeNull();
  });
});

test.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
  [false, true, false],
])("days booked %j, contract completed %j: the card shows is %j (CONTR-26)", (hasBookedShifts, contractCompleted, is) =>
  expect(shouldShowContractCard({ hasBookedShifts, contractCompleted })).toBe(is),
);

test.each([
  [true, 0, "new_signup"],
  [false, 0, "existing_login"],
  [false, 1, "booked_user"],
  [true, 1, "booked_user"],
  [true, undefined, undefined],
  [false, undefined, undefined],
] as const)("signed up just now %j, %s days booked: %s (ROLE-06, D-101)", (isNewSignUp, bookedCount, type) =>
  expect(deriveApplicantType({ isNewSignUp, bookedCount })).toBe(type),
);

describe("the emphasised task", () => {
  const all = { profile_complete: true, contract_complete: true, payroll_complete: true, id_check_complete: true };
  const ready = { isProfileReady: true, parts: { ...all, payroll_complete: false }, isContractWaiting: false };

  test.each([
    ["new_signup", "profile"],
    ["existing_login", "apply"],
    ["booked_user", "event"],
  ] as const)("of %s is %s (ROLE-06)", (applicant, task) =>
    expect(nextDashboardTask({ ...ready, applicant })).toBe(task),
  );

  test("a new user with all four parts done continues with the dates", () =>
    expect(nextDashboardTask({ ...ready, applicant: "new_signup", parts: all })).toBe("apply"));

  test("a user who is not ready to work is sent to the profile; an open contract comes first; without data nothing is emphasised", () => {
    for (const applicant of ["new_signup", "existing_login", "booked_user"] as const) {
      expect(nextDashboardTask({ ...ready, applicant, isProfileReady: false })).toBe("profile");
      expect(nextDashboardTask({ ...ready, applicant, isContractWaiting: true })).toBeNull();
      expect(nextDashboardTask({ ...ready, applicant, isProfileReady: undefined })).toBeNull();
    }
  });

  test("is one of the five", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("new_signup", "existing_login", "booked_user"),
        fc.boolean(),
        fc.boolean(),
        (applicant, isProfileReady, payroll_complete) => {
          const person = { applicant, isProfileReady, parts: { ...all, payroll_complete }, isContractWaiting: false };
          expect(DASHBOARD_TASKS).toContain(nextDashboardTask(person));
        },
      ),
    );
  });

  test("a task is emphasised only if it is for every value of the unknown data (VS-025, P31)", () => {
    const applicants = ["new_signup", "existing_login", "booked_user"] as const;
    const either = [true, false] as const;
    const possible = {
      applicant: applicants,
      isProfileReady: either,
      parts: either.map((payroll_complete) => ({ ...all, payroll_complete })),
      isContractWaiting: either,
    };
    for (const applicant of [...applicants, undefined])
      for (const isProfileReady of [...either, undefined])
        for (const payroll_complete of [...either, null])
          for (const isContractWaiting of [...either, undefined]) {
            const found = nextDashboardTask({
              applicant,
              isProfileReady,
              parts: { ...all, payroll_complete },
              isContractWaiting,
            });
            if (found === null) continue;
            const turnsOut = new Set(
              (applicant ? [applicant] : possible.applicant).flatMap((one) =>
                (isProfileReady === undefined ? possible.isProfileReady : [isProfileReady]).flatMap((isReady) =>
                  (payroll_complete === null ? possible.parts : [{ ...all, payroll_complete }]).flatMap((parts) =>
                    (isContractWaiting === undefined ? possible.isContractWaiting : [isContractWaiting]).map(
                      (isWaiting) =>
                        nextDashboardTask({
                          applicant: one,
                          isProfileReady: isReady,
                          parts,
                          isContractWaiting: isWaiting,
                        }),
                    ),
                  ),
                ),
              ),
            );
            expect([...turnsOut]).toEqual([found]);
          }
  });
});

describe("the next day", () => {
  const noon = instantInBerlin(today, "12:00");
  const amira = { own: bookedDays(today, people.amira), available: trialDays(today, people.amira) };

  test("is the first booked one, although another was applied for", () => {
    expect(nextDay(amira, noon)).toEqual({
      day: "2026-11-23",
      start: "08:00",
      arriveAt: instantInBerlin("2026-11-23", "07:45"),
      state: "booked",
    });
    expect(openApplications(amira.available, noon)).toBe(1);
  });

  test("without a booked one it is the first one applied for", () => {
    const available = trialDays(today, people.oguzhan).toReversed();
    expect(nextDay({ own: [], available }, noon)).toMatchObject({
      day: "2026-12-07",
      start: "08:00",
      state: "applied",
    });
    expect(openApplications(available, noon)).toBe(2);
  });

  test("without either there is none", () => {
    expect(nextDay({ own: [], available: trialDays(today, people.suharti) }, noon)).toBeNull();
    expect(openApplications(trialDays(today, people.suharti), noon)).toBe(0);
  });

  test("a day counts until it is over", () => {
    const alone = { ...amira, available: [] };
    expect(nextDay(alone, instantInBerlin("2026-11-23", "13:29"))?.day).toBe("2026-11-23");
    expect(nextDay(alone, instantInBerlin("2026-11-23", "13:30"))).toBeNull();
    const applied = trialDays(today, people.oguzhan);
    expect(openApplications(applied, instantInBerlin("2026-12-07", "13:30"))).toBe(1);
  });

  test("it says when to be there until it begins or the user is checked in (MYEV-55)", () => {
    const arriveAt = (minute: string, changes: object = {}) =>
      nextDay(
        { own: amira.own.map((day) => ({ ...day, ...changes })), available: [] },
        instantInBerlin("2026-11-23", minute),
      )?.arriveAt;
    const by = instantInBerlin("2026-11-23", "07:45");
    expect([arriveAt("07:45"), arriveAt("07:59"), arriveAt("08:00")]).toEqual([by, by, null]);
    expect(arriveAt("07:50", { check_in: "2026-11-23T06:42:00Z" })).toBeNull();
    expect(arriveAt("07:50", { start_time: "" })).toBeNull();
    expect(arriveAt("00:00", { start_time: "00:05" })).toBe(instantInBerlin("2026-11-22", "23:50"));
  });

  test("days that are cancelled, only applied for or unreadable do not count; of two on one day the earlier one does", () => {
    const own = (event_date: string, event_status: string, start_time?: string) =>
      extraEventSchema.parse({ event_id: 1, extra_id: 1, event_date, event_status, start_time });
    const days = [
      own("x", "booked"),
      own("2026-11-21", "cancelled"),
      own("2026-11-22", "applied"),
      own("25.11.2026", "booked", "14:00"),
      own("2026-11-25", "check-in-required", "08:00"),
      own("2026-11-25", "booked", "11:00"),
      own("2026-11-25", "booked", "soon"),
    ];
    expect(nextDay({ own: days, available: [] }, noon)).toMatchObject({
      day: "2026-11-25",
      start: "08:00",
      state: "booked",
    });
  });

  test.each([
    ["9:00", "09:00"],
    ["18:58:00+01", "18:58"],
    ["soon", null],
    [undefined, null],
  ])("with the start %j it is %j: an unreadable start is left out", (start_time, start) => {
    const row = { event_id: 1, extra_id: 1, event_date: "2026-11-25", event_status: "booked", start_time };
    expect(nextDay({ own: [extraEventSchema.parse(row)], available: [] }, noon)).toMatchObject({ start });
  });

  test("a status wins over the older mark (D-48)", () => {
    const event = (application_status: string | null, applied: boolean) =>
      availableEventSchema.parse({ event_id: 1, event_date: "2026-11-30", applied, application_status });
    const open = [event("applied", false), event(null, true)];
    const closed = [event("withdrawn", true), event("cancelled", true), event("booked", true), event(null, false)];
    expect([openApplications(open, noon), openApplications(closed, noon)]).toEqual([2, 0]);
    expect(nextDay({ own: [], available: closed }, noon)).toBeNull();
  });

  test("is never over and never later than another booked one", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -30, max: 30 })), (offsets) => {
        const own = offsets.map((days) =>
          extraEventSchema.parse({
            event_id: 1,
            extra_id: 1,
            event_date: addDays(today, days),
            event_status: "booked",
          }),
        );
        const coming = offsets.filter((days) => days >= 0);
        expect(nextDay({ own, available: [] }, noon)?.day).toBe(
          coming.length > 0 ? addDays(today, Math.min(...coming)) : undefined,
        );
      }),
    );
  });
});
