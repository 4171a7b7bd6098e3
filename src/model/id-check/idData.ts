import type { CalendarDay } from "#src/lib/calendarDay.ts";
import { tidyGermanDay } from "#src/lib/typedDay.ts";
import { readName, readNumber } from "#src/lib/typedText.ts";
import { ID_NUMBER_MAX_LENGTH, type IdDataForm } from "#src/model/id-check/idCheck.ts";
import { birthDateProblem, type BirthDateProblem } from "#src/model/profile/birthDate.ts";

/** The provider's names of the ID data fields (ENTS-11, IDC-04), in the order of the screen. */
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

/** A value as validated and sent: the number without its groups, the day as `14.08.1991`. */
function readField(field: IdDataField, text: string): string {
  if (field === "dateOfBirth") return tidyGermanDay(text).trim();
  return field === "idNumber" ? readNumber(text) : readName(text);
}

/** The data to be checked; no verdict yet. */
export function toIdDataForm(data: IdData): IdDataForm {
  const sent = ID_DATA_FIELDS.map((field) => [WIRE_NAMES[field], readField(field, data[field])] as const);
  return {
    ...(Object.fromEntries(sent) as Omit<IdDataForm, "validierung_erfolgreich">),
    validierung_erfolgreich: false,
  };
}

export type IdDataProblem = "required" | "tooLong" | BirthDateProblem | (typeof ID_DATA_QUESTIONS)[number];
/** Fields that may be mistyped: the user is asked to confirm them once. */
export const ID_DATA_QUESTIONS = ["idNumber"] as const;
export type IdDataProblems = Partial<Record<IdDataField, IdDataProblem>>;

/** Length of an ID number as sent. */
export const idNumberLength = (idNumber: string): number => readField("idNumber", idNumber).length;

/** What prevents checking the data, in the order of the screen (IDC-05, IDC-06). Empty: nothing. */
export function validateIdData(form: IdData, today: CalendarDay): IdDataProblems {
  const found = ID_DATA_FIELDS.map((field) => [field, problemOf(field, readField(field, form[field]), today)] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

function problemOf(field: IdDataField, value: string, today: CalendarDay): IdDataProblem | null {
  if (value === "") return "required";
  if (field === "dateOfBirth") return birthDateProblem(value, today);
  if (field !== "idNumber") return null;
  if (value.length > ID_NUMBER_MAX_LENGTH) return "tooLong";
  return isLikelyMistyped(value) ? "idNumber" : null;
}

/** The digits and letters of a German document number, which has no vowels. */
const GERMAN_DOCUMENT = /^[CFGHJKLMNPRTVWXYZ][\dCFGHJKLMNPRTVWXYZ]{8}\d$/;
const DOCUMENT_WEIGHTS = [7, 3, 1];

/** Too short, an invalid character, or a German number with a wrong check digit, its tenth (ICAO 9303). */
function isLikelyMistyped(number: string): boolean {
  if (!/^[A-Z\d]{6,}$/.test(number)) return true;
  if (!GERMAN_DOCUMENT.test(number)) return false;
  const values = [...number].map((sign) => Number.parseInt(sign, 36));
  const sum = values.slice(0, -1).reduce((total, value, at) => total + value * (DOCUMENT_WEIGHTS[at % 3] ?? 0), 0);
  return sum % 10 !== values.at(-1);
}

/** Why the data was not accepted: it does not fit the document, or there was no response (D-19). */
export type IdDataFailure = "notVerified" | "notChecked";
