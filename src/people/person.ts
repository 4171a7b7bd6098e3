import type { PassColour } from "#src/model/profile/passColours.ts";
import type { ProfileField } from "#src/model/profile/profileFields.ts";

/** What the provider says about an address: has an account, is invited, belongs elsewhere, is unknown, or something new. */
export type AccountStatus = "verified" | "unverified" | "external_user" | "not_found" | "other";

/** The day of birth as `YYYY-MM-DD`. */
type Facts = Record<Exclude<ProfileField, "firstName" | "lastName" | "phone">, string> & {
  passColour: PassColour | "";
};

/** What is known of a person beyond name and contact. Absent facts have not been filled in yet. */
export type PersonProfile = Partial<Facts> & {
  /** Airport staff (true) or participant (false). */
  isInternal: boolean;
  status: "ready_to_work" | "base_profile_completed" | "";
  /** `null`: not answered. */
  codeOfConduct: boolean | null;
  iban?: string;
  bic?: string;
  /** Days that a campaign has suggested: ids of `trialDays`. */
  suggestedEventIds?: readonly number[];
};

export type Person = {
  extraId: string;
  firstName: string;
  lastName: string;
  email: string;
  /** E.164, from the ranges kept free for invented people. */
  phone: string;
  account: AccountStatus;
  /** Satisfies all rules; for people without an account the one they would choose. */
  password: string;
  profile: PersonProfile;
  /** Ids of `trialDays` in events.ts. */
  bookedEventIds: readonly number[];
  appliedEventIds: readonly number[];
  withdrawnEventIds?: readonly number[];
  cancelledEventIds?: readonly number[];
  /** Booked, and been there: ids of `pastDays`. */
  attendedEventIds?: readonly number[];
  /** Which of the booked and applied ones the leader of the group applied for. */
  groupEventIds?: readonly number[];
  /** How far the person is with what only some providers have, section by section; else at the start. */
  procedures?: Readonly<Record<string, unknown>>;
};
