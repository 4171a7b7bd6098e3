import { isSameValue } from "#src/model/profile/profileConflict.ts";
import { PROFILE_FIELDS, type ProfileField } from "#src/model/profile/profileFields.ts";
import type { ProfileForm } from "#src/model/profile/profileForm.ts";

/** Grants access to doors: not stored beyond the session, not even in memory. */
const SENSITIVE: readonly ProfileField[] = ["passNumber"];

/** Unsaved input; `isPartial`: sensitive input was dropped. */
export type ProfileDraft = { fields: Partial<ProfileForm>; isPartial: boolean };

/** The unsaved input of a form to store for its user (F8, P15); `null` while nothing was edited. */
export function profileDraft(form: ProfileForm, stored: ProfileForm): ProfileDraft | null {
  const edited = PROFILE_FIELDS.filter((field) => !isSameValue(field, form, stored));
  if (edited.length === 0) return null;
  const remaining = edited.filter((field) => !SENSITIVE.includes(field));
  return {
    fields: Object.fromEntries(remaining.map((field) => [field, form[field]])),
    isPartial: remaining.length < edited.length,
  };
}
