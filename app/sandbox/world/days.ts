import { instantInBerlin, type CalendarDay } from "#src/lib/calendarDay.ts";
import type { World } from "../world.ts";
import { HOUR, type Instant } from "./time.ts";

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

export const MAX_BOOKED_DAYS = 2;
const USUAL_START = "10:00";

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
