import { parseCalendarDay, type CalendarDay } from "#src/lib/calendarDay.ts";
import { instantInBerlin } from "#src/lib/calendarMath.ts";
import type { ApplicantType } from "#src/model/dashboard/applicant.ts";
import { isBooked, type AvailableEvent, type ExtraEvent } from "#src/model/events/event.ts";
import { arriveByToCome, isOver } from "#src/model/events/eventTimes.ts";
import type { Extra } from "#src/model/profile/extra.ts";
import { clockTimesOf, type Timed } from "#src/model/events/slotTime.ts";
import type { CompletionFlags } from "#src/model/dashboard/flags.ts";
import { yesNo } from "#src/model/reading.ts";

/** The four parts of a profile with the flag of each (DASH-10, D-10). */
const FLAG_OF = {
  profile: "profile_complete",
  contract: "contract_complete",
  payroll: "payroll_complete",
  idCheck: "id_check_complete",
} as const satisfies Record<string, keyof CompletionFlags>;

export type ProfilePart = keyof typeof FLAG_OF;
export const PROFILE_PARTS = Object.keys(FLAG_OF) as ProfilePart[];

/** A missing flag: the provider does not offer that part; `null`: it could not be loaded. */
export type ProfilePartFlags = Partial<Record<(typeof FLAG_OF)[ProfilePart], boolean | null>>;

/** The flags without those of the parts that the provider does not offer. */
export function offeredPartFlags(
  flags: Required<ProfilePartFlags>,
  isOffered: (part: ProfilePart) => boolean,
): ProfilePartFlags {
  const offered = PROFILE_PARTS.filter(isOffered).map((part) => [FLAG_OF[part], flags[FLAG_OF[part]]]);
  return Object.fromEntries(offered) as ProfilePartFlags;
}

export type PartState = "done" | "open" | "unknown" | "notOffered";

export function partState(part: ProfilePart, flags: ProfilePartFlags): PartState {
  const isDone = flags[FLAG_OF[part]];
  if (isDone === undefined) return "notOffered";
  if (isDone === null) return "unknown";
  return isDone ? "done" : "open";
}

/** The open parts of a profile, in order (VS-018). */
export const openParts = (flags: ProfilePartFlags): ProfilePart[] =>
  PROFILE_PARTS.filter((part) => partState(part, flags) === "open");

/** Number of done parts, and of offered ones, usually four (DASH-10); `null` while one is unknown. */
export function partProgress(flags: ProfilePartFlags): { done: number; total: number; percent: number } | null {
  const states = PROFILE_PARTS.map((part) => partState(part, flags)).filter((state) => state !== "notOffered");
  if (states.includes("unknown")) return null;
  const total = states.length;
  const done = states.filter((state) => state === "done").length;
  return { done, total, percent: total === 0 ? 0 : Math.round((done / total) * 100) };
}

/** Airport staff or participant (ROLE-02). */
export const participantKind = (extra: Pick<Extra, "internal_extra">): "airport-staff" | "test-participant" =>
  yesNo(extra.internal_extra) === true ? "airport-staff" : "test-participant";

export type ParticipantKind = ReturnType<typeof participantKind>;

/** How users apply at this provider; both screens have their addresses in either mode (AVL-01, D-09). */
export type ApplicationMode = "events" | "availability";

/** The five tasks, in order (DASH-03 to DASH-07). */
export const DASHBOARD_TASKS = ["profile", "apply", "event", "group", "settings"] as const;
export type DashboardTask = (typeof DASHBOARD_TASKS)[number];

/**
 * The one emphasised task (VS-025): the profile until it is ready; then for a new user the rest of the four parts, for
 * a booked user the day, otherwise the application. An open contract comes before all of them. Nothing is emphasised if
 * that depends on unknown data.
 */
export function nextDashboardTask(person: {
  applicant: ApplicantType | undefined;
  isProfileReady: boolean | undefined;
  parts: ProfilePartFlags;
  isContractWaiting: boolean | undefined;
}): DashboardTask | null {
  const { applicant, parts } = person;
  if (person.isContractWaiting !== false || person.isProfileReady === undefined) return null;
  if (!person.isProfileReady) return "profile";
  if (applicant === undefined) return null;
  if (applicant === "booked_user") return "event";
  if (applicant === "existing_login") return "apply";
  if (openParts(parts).length > 0) return "profile";
  return partProgress(parts) ? "apply" : null;
}

export type NextDay = {
  day: CalendarDay;
  /** `HH:mm` in Berlin; `null` if not planned yet or unreadable. */
  start: string | null;
  /** When to be there, an instant in milliseconds; `null` if the start is unknown or past, or the user is checked in. */
  arriveAt: number | null;
  state: "booked" | "applied";
};

/** What stands above the tasks besides the greeting. */
export type DashboardCards = {
  hasContract: boolean;
  nextDay: CalendarDay | null;
};

/** Number of coming days with an application that is not decided yet (D-48). */
export const openApplications = (available: readonly AvailableEvent[], now: number): number =>
  available.filter((event) => isOpen(event) && !isOver(event, now)).length;

const isOpen = ({ application_status: status, applied }: AvailableEvent): boolean =>
  status == null ? applied : status === "applied";

/**
 * The next day, one in progress included: the first booked one, else the first one applied for; `null` without either
 * (VS-021). Days that are unreadable, over or cancelled do not count.
 */
export function nextDay(
  days: { own: readonly ExtraEvent[]; available: readonly AvailableEvent[] },
  now: number,
): NextDay | null {
  return (
    firstFrom(days.own.filter(isBooked), "booked", now) ?? firstFrom(days.available.filter(isOpen), "applied", now)
  );
}

type Attended = Timed & Partial<Pick<ExtraEvent, "check_in">>;

function firstFrom(events: readonly Attended[], state: NextDay["state"], now: number): NextDay | null {
  const found = events
    .filter((event) => !isOver(event, now))
    .flatMap((event): NextDay[] => {
      const day = parseCalendarDay(event.event_date);
      if (day === null) return [];
      const { start } = clockTimesOf(event);
      const startsAt = start ? instantInBerlin(day, start) : null;
      return [{ day, start, arriveAt: arriveByToCome({ startsAt, checkIn: event.check_in || null }, now), state }];
    })
    .toSorted((a, b) => timeOf(a).localeCompare(timeOf(b)));
  return found[0] ?? null;
}

const timeOf = ({ day, start }: NextDay): string => [day, start ?? "24:00"].join();
