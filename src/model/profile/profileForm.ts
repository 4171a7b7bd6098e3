import * as z from "zod/mini";
import { germanDay, parseCalendarDay } from "#src/lib/calendarDay.ts";
import { resolveCountry, type Country } from "#src/model/profile/country.ts";
import type { Extra } from "#src/model/profile/extra.ts";
import { parseGermanLevel } from "#src/model/profile/germanLevels.ts";
import { text, textOf } from "#src/model/reading.ts";

/** The profile form (ENTS-11). The birth date is what a person reads and types, `14.08.1991`; levels are codes (C-04). */
export const profileFormSchema = z.object({
  firstName: text,
  lastName: text,
  dateOfBirth: text,
  nationality: text,
  germanLevel: text,
  phone: text,
  passNumber: text,
  passColour: text,
  street: text,
  postalCode: text,
  city: text,
  cityOfBirth: text,
  company: text,
  department: text,
});

export type ProfileForm = z.output<typeof profileFormSchema>;
export type ProfileField = keyof ProfileForm;

/** The fields in the order in which they stand on the screen. */
export const PROFILE_FIELDS = Object.keys(profileFormSchema.shape) as ProfileField[];

/** How the provider spells each field (ENT-64). */
export const PROFILE_WIRE_NAMES = {
  firstName: "first_name",
  lastName: "last_name",
  dateOfBirth: "date_of_birth",
  nationality: "nationality",
  germanLevel: "language_level",
  phone: "mobile_number",
  passNumber: "flughafenausweisnummer",
  passColour: "ausweis_color",
  street: "street",
  postalCode: "postcode",
  city: "city",
  cityOfBirth: "city_of_birth",
  company: "company",
  department: "department",
} as const satisfies Record<ProfileField, keyof Extra>;

/** A record as the form shows it. A nationality given as an id needs the country list (D-75). */
export function profileFormOf(extra: Extra, countries: readonly Country[] = []): ProfileForm {
  const shown = {} as ProfileForm;
  for (const field of PROFILE_FIELDS) shown[field] = textOf(extra[PROFILE_WIRE_NAMES[field]]);
  const birthday = parseCalendarDay(shown.dateOfBirth);
  return {
    ...shown,
    dateOfBirth: birthday ? germanDay(birthday) : shown.dateOfBirth,
    germanLevel: parseGermanLevel(shown.germanLevel) ?? shown.germanLevel,
    nationality: resolveCountry(shown.nationality, countries)?.nationality ?? shown.nationality,
  };
}

/** A nationality as a person reads it: an id that no list explains yet is shown as nothing, and is kept (D-75). */
export const shownNationality = (nationality: string): string => (/^\d+$/.test(nationality) ? "" : nationality);
