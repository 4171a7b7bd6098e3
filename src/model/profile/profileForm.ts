import { germanDay, parseCalendarDay } from "#src/lib/calendarDay.ts";
import { resolveCountry, type Country } from "#src/model/profile/country.ts";
import type { Extra } from "#src/model/profile/extra.ts";
import { parseGermanLevel } from "#src/model/profile/germanLevels.ts";
import { PROFILE_FIELDS, profileFields, type ProfileField } from "#src/model/profile/profileFields.ts";
import { textOf } from "#src/model/reading.ts";

/** The values of the profile form. The birth date is in its typed form, `14.08.1991`; levels are codes (C-04). */
export type ProfileForm = Record<ProfileField, string>;

/** A record as form values. A nationality given as an id needs the country list (D-75). */
export function profileFormOf(extra: Extra, countries: readonly Country[] = []): ProfileForm {
  const shown = {} as ProfileForm;
  for (const field of PROFILE_FIELDS) shown[field] = textOf(extra[profileFields[field].wireName]);
  const birthday = parseCalendarDay(shown.dateOfBirth);
  return {
    ...shown,
    dateOfBirth: birthday ? germanDay(birthday) : shown.dateOfBirth,
    germanLevel: parseGermanLevel(shown.germanLevel) ?? shown.germanLevel,
    nationality: resolveCountry(shown.nationality, countries)?.nationality ?? shown.nationality,
  };
}

/** A nationality for display: an id that is not in a list is shown as nothing, and stays stored (D-75). */
export const shownNationality = (nationality: string): string => (/^\d+$/.test(nationality) ? "" : nationality);
