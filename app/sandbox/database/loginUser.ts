import type { ExtraRecord } from "./records.ts";

/** The ten fields of a signed-in user (C-42: `uid` equals extraId). */
export function loginUser(extra: ExtraRecord): Record<string, string> {
  return {
    extraId: extra.extra_id,
    uid: extra.extra_id,
    firstName: extra.first_name,
    lastName: extra.last_name,
    email: extra.email,
    phone: extra.mobile_number,
    dateOfBirth: extra.date_of_birth ?? "",
    nationality: extra.nationality,
    germanLevel: extra.language_level,
    company: extra.company,
    department: extra.department,
  };
}
