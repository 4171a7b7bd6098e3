import type { CalendarDay } from "#src/lib/calendarDay.ts";
import type { extraOf } from "#src/people/records.ts";
import type { FaultKind } from "../faultKinds.ts";
import type { Instant } from "./time.ts";

type Seed = ReturnType<typeof extraOf>;

/** The person as the provider stores and sends it. */
export type ExtraRecord = Omit<Seed, "profile_status" | "code_of_conduct" | "last_login_at"> & {
  profile_status: string;
  code_of_conduct: string | boolean | null;
  last_login_at: string | null;
};

export type Account = {
  /** What check-email answers. */
  status: string;
  password: string | null;
  extra: ExtraRecord;
};

/** A day of the trial operation that people apply for. Times are local to the airport. */
export type TrialDay = {
  id: number;
  date: CalendarDay;
  /** `HH:mm`; null as long as it is not planned. */
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
  /** Made by the leader of a group for everyone in it. */
  byGroup: boolean;
  checkIn: string | null;
  checkOut: string | null;
};

export type GroupRecord = {
  id: string;
  /** Eight digits, leading zeros included. */
  code: string;
  name: string;
  description: string;
  maxMembers: number;
  privacy: "public" | "private";
  ownerId: string;
  /** `joinedAt` is a timestamp. The owner is one of them. */
  members: { extraId: string; joinedAt: string }[];
};

/** A mail or text message that a real provider would have sent. */
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

/** By the name of the section; what is in one only its own rules know. */
export type Procedures = Readonly<Record<string, unknown>>;

/** When somebody on the supervisors' lists came, and went if they have; timestamps. */
export type Attendance = { in: string; out: string | null };

/** One call that reached the provider. */
export type LoggedCall = {
  at: Instant;
  method: string;
  /** Path and query. */
  path: string;
  call: string;
  /** 0 when no answer was given. */
  status: number;
  bearer: boolean;
  /** Whose token it was; null for a dead or missing one. */
  caller: string | null;
  fault: FaultKind | null;
};
