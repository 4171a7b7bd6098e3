import { tidyGermanDay, type CalendarDay } from "#src/lib/calendarDay.ts";
import { ID_NUMBER_MAX_LENGTH, type IdDataForm } from "#src/model/id-check/idCheck.ts";
import { birthDateProblem, type BirthDateProblem } from "#src/model/profile/birthDate.ts";

/** How the provider spells each field of the ID data form (ENTS-11, IDC-04), in the order of the screen. */
const WIRE_NAMES = {
  idNumber: "personalausweisnummer",
  firstName: "vorname_idcard",
  lastName: "nachname",
  dateOfBirth: "geburtsdatum",
  cityOfBirth: "geburtsort",
} as const satisfies Record<string, keyof IdDataForm>;

export type IdDataField = keyof typeof WIRE_NAMES;
export type IdData = Record<IdDataField, string>;
export const ID_DATA_FIELDS = Object.keys(WIRE_NAMES) as IdDataField[];
export const emptyIdData: IdData = { idNumber: "", firstName: "", lastName: "", dateOfBirth: "", cityOfBirth: "" };

/** What is sent to be checked: blanks around the values stay behind, the day is written `14.08.1991`; no verdict yet. */
export function toIdDataForm(data: IdData): IdDataForm {
  const tidy = { ...data, dateOfBirth: tidyGermanDay(data.dateOfBirth) };
  const sent = ID_DATA_FIELDS.map((field) => [WIRE_NAMES[field], tidy[field].trim()] as const);
  return {
    ...(Object.fromEntries(sent) as Omit<IdDataForm, "validierung_erfolgreich">),
    validierung_erfolgreich: false,
  };
}

export type IdDataProblem = "required" | "tooLong" | BirthDateProblem;
export type IdDataProblems = Partial<Record<IdDataField, IdDataProblem>>;

/** How many characters of an ID number count: blanks around it do not. */
export const idNumberLength = (idNumber: string): number => idNumber.trim().length;

/** What stands in the way of checking the data, in the order of the screen (IDC-05, IDC-06). Empty: nothing. */
export function validateIdData(form: IdData, today: CalendarDay): IdDataProblems {
  const found = ID_DATA_FIELDS.map((field) => [field, problemOf(field, form[field].trim(), today)] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

function problemOf(field: IdDataField, value: string, today: CalendarDay): IdDataProblem | null {
  if (value === "") return "required";
  if (field === "dateOfBirth") return birthDateProblem(value, today);
  return field === "idNumber" && value.length > ID_NUMBER_MAX_LENGTH ? "tooLong" : null;
}

/** Why the data did not lead on: they do not fit the document, or there was no answer (D-19). */
export type IdDataFailure = "notVerified" | "notChecked";
