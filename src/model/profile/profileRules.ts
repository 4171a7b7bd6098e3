import type { CalendarDay } from "#src/lib/calendarDay.ts";
import { PASS_NUMBER_MAX_LENGTH } from "#src/model/auth/auth.ts";
import { birthDateProblem } from "#src/model/profile/birthDate.ts";
import { parseGermanLevel } from "#src/model/profile/germanLevels.ts";
import { parsePassColour } from "#src/model/profile/passColours.ts";
import { phoneProblem } from "#src/model/auth/phone.ts";
import {
  PROFILE_FIELDS,
  profileFields,
  readField,
  type ProfileField,
  type RequiredSet,
} from "#src/model/profile/profileFields.ts";
import type { ProfileForm } from "#src/model/profile/profileForm.ts";

/** `noDate`: not a date at all; `noDay`: a day that does not exist (30 February); `mistyped`: before 1900. */
export const PROFILE_FIELD_PROBLEMS = [
  "required",
  "noDate",
  "noDay",
  "mistyped",
  "future",
  "unknownLevel",
  "unknownColour",
  "noPhone",
  "tooLong",
  "shortYear",
  "postalCode",
] as const;
/** May be mistyped, or right, for example abroad: the user is asked to confirm it once. */
export const PROFILE_QUESTIONS: readonly ProfileFieldProblem[] = ["postalCode"];
export type ProfileFieldProblem = (typeof PROFILE_FIELD_PROBLEMS)[number];

/** In the order of the screen. */
export type ProfileProblems = Partial<Record<ProfileField, ProfileFieldProblem>>;

export type ProfileRules = {
  required: RequiredSet;
  /** In Berlin; a birth date of today is valid (C-53). */
  today: CalendarDay;
  /** Whether the number is editable; a read-only one is not validated (C-28). */
  isPhoneOpen: boolean;
};

export function isProfileFieldRequired(field: ProfileField, required: RequiredSet): boolean {
  const shortest = profileFields[field].required;
  return shortest === "short" || shortest === required;
}

/** Only a number that is missing and required is editable in the form; any other is read-only (C-28). */
export const isPhoneOpen = (stored: ProfileForm, required: RequiredSet): boolean =>
  required === "long" && stored.phone.trim() === "";

/** Length of a pass number as sent. */
export const passNumberLength = (passNumber: string): number => readField("passNumber", passNumber).length;

/** What prevents saving (INFO-01 to INFO-11, INFO-19 to INFO-23). Empty: nothing. */
export function validateProfile(form: ProfileForm, rules: ProfileRules): ProfileProblems {
  const found = PROFILE_FIELDS.map((field) => [field, problemOf(field, readField(field, form[field]), rules)] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

function problemOf(field: ProfileField, value: string, rules: ProfileRules): ProfileFieldProblem | null {
  if (value === "") return isProfileFieldRequired(field, rules.required) ? "required" : null;
  switch (field) {
    case "dateOfBirth":
      return birthDateProblem(value, rules.today);
    case "germanLevel":
      return parseGermanLevel(value) ? null : "unknownLevel";
    case "phone":
      return rules.isPhoneOpen && phoneProblem(value) ? "noPhone" : null;
    case "passNumber":
      return value.length > PASS_NUMBER_MAX_LENGTH ? "tooLong" : null;
    case "postalCode":
      return /^\d{5}$/.test(value) ? null : "postalCode";
    case "passColour":
      return parsePassColour(value) ? null : "unknownColour";
    default:
      return null;
  }
}
