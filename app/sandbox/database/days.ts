import { instantInBerlin } from "#src/lib/calendarMath.ts";
import type { Database } from "../database.ts";
import type { Application, TrialDay } from "./records.ts";
import { HOUR, type Instant } from "./time.ts";

export const MAX_BOOKED_DAYS = 2;
export const USUAL_START = "10:00";

export function startOf(day: TrialDay): Instant {
  return instantInBerlin(day.date, day.start ?? USUAL_START);
}

export const isCheckInOpen = (day: TrialDay, at: Instant) => startOf(day) > at && startOf(day) - at <= 24 * HOUR;

export function dayById(database: Database, id: number | string): TrialDay | undefined {
  return database.days.find((day) => String(day.id) === String(id));
}

/** The days with an application of this status. */
export const daysOf = (database: Database, extraId: string, status: Application["status"]): TrialDay[] =>
  applicationsOf(database, extraId, status).flatMap(({ dayId }) => dayById(database, dayId) ?? []);

export function applicationOf(database: Database, extraId: string, dayId: number): Application | undefined {
  return database.applications.find((application) => application.extraId === extraId && application.dayId === dayId);
}

export function applicationsOf(database: Database, extraId: string, status: Application["status"]): Application[] {
  return database.applications.filter(
    (application) => application.extraId === extraId && application.status === status,
  );
}
