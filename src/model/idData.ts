import type { CalendarDay } from "#src/lib/calendarDay.ts";
import { ID_NUMBER_MAX_LENGTH, type IdDataForm } from "#src/model/idCheck.ts";
import { birthDateProblem, type BirthDateProblem } from "#src/model/profileRules.ts";

/** The fields of the ID data form in the order in which they stand on the screen. */
export const ID_DATA_FIELDS = [
  "personalausweisnummer",
  "vorname_idcard",
  "nachname",
  "geburtsdatum",
  "geburtsort",
] as const;
export type IdDataField = (typeof ID_DATA_FIELDS)[number];
export type IdData = Pick<IdDataForm, IdDataField>;
export const emptyIdData: IdData = {
  personalausweisnummer: "",
  vorname_idcard: "",
  nachname: "",
  geburtsdatum: "",
  geburtsort: "",
};

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
  if (field === "geburtsdatum") return birthDateProblem(value, today);
  return field === "personalausweisnummer" && value.length > ID_NUMBER_MAX_LENGTH ? "tooLong" : null;
}
