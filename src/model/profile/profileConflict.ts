import type { Country } from "#src/model/profile/country.ts";
import type { Extra } from "#src/model/profile/extra.ts";
import { PROFILE_FIELDS, readField, type ProfileField } from "#src/model/profile/profileFields.ts";
import { profileFormOf, type ProfileForm } from "#src/model/profile/profileForm.ts";
import { birthDay } from "#src/model/profile/birthDate.ts";

/** Whether a field has the same value in both forms; different spellings of the same value are equal. */
export function isSameValue(field: ProfileField, one: ProfileForm, other: ProfileForm): boolean {
  const meaning = ({ [field]: value }: ProfileForm) =>
    (field === "dateOfBirth" ? birthDay(value) : null) ?? readField(field, value);
  return meaning(one) === meaning(other);
}

/**
 * Fields that were edited here and meanwhile have another value at the provider: neither the loaded one nor that of the
 * form. In the order of the screen (P11).
 */
export function conflictingFields(
  form: ProfileForm,
  loaded: Extra,
  current: Extra,
  countries: readonly Country[],
): ProfileField[] {
  const before = profileFormOf(loaded, countries);
  const now = profileFormOf(current, countries);
  return PROFILE_FIELDS.filter(
    (field) => !isSameValue(field, form, before) && !isSameValue(field, now, before) && !isSameValue(field, now, form),
  );
}
