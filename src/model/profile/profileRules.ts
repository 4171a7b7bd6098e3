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

/** `noDate` is no date at all, `noDay` one that no calendar has (30 February), `mistyped` one before 1900. */
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
/** What looks mistyped, and may still be right, abroad for example: it is asked once. */
export const PROFILE_QUESTIONS: readonly ProfileFieldProblem[] = ["postalCode"];
export type ProfileFieldProblem = (typeof PROFILE_FIELD_PROBLEMS)[number];

/** In the order of the screen, so that the first one is the first on the screen. */
export type ProfileProblems = Partial<Record<ProfileField, ProfileFieldProblem>>;

export type ProfileRules = {
  required: RequiredSet;
  /** In Berlin; a birth date of today is fine (C-53). */
  today: CalendarDay;
  /** Whether the number can be typed here; a settled one is not checked for its spelling (C-28). */
  isPhoneOpen: boolean;
};

export function isProfileFieldRequired(field: ProfileField, required: RequiredSet): boolean {
  const shortest = profileFields[field].required;
  return shortest === "short" || shortest === required;
}

/** Only a number that is missing where it is required can be typed in the form; any other is settled (C-28). */
export const isPhoneOpen = (stored: ProfileForm, required: RequiredSet): boolean =>
  required === "long" && stored.phone.trim() === "";

/** How many characters of a pass number count: what is not sent does not. */
export const passNumberLength = (passNumber: string): number => readField("passNumber", passNumber).length;

/** What stands in the way of saving (INFO-01 to INFO-11, INFO-19 to INFO-23). Empty: nothing. */
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
