import type { Application } from "./records.ts";
import type { Database } from "../database.ts";
import { applicationOf, dayById } from "./days.ts";

const counters = { applied: "applied", booked: "booked", withdrawn: null, cancelled: null } as const;

function count(database: Database, dayId: number, status: Application["status"], by: 1 | -1): void {
  const day = dayById(database, dayId);
  const counter = counters[status];
  if (day && counter) day[counter] = Math.max(0, day[counter] + by);
}

/** Sets the status of an application and updates the day's counters. */
export function setStatus(
  database: Database,
  extraId: string,
  dayId: number,
  status: Application["status"],
  byGroup: boolean,
) {
  const existing = applicationOf(database, extraId, dayId);
  if (existing) {
    count(database, dayId, existing.status, -1);
    Object.assign(existing, { status, byGroup });
  } else {
    database.applications.push({ extraId, dayId, status, byGroup, checkIn: null, checkOut: null });
  }
  count(database, dayId, status, 1);
}
