import { describe, expect, test } from "vitest";
import { availabilityDateSchema } from "#src/model/availability/availability.ts";
import { CONTRACT_STATUSES, contractAnswer, contractStep } from "#src/model/contract/contract.ts";
import { partProgress } from "#src/model/dashboard/dashboard.ts";
import { availableEventSchema, extraEventSchema } from "#src/model/events/event.ts";
import { eventStatusPageSchema } from "#src/model/day/eventStatusPage.ts";
import { firstProcessFlags, resetFlags } from "#src/model/dashboard/flags.ts";
import { emptyIdData, toIdDataForm } from "#src/model/id-check/idData.ts";
import { initialIdCheckState } from "#src/model/id-check/idCheck.ts";
import { idDocumentAnswer } from "#src/model/id-check/idDocumentAnswer.ts";
import { onboardingStateSchema } from "#src/model/onboarding/onboarding.ts";
import { financialFormSchema, payrollDocumentSchema, payrollFormSchema } from "#src/model/payroll/payroll.ts";
import { PROFILE_FIELDS, type ProfileField } from "#src/model/profile/profileFields.ts";
import { profileFormOf } from "#src/model/profile/profileForm.ts";
import { staffMemberSchema } from "#src/model/staff/staff.ts";

describe("events", () => {
  const available = {
    event_id: 501,
    event_date: "2026-11-23",
    start_time: "08:00",
    end_time: "13:30",
    extra_required: 12,
    extra_booked: 9,
    extra_applied: 23,
    applied: true,
    application_status: "applied",
    can_withdraw: true,
  };

  test("an available event is read with all its fields, counts also as text (ENTS-06)", () => {
    expect(availableEventSchema.parse(available)).toEqual(available);
    expect(availableEventSchema.parse({ ...available, extra_required: "12" })).toEqual(available);
    expect(availableEventSchema.parse({ event_id: "e1", event_date: "23.11.2026" })).toEqual({
      event_id: "e1",
      event_date: "23.11.2026",
      extra_required: 0,
      extra_booked: 0,
      extra_applied: 0,
      applied: false,
      can_withdraw: undefined,
    });
  });

  test("an invalid value of a right is read as refused (N2)", () => {
    const odd = availableEventSchema.parse({
      ...available,
      applied: {},
      can_withdraw: "maybe",
      application_status: "x",
    });
    expect(odd).toMatchObject({ applied: true, can_withdraw: false, application_status: "other" });
    expect(extraEventSchema.parse({ event_id: 1, event_date: "x", extra_id: 2, can_cancel: "maybe" }).can_cancel).toBe(
      false,
    );
  });

  test("an event of a person is read with all its fields (ENTS-07)", () => {
    const event = {
      event_id: 501,
      event_date: "2026-11-23",
      start_time: "08:00",
      end_time: "13:30",
      event_status: "booked",
      check_in: "2026-11-23T06:42:00Z",
      check_out: "2026-11-23T12:31:00Z",
      id_check: true,
      extra_id: 7301,
      can_cancel: false,
    };
    expect(extraEventSchema.parse(event)).toEqual(event);
    expect(extraEventSchema.parse({ ...event, id_check: "perhaps" }).id_check).toBe(false);
    expect(extraEventSchema.parse({ event_id: 1, event_date: "2026-11-23", extra_id: 2 })).toMatchObject({
      event_status: "",
      id_check: null,
    });
  });

  test("the event status page contains its tasks; an unreadable one does not hide the others (ENTS-17, N3)", () => {
    const task = { id: "1", title: "Treffpunkt", description: "Tor 3", duration: 30 };
    const page = {
      title: "Probebetrieb Terminal 3",
      date: "2026-11-23",
      startTime: "08:00",
      endTime: "13:30",
      location: "Terminal 3",
      description: "Erster Tag",
      tasks: [task],
      status: "open",
    };
    expect(eventStatusPageSchema.parse({ ...page, tasks: [null, task, "x"] })).toEqual(page);
  });
});

describe("forms and states", () => {
  test("a payroll document has id, title, date and address (ENTS-10)", () => {
    const document = { id: "1", title: "Abrechnung", date: "2026-10-31", downloadUrl: "/files/1" };
    expect(payrollDocumentSchema.parse({ ...document, id: 1 })).toEqual(document);
  });

  test("the five forms carry their fields (ENTS-11)", () => {
    expect(Object.keys(financialFormSchema.parse({}))).toEqual([
      "iban",
      "accountHolder",
      "taxClass",
      "employmentType",
      "religion",
      "socialSecurityNumber",
    ]);
    const documented = [
      "firstName",
      "lastName",
      "dateOfBirth",
      "nationality",
      "germanLevel",
      "phone",
      "passNumber",
      "passColour",
      "street",
      "postalCode",
      "city",
      "cityOfBirth",
      "company",
      "department",
    ] satisfies ProfileField[];
    expect(PROFILE_FIELDS).toEqual(expect.arrayContaining(documented));
    expect(Object.keys(profileFormOf({ extra_id: 1 }))).toEqual(PROFILE_FIELDS);
    expect(payrollFormSchema.parse({})).toEqual({
      iban: "",
      bic: "",
      bankName: "",
      accountHolder: "",
      taxId: "",
      socialSecurityNumber: "",
      taxClass: "",
      healthInsuranceProvider: "",
      churchTax: false,
    });
    expect(payrollFormSchema.parse({ churchTax: "perhaps" }).churchTax).toBeNull();
    expect(toIdDataForm({ ...emptyIdData, cityOfBirth: "Enugu" })).toEqual({
      personalausweisnummer: "",
      vorname_idcard: "",
      nachname: "",
      geburtsdatum: "",
      geburtsort: "Enugu",
      validierung_erfolgreich: false,
    });
  });

  test("the ID check starts pending with two replacements; nonsense reads as the start (ENTS-12)", () => {
    const done = {
      status: "Completed",
      replacements_remaining: 1,
      upload_date: "2026-11-20T07:30:00Z",
      capture_id: "a",
    };
    expect(idDocumentAnswer.parse({ data: done })).toEqual({ ...done, upload_date: "2026-11-20T07:30:00.000Z" });
    const { status, replacementsRemaining, uploadDate } = initialIdCheckState;
    for (const nonsense of [
      { status: "" },
      { status: "Done", replacements_remaining: 9, upload_date: 5 },
      { status: "pending", replacements_remaining: null, upload_date: "2026-13-45" },
    ])
      expect(idDocumentAnswer.parse({ data: nonsense })).toEqual({
        status,
        replacements_remaining: replacementsRemaining,
        upload_date: uploadDate,
        capture_id: "",
      });
  });

  test("a contract has one of five statuses (ENTS-13)", () => {
    expect(CONTRACT_STATUSES).toHaveLength(5);
    const rest = { has_booked_shifts: false, contract_completed: false };
    for (const status of CONTRACT_STATUSES)
      expect(contractAnswer.parse({ data: { status } })).toEqual({ status, ...rest });
    expect(contractAnswer.parse({ status: "new" })).toEqual({ status: "download_required", ...rest });
    const flags = { has_booked_shifts: 1, contract_completed: "true" };
    expect(contractAnswer.parse({ status: "complete", ...flags })).toEqual({
      status: "complete",
      has_booked_shifts: true,
      contract_completed: true,
    });
  });

  test("a response without the contract's status is invalid (N1)", () => {
    for (const status of [undefined, null, 3, {}]) expect(contractAnswer.safeParse({ status }).success).toBe(false);
  });

  test("the contract shows 4 of 8 for the download and 5 of 8 afterwards (FMTS-16)", () => {
    expect(CONTRACT_STATUSES.map((status) => contractStep(status).step)).toEqual([4, 5, 5, 5, 5]);
    expect(contractStep("complete").total).toBe(8);
  });

  test("a staff member is read with both times (ENTS-15)", () => {
    const member = {
      id: "7302",
      name: "Jasper Bönninghausen",
      idCard: "L81-0O5S",
      checkedIn: true,
      checkInTime: "07:42",
      checkedOut: false,
      checkOutTime: null,
    };
    expect(staffMemberSchema.parse(member)).toEqual(member);
    expect(staffMemberSchema.parse({ id: 1, checkedIn: "?" })).toMatchObject({ checkedIn: false, checkInTime: null });
  });

  test("an availability date has one of three states; an unknown one cannot be changed (ENTS-16)", () => {
    const date = { id: "1", date: "2026-11-23", displayDate: "23.11.", capacity: "3/12" };
    for (const state of ["default", "selected-applied", "booked"]) {
      expect(availabilityDateSchema.parse({ ...date, state })).toEqual({ ...date, state });
    }
    for (const state of ["blocked", "", null, undefined])
      expect(availabilityDateSchema.parse({ ...date, state }).state).toBe("booked");
  });

  test("the onboarding stores the user, the progress and the skipped steps (ENTS-25)", () => {
    const state = {
      isFirstTimeUser: true,
      hasCompletedOnboarding: false,
      currentOnboardingStep: "event-application",
      skippedSteps: ["profile"],
      eventApplicationIntroCompleted: true,
      progress: { profile: { stepNumber: 1, completed: false, skipped: true, data: [501], completedAt: "2026-11-20" } },
    };
    expect(onboardingStateSchema.parse(state)).toEqual(state);
    expect(onboardingStateSchema.parse({ currentOnboardingStep: "payroll", progress: "x" })).toEqual({
      isFirstTimeUser: false,
      hasCompletedOnboarding: false,
      currentOnboardingStep: "profile",
      skippedSteps: [],
      eventApplicationIntroCompleted: false,
      progress: {},
    });
  });
});

describe("flags", () => {
  const names = [
    "profile_complete",
    "contract_complete",
    "payroll_complete",
    "event_applied",
    "event_confirmed",
    "group_member",
    "checked_in",
    "id_check_complete",
  ];
  const none = Object.fromEntries(names.map((name) => [name, false]));

  test("eight completion flags, all of them false after signing out (ENTS-26, DASH-11)", () =>
    expect(resetFlags()).toEqual(none));

  test("the process flags start with nothing done (ENTS-27)", () =>
    expect(firstProcessFlags()).toEqual({ financialProfileCompleted: false, contractCompleted: false }));

  test("the profile is 0, 25, 50, 75 or 100 percent done, by four of the flags (DASH-10)", () => {
    const flags = { ...resetFlags(), group_member: true, checked_in: true, event_applied: true, event_confirmed: true };
    expect(partProgress(flags)).toEqual({ done: 0, total: 4, percent: 0 });
    const parts = ["profile_complete", "contract_complete", "payroll_complete", "id_check_complete"] as const;
    const percents = parts.map((part) => {
      flags[part] = true;
      const progress = partProgress(flags);
      return [progress?.done, progress?.percent];
    });
    expect(percents).toEqual([
      [1, 25],
      [2, 50],
      [3, 75],
      [4, 100],
    ]);
  });
});
