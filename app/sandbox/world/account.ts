import { emailKey } from "#src/model/auth.ts";
import type { World } from "../world.ts";

/** The person as the provider stores and sends it. */
export type ExtraRecord = {
  extra_id: string;
  first_name: string;
  last_name: string;
  email: string;
  mobile_number: string;
  street: string;
  postcode: string;
  city: string;
  date_of_birth: string | null;
  city_of_birth: string;
  nationality: string;
  language_level: string;
  company: string;
  department: string;
  flughafenausweisnummer: string;
  ausweis_color: string;
  sozialversicherung: string;
  iban: string;
  bic: string;
  profile_status: string;
  code_of_conduct: string | boolean | null;
  marketing_dates: string[];
  internal_extra: boolean;
  created_at: string;
  last_login_at: string | null;
};

export type Account = {
  /** What check-email answers. */
  status: string;
  password: string | null;
  extra: ExtraRecord;
};

export function accountByEmail(world: World, email: string): Account | undefined {
  return Object.values(world.accounts).find((account) => emailKey(account.extra.email) === emailKey(email));
}

const baseFields = ["first_name", "date_of_birth", "nationality", "language_level", "mobile_number"] as const;
const passFields = ["flughafenausweisnummer", "ausweis_color"] as const;

/** Ready to work needs an airport pass on top of the base profile; the provider decides, not the app (C-78). */
export function profileStatus(extra: ExtraRecord): string {
  const isFilled = (field: keyof ExtraRecord) => String(extra[field] ?? "").trim() !== "";
  if (!baseFields.every(isFilled)) return "";
  return passFields.every(isFilled) ? "ready_to_work" : "base_profile_completed";
}
