import type { PassColour } from "#src/model/profile/passColours.ts";
import type { ProfileField } from "#src/model/profile/profileFields.ts";

/** The provider's status of an address: has an account, is invited, belongs elsewhere, unknown, or other. */
export type AccountStatus = "verified" | "unverified" | "external_user" | "not_found" | "other";

/** The date of birth as `YYYY-MM-DD`. */
type Facts = Record<Exclude<ProfileField, "firstName" | "lastName" | "phone">, string> & {
  passColour: PassColour | "";
};

/** A person's data beyond name and contact. Absent facts are not filled in yet. */
export type PersonProfile = Partial<Facts> & {
  /** Airport staff (true) or participant (false). */
  isInternal: boolean;
  status: "ready_to_work" | "base_profile_completed" | "";
  /** `null`: not answered. */
  codeOfConduct: boolean | null;
  iban?: string;
  bic?: string;
  /** Days suggested by a campaign: ids of `trialDays`. */
  suggestedEventIds?: readonly number[];
};

export type Person = {
  extraId: string;
  firstName: string;
  lastName: string;
  email: string;
  /** E.164, from the ranges reserved for fictional use. */
  phone: string;
  account: AccountStatus;
  /** Satisfies all rules; for people without an account their future one. */
  password: string;
  profile: PersonProfile;
  /** Ids of `trialDays` in events.ts. */
  bookedEventIds: readonly number[];
  appliedEventIds: readonly number[];
  withdrawnEventIds?: readonly number[];
  cancelledEventIds?: readonly number[];
  /** Booked and attended: ids of `pastDays`. */
  attendedEventIds?: readonly number[];
  /** Which of the booked and applied ones the group leader applied for. */
  groupEventIds?: readonly number[];
  /** Progress in the optional features of a provider, section by section; by default none. */
  procedures?: Readonly<Record<string, unknown>>;
};
