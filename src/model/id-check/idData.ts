import type { CalendarDay } from "#src/lib/calendarDay.ts";
import { tidyGermanDay } from "#src/lib/typedDay.ts";
import { readName, readNumber } from "#src/lib/typedText.ts";
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

/** A value as it is judged and sent: the number without its groups, the day as `14.08.1991`. */
function readField(field: IdDataField, text: string): string {
  if (field === "dateOfBirth") return tidyGermanDay(text).trim();
  return field === "idNumber" ? readNumber(text) : readName(text);
}

/** What is sent to be checked; no verdict yet. */
export function toIdDataForm(data: IdData): IdDataForm {
  const sent = ID_DATA_FIELDS.map((field) => [WIRE_NAMES[field], readField(field, data[field])] as const);
  return {
    ...(Object.fromEntries(sent) as Omit<IdDataForm, "validierung_erfolgreich">),
    validierung_erfolgreich: false,
  };
}

export type IdDataProblem = "required" | "tooLong" | BirthDateProblem | (typeof ID_DATA_QUESTIONS)[number];
/** What looks mistyped, and may still be right: it is asked once. */
export const ID_DATA_QUESTIONS = ["idNumber"] as const;
export type IdDataProblems = Partial<Record<IdDataField, IdDataProblem>>;

/** How many characters of an ID number count: what is not sent does not. */
export const idNumberLength = (idNumber: string): number => readField("idNumber", idNumber).length;

/** What stands in the way of checking the data, in the order of the screen (IDC-05, IDC-06). Empty: nothing. */
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

/** The digits and letters of a German document, which come without vowels. */
const GERMAN_DOCUMENT = /^[CFGHJKLMNPRTVWXYZ][\dCFGHJKLMNPRTVWXYZ]{8}\d$/;
const DOCUMENT_WEIGHTS = [7, 3, 1];

/** Too short for any document, a sign that none has, or a German one whose check digit, the tenth sign (ICAO 9303), does not fit. */
function isLikelyMistyped(number: string): boolean {
  if (!/^[A-Z\d]{6,}$/.test(number)) return true;
  if (!GERMAN_DOCUMENT.test(number)) return false;
  const values = [...number].map((sign) => Number.parseInt(sign, 36));
  const sum = values.slice(0, -1).reduce((total, value, at) => total + value * (DOCUMENT_WEIGHTS[at % 3] ?? 0), 0);
  return sum % 10 !== values.at(-1);
}

/** Why the data did not lead on: they do not fit the document, or there was no answer (D-19). */
export type IdDataFailure = "notVerified" | "notChecked";
