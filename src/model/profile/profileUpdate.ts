import { isSameValue } from "#src/model/profile/profileConflict.ts";
import { birthDay } from "#src/model/profile/birthDate.ts";
import { resolveCountry, type Country } from "#src/model/profile/country.ts";
import type { Extra } from "#src/model/profile/extra.ts";
import { readPhone } from "#src/model/auth/phone.ts";
import { PROFILE_FIELDS, profileFields, readField, type ProfileField } from "#src/model/profile/profileFields.ts";
import { profileFormOf, type ProfileForm } from "#src/model/profile/profileForm.ts";

/** Fields of a record by the provider's names. */
export type ExtraUpdate = Record<string, unknown>;

const NEVER_SENT = ["extra_id", "created_at", "last_login_at"];
const BANK_FIELDS = ["sozialversicherung", "iban", "bic"];

/** Fields that only the provider may change (API-45). */
export const isNeverSent = (name: string): boolean => NEVER_SENT.includes(name);

function wireValue(field: ProfileField, form: ProfileForm, received: Extra | null, countries: readonly Country[]) {
  const value = readField(field, form[field]);
  if (field === "dateOfBirth") return birthDay(value) ?? value;
  if (field !== "nationality" || received === null) return value;
  const before = resolveCountry(received.nationality, countries);
  const wasId =
    before !== null && before.nationality.toLowerCase() !== String(received.nationality).trim().toLowerCase();
  return (wasId ? resolveCountry(value, countries)?.country_id : null) ?? value;
}

/** The edits since the record was loaded, in the provider's form; everything if nothing was loaded. */
function edits(
  form: ProfileForm,
  loaded: Extra | null,
  received: Extra | null,
  countries: readonly Country[],
): ExtraUpdate {
  const before = loaded && profileFormOf(loaded, countries);
  const edited = PROFILE_FIELDS.filter((field) => before === null || !isSameValue(field, form, before));
  return Object.fromEntries(
    edited.map((field) => [profileFields[field].wireName, wireValue(field, form, received, countries)]),
  );
}

/**
 * The body of a profile save: the provider's current record with the edits since it was loaded, so that nothing is
 * blanked and no concurrent change is undone (API-44 to API-46, C-51, N4, P11). Insurance number and bank data are `""`
 * only if the record has none (C-52, P9). The birth date is sent as ISO (C-53), a nationality in the form in which it
 * was received (D-75).
 */
export function toExtraUpdate(
  form: ProfileForm,
  loaded: Extra | null,
  countries: readonly Country[],
  current: Extra | null = loaded,
): ExtraUpdate {
  return completeUpdate(current, edits(form, loaded, current, countries));
}

/** The complete record with changes, as an update sends it. */
export function completeUpdate(record: Extra | null, changes: ExtraUpdate): ExtraUpdate {
  const update: ExtraUpdate = { ...record, ...changes };
  for (const field of NEVER_SENT) delete update[field];
  for (const field of BANK_FIELDS) update[field] ??= "";
  return update;
}

/**
 * All fields of the form, without e-mail, phone and bank data (APIS-06, D-77). Fields not edited since the record was
 * loaded are sent with the provider's current value (P11).
 */
export function toExtraUpdateProfileOnly(
  form: ProfileForm,
  loaded: Extra | null,
  countries: readonly Country[],
  current: Extra | null = loaded,
): ExtraUpdate {
  const typed = edits(form, null, current, countries);
  const edited = edits(form, loaded, current, countries);
  const untouched = Object.entries({ ...current }).filter(([name]) => name in typed && !(name in edited));
  const update: ExtraUpdate = { ...typed, ...Object.fromEntries(untouched) };
  delete update["mobile_number"];
  return update;
}

/** Only the phone number (API-47); `null` for a blank one, which is never sent. */
export const toPhoneUpdate = (phone: string): { mobile_number: string } | null =>
  readPhone(phone) === "" ? null : { mobile_number: readPhone(phone) };
