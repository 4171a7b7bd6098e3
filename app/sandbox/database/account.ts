import type { ExtraRecord, Account } from "./records.ts";
import { emailKey } from "#src/model/auth/auth.ts";
import type { Database } from "../database.ts";

export function accountByEmail(database: Database, email: string): Account | undefined {
  return Object.values(database.accounts).find((account) => emailKey(account.extra.email) === emailKey(email));
}

const baseFields = ["first_name", "date_of_birth", "nationality", "language_level", "mobile_number"] as const;
const passFields = ["flughafenausweisnummer", "ausweis_color"] as const;

/** Ready to work needs an airport pass on top of the base profile; the provider decides, not the app (C-78). */
export function profileStatus(extra: ExtraRecord): string {
  const isFilled = (field: keyof ExtraRecord) => String(extra[field] ?? "").trim() !== "";
  if (!baseFields.every(isFilled)) return "";
  return passFields.every(isFilled) ? "ready_to_work" : "base_profile_completed";
}
