import type { CalendarDay } from "#src/lib/calendarDay.ts";
import type { extraOf } from "#src/people/records.ts";
import type { FaultKind } from "../faultKinds.ts";
import type { Instant } from "./time.ts";

type Seed = ReturnType<typeof extraOf>;

/** A user's record as stored and sent. */
export type ExtraRecord = Omit<Seed, "profile_status" | "code_of_conduct" | "last_login_at"> & {
  profile_status: string;
  code_of_conduct: string | boolean | null;
  last_login_at: string | null;
};

export type Account = {
  /** The response of check-email. */
  status: string;
  password: string | null;
  extra: ExtraRecord;
};

/** A day that users apply for. Times are local to the airport. */
export type TrialDay = {
  id: number;
  date: CalendarDay;
  /** `HH:mm`; null while unplanned. */
  start: string | null;
  end: string | null;
  required: number;
  booked: number;
  applied: number;
};

export type Application = {
  extraId: string;
  dayId: number;
  status: "applied" | "booked" | "withdrawn" | "cancelled";
  /** Made by the group's leader for all members. */
  byGroup: boolean;
  checkIn: string | null;
  checkOut: string | null;
};

export type GroupRecord = {
  id: string;
  /** Eight digits, with leading zeros. */
  code: string;
  name: string;
  description: string;
  maxMembers: number;
  privacy: "public" | "private";
  ownerId: string;
  /** `joinedAt` is a timestamp. Includes the owner. */
  members: { extraId: string; joinedAt: string }[];
};

/** An e-mail or text message that a real provider would send. */
export type Message = {
  id: string;
  channel: "email" | "sms";
  to: string;
  subject: string;
  text: string;
  code: string | null;
  /** Path and query on the app's own host. */
  link: string | null;
  sentAt: Instant;
};

/** By section; each is read by its own rules only. */
export type Procedures = Readonly<Record<string, unknown>>;

/** Check-in and check-out timestamps on the supervisors' lists. */
export type Attendance = { in: string; out: string | null };

/** A call received by the provider. */
export type LoggedCall = {
  at: Instant;
  method: string;
  path: string;
  call: string;
  /** 0 without a response. */
  status: number;
  bearer: boolean;
  /** The token's user; null for an invalid or missing token. */
  caller: string | null;
  fault: FaultKind | null;
};
