import type { Application } from "./records.ts";
import type { World } from "../world.ts";
import { applicationOf, dayById } from "./days.ts";

const counters = { applied: "applied", booked: "booked", withdrawn: null, cancelled: null } as const;

function count(world: World, dayId: number, status: Application["status"], by: 1 | -1): void {
  const day = dayById(world, dayId);
  const counter = counters[status];
  if (day && counter) day[counter] = Math.max(0, day[counter] + by);
}

/** Moves a person's application for a day to `status` and keeps the day's counters right. */
export function setStatus(
  world: World,
  extraId: string,
  dayId: number,
  status: Application["status"],
  byGroup: boolean,
) {
  const existing = applicationOf(world, extraId, dayId);
  if (existing) {
    count(world, dayId, existing.status, -1);
    Object.assign(existing, { status, byGroup });
  } else {
    world.applications.push({ extraId, dayId, status, byGroup, checkIn: null, checkOut: null });
  }
  count(world, dayId, status, 1);
}
