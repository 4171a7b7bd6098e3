import type { Country } from "#src/model/profile/country.ts";
import type { Extra } from "#src/model/profile/extra.ts";
import { PROFILE_FIELDS, readField, type ProfileField } from "#src/model/profile/profileFields.ts";
import { profileFormOf, type ProfileForm } from "#src/model/profile/profileForm.ts";
import { birthDay } from "#src/model/profile/birthDate.ts";

/** Whether two forms say the same in a field: how a text is spelled that is read as the same does not count. */
export function isSameValue(field: ProfileField, one: ProfileForm, other: ProfileForm): boolean {
  const meaning = ({ [field]: value }: ProfileForm) =>
    (field === "dateOfBirth" ? birthDay(value) : null) ?? readField(field, value);
  return meaning(one) === meaning(other);
}

/**
 * Fields that were edited here and that meanwhile hold something else at the provider: neither what was loaded nor what
 * stands in the form. In the order of the screen (P11).
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
