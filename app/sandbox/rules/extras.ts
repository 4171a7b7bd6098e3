import type { Account, ExtraRecord } from "../database/records.ts";
import { parseCalendarDay, todayInBerlin } from "#src/lib/calendarDay.ts";
import { profileStatus } from "../database/account.ts";
import { extraFields } from "#src/model/profile/extra.ts";
import { textOf } from "#src/model/reading.ts";
import { accept, refuse, type Json, type Reply } from "../database/reply.ts";
import { timestamp, type Instant } from "../database/time.ts";

type Changes = Record<string, unknown>;

const decidedInternally = ["profile_status", "code_of_conduct", "internal_extra", "marketing_dates"];

export const extraView = (extra: ExtraRecord): { [key: string]: Json } => ({ ...extra });

export function getExtra(caller: Account): Reply {
  return accept({ data: extraView(caller.extra) });
}

/** Null if the changes can be stored. */
function objection(extra: ExtraRecord, changes: Changes, at: Instant): Reply | null {
  if ("email" in changes && changes.email !== extra.email) {
    return refuse(422, "Die E-Mail-Adresse bleibt, wie sie ist.", { error: "FIXED_FIELD" });
  }
  const born = parseCalendarDay(changes.date_of_birth);
  if (born && born > todayInBerlin(at)) {
    return refuse(422, "Das Geburtsdatum liegt in der Zukunft.", { error: "INVALID_DATE_OF_BIRTH" });
  }
  if (textOf(changes.flughafenausweisnummer).length > 50) {
    return refuse(422, "Die Nummer des Flughafenausweises hat höchstens 50 Zeichen.", {
      error: "PASS_NUMBER_TOO_LONG",
    });
  }
  return null;
}

/** Omitted fields stay unchanged with either method (C-01). The provider computes the status. */
export function updateExtra(caller: Account, changes: Changes, at: Instant): Reply {
  const apiError = objection(caller.extra, changes, at);
  if (apiError) return apiError;
  const isStored = ([field]: [string, unknown]) => field in extraFields && !decidedInternally.includes(field);
  const texts = Object.entries(changes)
    .filter(isStored)
    .map(([field, value]) => [field, value ?? ""]);
  Object.assign(caller.extra, Object.fromEntries(texts));
  caller.extra.profile_status = profileStatus(caller.extra);
  return accept({ data: extraView(caller.extra) });
}

/** Answered once: accepted with the time, declined with `false`. */
export function setCodeOfConduct(caller: Account, accepted: boolean, at: Instant): Reply {
  if (caller.extra.code_of_conduct !== null) {
    return refuse(409, "Sie haben die Verhaltensregeln schon beantwortet.", { error: "ALREADY_ANSWERED" });
  }
  caller.extra.code_of_conduct = accepted ? timestamp(at) : false;
  return accept({ message: accepted ? "Danke. Ihre Zustimmung ist gespeichert." : "Ihre Antwort ist gespeichert." });
}
