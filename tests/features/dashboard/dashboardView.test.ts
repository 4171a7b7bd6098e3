import { describe, expect, test } from "vitest";
import { applicationModeOf, partScreens, screenOfTask, taskScreens } from "#app/navigation/dashboardScreens.ts";
import {
  toDashboardView,
  type DashboardContext,
  type DashboardSources,
} from "#app/features/dashboard/dashboardView.ts";
import { pathForScreen } from "#app/navigation/screens.ts";
import { DASHBOARD_TASKS } from "#src/model/dashboard/dashboard.ts";
import { bookedDays, trialDays } from "#src/people/events.ts";
import { groupOf } from "#src/people/groups.ts";
import { instantInBerlin } from "#src/lib/calendarMath.ts";
import { people } from "#src/people/people.ts";
import { extraOf } from "#src/people/records.ts";
import { failed, loaded, pending } from "#tests/features/queryStates.ts";

const today = "2026-11-20";

const amira: DashboardSources = {
  extra: loaded(extraOf(people.amira, today)),
  own: loaded({ rows: bookedDays(today, people.amira) }),
  available: loaded({ rows: trialDays(today, people.amira) }),
  group: loaded(groupOf("nordwind", today, "amira")),
  contract: loaded({ status: "sign_and_send", hasBookedShifts: false, contractCompleted: false }),
  contractData: loaded(false),
  payroll: loaded(false),
  idDocument: loaded(false),
};
const nothing: DashboardSources = {
  extra: pending,
  own: pending,
  available: pending,
  group: pending,
  contract: pending,
  contractData: pending,
  payroll: pending,
  idDocument: pending,
};
const context: DashboardContext = {
  now: instantInBerlin(today, "14:00"),
  isFirstTime: false,
  isNewSignUp: false,
  isSolo: false,
  contractCompleted: false,
};
const view = (sources: Partial<DashboardSources> = {}, more: Partial<DashboardContext> = {}) =>
  toDashboardView({ ...amira, ...sources }, { ...context, ...more });

test("for a booked user who leads a group every part is shown (VS-021, VS-022, VS-023, VS-024, VS-025)", () =>
  expect(view()).toEqual({
    state: { kind: "ready", outOfDate: null },
    applicant: "booked_user",
    participant: "airport-staff",
    facts: {
      isProfileReady: true,
      applications: 1,
      nextDay: {
        day: "2026-11-23",
        start: "08:00",
        arriveAt: instantInBerlin("2026-11-23", "07:45"),
        state: "booked",
      },
      group: { kind: "inGroup", name: "Nordwind" },
    },
    contract: "sign_and_send",
  }));

describe("the visible state", () => {
  test("waits for the user's record and for the parts above the tasks (VS-014)", () => {
    expect(toDashboardView(nothing, context)).toEqual({
      state: { kind: "loading" },
      applicant: undefined,
      participant: null,
      facts: { isProfileReady: undefined, applications: undefined, nextDay: undefined, group: undefined },
      contract: undefined,
    });
    for (const missing of ["extra", "own", "contract", "contractData", "payroll", "idDocument"] as const) {
      expect(view({ [missing]: pending }).state.kind).toBe("loading");
    }
    expect(view({ available: pending, group: pending }).state.kind).toBe("ready");
    // Without a booked day, the card shows one that was applied for.
    expect(view({ own: loaded({ rows: [] }), available: pending }).state.kind).toBe("loading");
  });

  test("without the record it is a failure, which can be tried again (VS-015)", () => {
    expect(view({ extra: failed })).toMatchObject({ state: { kind: "failed", isRetrying: false } });
    expect(view({ extra: { ...failed, isFetching: true } })).toMatchObject({
      state: { kind: "failed", isRetrying: true },
    });
  });

  test("other failed parts are left out with a message; earlier data stays (VS-015)", () => {
    expect(view({ group: failed })).toMatchObject({
      state: { kind: "ready", outOfDate: { isRetrying: false } },
      facts: { group: undefined },
    });
    expect(view({ group: { ...failed, isFetching: true } })).toMatchObject({
      state: { kind: "ready", outOfDate: { isRetrying: true } },
    });
    expect(view({ group: { ...amira.group, isError: true } })).toMatchObject({
      state: { kind: "ready", outOfDate: { isRetrying: false } },
      facts: { group: { kind: "inGroup", name: "Nordwind" } },
    });
  });

  test("a new user is redirected to the first steps, loaded or not (VS-016, DASH-09)", () => {
    expect(view({}, { isFirstTime: true }).state.kind).toBe("first-time");
    expect(toDashboardView(nothing, { ...context, isFirstTime: true }).state.kind).toBe("first-time");
  });
});

describe("the next day", () => {
  test("a booked day is shown before the available days have loaded", () =>
    expect(view({ available: pending }).facts.nextDay).toMatchObject({ state: "booked" }));

  test("no day is shown only when both lists have loaded", () => {
    const none = loaded({ rows: [] });
    expect(view({ own: none, available: none }).facts.nextDay).toBeNull();
    expect(view({ own: none, available: pending }).facts.nextDay).toBeUndefined();
    expect(view({ own: failed, available: none }).facts.nextDay).toBeUndefined();
  });
});

describe("the contract", () => {
  test("is shown while days are booked and it is not completed (VS-023, CONTR-26, D-67)", () => {
    expect(view({ own: loaded({ rows: [] }) }).contract).toBeNull();
    expect(view({}, { contractCompleted: true }).contract).toBeNull();
    expect(view({ contract: loaded(null) }).contract).toBeNull();
    const contract = { status: "complete", hasBookedShifts: true, contractCompleted: false } as const;
    expect(view({ contract: loaded(contract), own: loaded({ rows: [] }) }).contract).toBe("complete");
    expect(view({ contract: loaded({ ...contract, contractCompleted: true }) }).contract).toBeNull();
  });

  test.each(["cancelled", "withdrawn", "applied"])("does not count days that are %s (CONTR-26, D-101)", (status) => {
    const rows = bookedDays(today, people.amira).map((day) => ({ ...day, event_status: status }));
    expect(view({ own: loaded({ rows }) })).toMatchObject({
      applicant: "existing_login",
      facts: { nextDay: { state: "applied" } },
      contract: null,
    });
  });
});

test("missing days do not count as none, nor does a missing contract (VS-023, VS-025, P31)", () => {
  for (const missing of [pending, failed]) {
    expect(view({ own: missing }, { isNewSignUp: true }).applicant).toBeUndefined();
    expect(view({ own: missing }).contract).toBeUndefined();
    expect(view({ contract: missing }).contract).toBeUndefined();
    expect(view({ contract: missing }, { contractCompleted: true }).contract).toBeNull();
  }
});

test("without a group the stored choice decides (VS-022, D-41)", () => {
  expect(view({ group: loaded(null) }).facts.group).toEqual({ kind: "none" });
  expect(view({ group: loaded(null) }, { isSolo: true }).facts.group).toEqual({ kind: "solo" });
  expect(view({}, { isSolo: true }).facts.group).toEqual({ kind: "inGroup", name: "Nordwind" });
});

test("new users and participants of the tests (VS-024, VS-025)", () => {
  const own = loaded({ rows: [] });
  expect(view({ own }, { isNewSignUp: true }).applicant).toBe("new_signup");
  expect(view({ extra: loaded(extraOf(people.paula, today)) }).participant).toBe("test-participant");
});

test("every task and every part of the profile has its screen (DASH-08, D-08, D-10)", () => {
  expect(Object.values(taskScreens).map(pathForScreen)).toEqual([
    "/profile/overview",
    "/events/apply",
    "/events/my-event",
    "/group",
    "/settings",
  ]);
  expect(Object.values(partScreens).map(pathForScreen)).toEqual([
    "/profile/complete",
    "/profile/contract",
    "/profile/payroll",
    "/legacy/id-terms",
  ]);
});

test("if a provider requires availability, the application task leads there; the others are unchanged (AVL-01, D-09)", () => {
  expect(["availability", "events", "", "other"].map(applicationModeOf)).toEqual([
    "availability",
    "events",
    "events",
    "events",
  ]);
  expect(screenOfTask("apply", "availability")).toBe("apply");
  expect(pathForScreen("apply")).toBe("/legacy/apply");
  for (const task of DASHBOARD_TASKS) expect(screenOfTask(task, "events")).toBe(taskScreens[task]);
  for (const task of ["profile", "event", "group", "settings"] as const)
    expect(screenOfTask(task, "availability")).toBe(taskScreens[task]);
});
