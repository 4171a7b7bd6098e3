import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  emptyIdData,
  ID_DATA_FIELDS,
  idNumberLength,
  toIdDataForm,
  validateIdData,
  type IdData,
} from "#src/model/id-check/idData.ts";
import { RUNS } from "#tests/runs.ts";

const today = "2026-11-20";
const form: IdData = {
  idNumber: "L01X00T471",
  firstName: "Amira Chidinma",
  lastName: "Okonkwo-Lindenberger",
  dateOfBirth: "14.08.1991",
  cityOfBirth: "Enugu",
};
const problems = (changes: Partial<IdData>) => validateIdData({ ...form, ...changes }, today);

test("each of the five fields has to be filled in, blanks are not (IDC-05)", () => {
  const all = Object.fromEntries(ID_DATA_FIELDS.map((field) => [field, "required"]));
  expect(validateIdData(emptyIdData, today)).toEqual(all);
  expect(Object.keys(validateIdData(emptyIdData, today))).toEqual([...ID_DATA_FIELDS]);
  for (const field of ID_DATA_FIELDS) expect(problems({ [field]: "   " })).toEqual({ [field]: "required" });
  expect(problems({})).toEqual({});
});

test("an ID number has at most 10 characters, blanks around it do not count (IDC-06)", () => {
  expect(problems({ idNumber: "1234567890" })).toEqual({});
  expect(problems({ idNumber: " 1234567890 " })).toEqual({});
  expect(problems({ idNumber: "12345678901" })).toEqual({ idNumber: "tooLong" });
  expect(idNumberLength(" L01X00T471 ")).toBe(10);
});

test("a date of birth is a real day, not in the future and not before 1900", () => {
  const found = (dateOfBirth: string) => problems({ dateOfBirth }).dateOfBirth;
  expect(["14.8.1991", "14081991", "1991-08-14", "20.11.2026"].map(found)).toEqual(Array(4).fill(undefined));
  expect(["21.11.2026", "31.06.1991", "August", "14.08.0991"].map(found)).toEqual([
    "future",
    "noDay",
    "noDate",
    "mistyped",
  ]);
});

test("for any input the problems have the order of the screen and never fail", () => {
  const typed = fc.record(Object.fromEntries(ID_DATA_FIELDS.map((field) => [field, fc.string()])));
  fc.assert(
    fc.property(typed, (any) => {
      const found = Object.keys(validateIdData({ ...emptyIdData, ...any }, today));
      expect(found).toEqual(ID_DATA_FIELDS.filter((field) => found.includes(field)));
    }),
    { numRuns: RUNS },
  );
});

test("the data are sent under the provider's names, tidied and without a verdict of our own (IDC-04)", () =>
  expect(toIdDataForm({ ...form, idNumber: " L01X00T471 ", dateOfBirth: "14.8.1991" })).toEqual({
    personalausweisnummer: "L01X00T471",
    vorname_idcard: "Amira Chidinma",
    nachname: "Okonkwo-Lindenberger",
    geburtsdatum: "14.08.1991",
    geburtsort: "Enugu",
    validierung_erfolgreich: false,
  }));
