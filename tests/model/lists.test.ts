import { payrollDocumentsAnswer } from "#src/model/payroll/payroll.ts";
import { expect, test } from "vitest";
import { MAX_BOOKED_DAYS, SELECTABLE_DAYS } from "#src/model/availability/availability.ts";
import { CANCELLATION_TEXT_MAX_LENGTH } from "#src/model/day/cancellation.ts";
import { COMPANIES, companiesWith } from "#src/model/profile/companies.ts";
import { COUNTRIES } from "#src/model/profile/countries.ts";
import { PROFILE_PARTS } from "#src/model/dashboard/dashboard.ts";
import { GERMAN_LEVELS, parseGermanLevel } from "#src/model/profile/germanLevels.ts";
import * as group from "#src/model/groups/group.ts";
import * as idCheck from "#src/model/id-check/idCheck.ts";
import * as limits from "#src/model/limits.ts";
import * as lists from "#src/model/lists.ts";
import { ONBOARDING_STEP_IDS } from "#src/model/onboarding/onboarding.ts";
import { buildOverviewTasks, noTimes } from "#src/model/profile/overviewTask.ts";
import { parsePassColour, PASS_COLOURS } from "#src/model/profile/passColours.ts";
import { PASS_NUMBER_MAX_LENGTH } from "#src/model/auth/auth.ts";
import { SOCIAL_SECURITY_MAX_LENGTH } from "#src/model/payroll/payroll.ts";

test("levels are read as code, as code with words and as native (FMT-20, C-04, D-74)", () => {
  expect(GERMAN_LEVELS).toEqual(["A1", "A2", "B1", "B2", "C1", "C2"]);
  for (const level of [...GERMAN_LEVELS, "native"]) expect(parseGermanLevel(level)).toBe(level);
  const spoken = ["A1 - Beginner", "C2 - Native Speaker", "B2 – Obere Mittelstufe", " c1 ", "", "D1", "B2x"];
  expect(spoken.map(parseGermanLevel)).toEqual(["A1", "C2", "B2", "C1", null, null, null]);
});

test("passes are green, yellow or blue (FMT-21, FMTS-02)", () => {
  expect(PASS_COLOURS).toEqual(["Grün", "Gelb", "Blau"]);
  expect(["Gelb", " Blau ", "Rot", ""].map(parsePassColour)).toEqual(["Gelb", "Blau", null, null]);
});

test("80 to 90 different companies (FMT-22, FMTS-08)", () => {
  expect(COMPANIES.length).toBeGreaterThanOrEqual(80);
  expect(COMPANIES.length).toBeLessThanOrEqual(90);
  expect(new Set(COMPANIES).size).toBe(COMPANIES.length);
});

test("a stored company that is not on the list stays selectable (C-70, D-90)", () => {
  expect(companiesWith("Condor")).toEqual(COMPANIES);
  for (const blank of ["", "  "]) expect(companiesWith(blank)).toEqual(COMPANIES);
  expect(companiesWith("Luftschiffbau Zeppelin")).toEqual(["Luftschiffbau Zeppelin", ...COMPANIES]);
});

test("every country is listed once, in the order of the German alphabet", () => {
  const words = COUNTRIES.map((country) => country.nationality);
  expect(words.length).toBeGreaterThanOrEqual(193);
  expect(new Set(words).size).toBe(words.length);
  expect(new Set(COUNTRIES.map((country) => country.code)).size).toBe(words.length);
  expect(words).toEqual(words.toSorted((a, b) => a.localeCompare(b, "de")));
});

test("section 9 lists 12 rules of conduct and 5 agreements (FMTS-09, FMTS-10)", () => {
  expect(lists.CONDUCT_SECTIONS).toEqual([
    "validity",
    "professional",
    "access",
    "safety",
    "alcoholAndDrugs",
    "vehicles",
    "dangerousGoods",
    "photoAndVideo",
    "animalsAndDrones",
    "cleanlinessAndEnvironment",
    "dataPrivacy",
    "consequences",
  ]);
  expect(lists.CONDUCT_AGREEMENTS).toEqual(["conduct", "safety", "confidentiality", "uniform", "workingHours"]);
});

test("options are sent in the provider's words (FMTS-05..07, D-97)", () => {
  expect(lists.FINANCIAL_EMPLOYMENT_TYPES).toEqual([
    "Short-term Employment",
    "Minor Employment",
    "Full-time Employment",
    "Part-time Employment",
  ]);
  expect(lists.RELIGIONS).toEqual(["Catholic", "Protestant", "Islamic", "Jewish", "Other", "No religion"]);
  expect(lists.PAYROLL_TAX_CLASSES).toEqual(["Class 1", "Class 2", "Class 3", "Class 4", "Class 5", "Class 6"]);
});

test("employment statuses are sent in the provider's words (FMTS-03)", () => {
  expect(lists.EMPLOYMENT_STATUSES).toEqual([
    "Full-time employed",
    "Part-time employed",
    "Freelancer",
    "Student",
    "Unemployed",
    "Retired",
  ]);
});

test("groups: 4 people, names of 3 to 30, descriptions to 100, numbers of 8 digits (FMTS-11)", () => {
  expect([
    group.GROUP_DEFAULT_MAX_MEMBERS,
    group.GROUP_NAME_MIN_LENGTH,
    group.GROUP_NAME_MAX_LENGTH,
    group.GROUP_DESCRIPTION_MAX_LENGTH,
    group.GROUP_CODE_LENGTH,
  ]).toEqual([4, 3, 30, 100, 8]);
});

test("booking: 5 days to choose from, 2 booked at most (FMTS-12)", () =>
  expect([SELECTABLE_DAYS, MAX_BOOKED_DAYS]).toEqual([5, 2]));

test("limits of ID, pass, insurance number, files and tasks (FMTS-13)", () => {
  expect([idCheck.INITIAL_REPLACEMENTS, idCheck.FILE_MAX_BYTES, idCheck.ID_NUMBER_MAX_LENGTH]).toEqual([
    2, 10_485_760, 10,
  ]);
  expect([PASS_NUMBER_MAX_LENGTH, SOCIAL_SECURITY_MAX_LENGTH]).toEqual([50, 15]);
  expect(limits.TASK_DURATION).toEqual({ least: 5, most: 480, usual: 30 });
});

test("limits of cancellation text and invited address (FMTS-14)", () =>
  expect([CANCELLATION_TEXT_MAX_LENGTH, limits.INVITE_EMAIL_MIN_LENGTH, limits.INVITE_EMAIL_MAX_LENGTH]).toEqual([
    200, 5, 254,
  ]));

test("delays (FMTS-18)", () =>
  expect([
    limits.CHECK_IN_DELAY_MS,
    limits.AFTER_SAVE_MS,
    limits.REPLACEMENT_BANNER_MS,
    limits.COPY_CONFIRMATION_MS,
  ]).toEqual([800, 1500, 3000, 2000]));

test("10 px may be missing at the end of a text (FMTS-19)", () => expect(limits.SCROLL_END_TOLERANCE_PX).toBe(10));

test("3 onboarding steps, 2 overview tasks, 4 parts of the profile (FMTS-15)", () => {
  expect(ONBOARDING_STEP_IDS).toEqual(["profile", "event-application", "code-of-conduct"]);
  const tasks = buildOverviewTasks({ profile_status: "base_profile_completed", code_of_conduct: null }, noTimes);
  expect(tasks.map(({ id }) => id)).toEqual(["profile", "code-of-conduct"]);
  expect(PROFILE_PARTS).toEqual(["profile", "contract", "payroll", "idCheck"]);
});

test("of rows with the same id only the first counts; the others are unreadable (N3)", () => {
  const row = { id: "a", title: "Oktober", date: "2026-11-01", downloadUrl: "#a" };
  const { rows, unreadable } = payrollDocumentsAnswer.parse({
    data: [row, { ...row, title: "November" }, { ...row, id: "b" }],
  });
  expect(rows.map(({ id, title }) => `${id} ${title}`)).toEqual(["a Oktober", "b Oktober"]);
  expect(unreadable).toBe(1);
});
