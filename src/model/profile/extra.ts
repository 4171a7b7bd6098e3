import * as z from "zod/mini";
import { parseCalendarDay } from "#src/lib/calendarDay.ts";
import { underWireNames } from "#src/model/profile/profileFields.ts";
import { textOf, wireId, wireText, yesNo } from "#src/model/reading.ts";

/** The known fields of a record; all but the id may be absent. */
export const extraFields = {
  extra_id: wireId,
  ...underWireNames(() => wireText),
  email: wireText,
  sozialversicherung: wireText,
  iban: wireText,
  bic: wireText,
  age_group: wireText,
  gender: wireText,
  geburtsname: wireText,
  idnr: wireText,
  different_recipient: z.optional(z.unknown()),
  haupt_ag: z.optional(z.unknown()),
  /** `ready_to_work`, `base_profile_completed` or an unknown status (ENT-38). */
  profile_status: wireText,
  /** Null or absent: not answered (ENT-39, P29). */
  code_of_conduct: z.optional(z.unknown()),
  marketing_dates: z.optional(z.union([z.array(z.string()), z.unknown()])),
  internal_extra: z.optional(z.unknown()),
  created_at: wireText,
  last_login_at: wireText,
};

/**
 * A member of staff or a participant in the provider's record (ENT-19 to ENT-42, ENTS-01 to ENTS-04). Unlisted fields
 * are accepted, and every value stays as delivered, because the complete record is sent back on a save (N4).
 */
export const extraSchema = z.looseObject(extraFields);

export type Extra = z.infer<typeof extraSchema>;

export type ProfileStatus = "ready_to_work" | "base_profile_completed" | "other";

/** The status of the record; everything unknown or missing is "other", which permits nothing (ENT-38, C-72). */
export function profileStatus(extra: Pick<Extra, "profile_status">): ProfileStatus {
  const status = extra.profile_status;
  return status === "ready_to_work" || status === "base_profile_completed" ? status : "other";
}

/** Days suggested by a campaign, as dd.mm.yyyy; invalid entries are left out (ENT-40, ENTS-03). */
export function marketingDates(extra: Pick<Extra, "marketing_dates">): string[] {
  const dates = extra.marketing_dates;
  return Array.isArray(dates) ? dates.map(textOf).filter((date) => /^\d{2}\.\d{2}\.\d{4}$/.test(date)) : [];
}

/** Whether the code of conduct was answered with yes or no (ENTS-02, P29). */
export const isCocAnswered = (answer: unknown): boolean => answer != null;

/** `answered`: neither a known yes nor a known no. */
export type CocAnswer = "accepted" | "declined" | "answered";

const YES = ["accepted", "agreed", "akzeptiert", "angenommen", "zugestimmt"];
const NO = ["declined", "rejected", "refused", "abgelehnt"];

/**
 * How the code of conduct was answered; `null`: not yet. Accepted only for a known yes: a flag, one of the words, or
 * the time of the answer. Anything else would claim a legal declaration that was never made (D-22, D-23).
 */
export function cocAnswer(answer: unknown): CocAnswer | null {
  if (!isCocAnswered(answer)) return null;
  const word = typeof answer === "string" ? answer.trim().toLowerCase() : answer;
  const isYes = yesNo(word);
  if (isYes === true || YES.some((yes) => yes === word) || parseCalendarDay(answer) !== null) return "accepted";
  return isYes === false || NO.some((no) => no === word) ? "declined" : "answered";
}
