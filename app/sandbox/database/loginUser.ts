import type { ExtraRecord } from "./records.ts";

/** The ten fields under which a signed-in person is known to the app (C-42: `uid` is another name of extraId). */
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
