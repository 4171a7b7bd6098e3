import type { ExtraRecord, Account } from "./records.ts";
import { emailKey } from "#src/model/auth/auth.ts";
import { PROFILE_FIELDS, profileFields, type ProfileField } from "#src/model/profile/profileFields.ts";
import type { Database } from "../database.ts";

export function accountByEmail(database: Database, email: string): Account | undefined {
  return Object.values(database.accounts).find((account) => emailKey(account.extra.email) === emailKey(email));
}

const passFields: readonly ProfileField[] = ["passNumber", "passColour"];
/** Fields required by the sign-up, derived so that new ones are included, and the phone number, entered before. */
const baseFields = PROFILE_FIELDS.filter(
  (field) => field === "phone" || (profileFields[field].required === "short" && !passFields.includes(field)),
);

/** Ready to work requires an airport pass besides the base profile; decided by the provider, not the app (C-78). */
export function profileStatus(extra: ExtraRecord): string {
  const isFilled = (field: ProfileField) => (extra[profileFields[field].wireName] ?? "").trim() !== "";
  if (!baseFields.every(isFilled)) return "";
  return passFields.every(isFilled) ? "ready_to_work" : "base_profile_completed";
}
