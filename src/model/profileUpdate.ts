import { parseCalendarDay } from "#src/lib/calendarDay.ts";
import { resolveCountry, type Country } from "#src/model/country.ts";
import type { Extra } from "#src/model/extra.ts";
import {
  PROFILE_FIELDS,
  PROFILE_WIRE_NAMES,
  profileFormOf,
  type ProfileField,
  type ProfileForm,
} from "#src/model/profileForm.ts";

/** Fields of a record under the provider's names. */
export type ExtraUpdate = Record<string, unknown>;

const NEVER_SENT = ["extra_id", "created_at", "last_login_at"];
const BANK_FIELDS = ["sozialversicherung", "iban", "bic"];

function wireValue(field: ProfileField, form: ProfileForm, loaded: Extra | null, countries: readonly Country[]) {
  const value = form[field];
  if (field === "dateOfBirth") return parseCalendarDay(value) ?? value;
  if (field !== "nationality" || loaded === null) return value;
  const before = resolveCountry(loaded.nationality, countries);
  const wasId = before !== null && before.nationality.toLowerCase() !== String(loaded.nationality).trim().toLowerCase();
  return (wasId ? resolveCountry(value, countries)?.country_id : null) ?? value;
}

/** What was edited, under the provider's names; everything if nothing was loaded. */
function edits(form: ProfileForm, loaded: Extra | null, countries: readonly Country[]): ExtraUpdate {
  const before = loaded && profileFormOf(loaded, countries);
  const edited = PROFILE_FIELDS.filter((field) => before === null || form[field] !== before[field]);
  return Object.fromEntries(
    edited.map((field) => [PROFILE_WIRE_NAMES[field], wireValue(field, form, loaded, countries)]),
  );
}

/**
 * The body of a profile save: the loaded record with the edits, so that nothing is blanked (API-44 to API-46, C-51, N4).
 * Insurance number and bank data are `""` only if the record has none (C-52, P9). The birth date goes as ISO (C-53), a
 * nationality in the shape in which it came (D-75).
 */
export function toExtraUpdate(
  form: ProfileForm,
  loaded: Extra | null,
  countries: readonly Country[] = [],
): ExtraUpdate {
  const update: ExtraUpdate = { ...loaded, ...edits(form, loaded, countries) };
  for (const field of NEVER_SENT) delete update[field];
  for (const field of BANK_FIELDS) update[field] ??= "";
  return update;
}

/** All fields of the form, without e-mail, phone and bank data (APIS-06, D-77). */
export function toExtraUpdateProfileOnly(form: ProfileForm, countries: readonly Country[] = []): ExtraUpdate {
  const update = edits(form, null, countries);
  delete update["mobile_number"];
  return update;
}

/** Only the phone number (API-47); `null` for a blank one, which is never sent. */
export const toPhoneUpdate = (phone: string): { mobile_number: string } | null =>
  phone.trim() === "" ? null : { mobile_number: phone.trim() };
