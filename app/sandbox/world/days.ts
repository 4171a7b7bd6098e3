import { instantInBerlin } from "#src/lib/calendarMath.ts";
import type { World } from "../world.ts";
import type { Application, TrialDay } from "./records.ts";
import { HOUR, type Instant } from "./time.ts";

export const MAX_BOOKED_DAYS = 2;
export const USUAL_START = "10:00";

export function startOf(day: TrialDay): Instant {
  return instantInBerlin(day.date, day.start ?? USUAL_START);
}

export const isCheckInOpen = (day: TrialDay, at: Instant) => startOf(day) > at && startOf(day) - at <= 24 * HOUR;

export function dayById(world: World, id: number | string): TrialDay | undefined {
  return world.days.find((day) => String(day.id) === String(id));
}

export function applicationOf(world: World, extraId: string, dayId: number): Application | undefined {
  return world.applications.find((application) => application.extraId === extraId && application.dayId === dayId);
}

export function applicationsOf(world: World, extraId: string, status: Application["status"]): Application[] {
  return world.applications.filter((application) => application.extraId === extraId && application.status === status);
}
