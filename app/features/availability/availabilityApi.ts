import { fromPromise } from "xstate";
import type { LoadedAvailability } from "#app/features/availability/availabilityMachine.ts";
import type { AvailabilityPort } from "#app/client/ports.ts";
import { parseCalendarDay, todayInBerlin } from "#src/lib/calendarDay.ts";
import { daysFrom } from "#src/model/availability/availabilityRules.ts";
import { isBooked, type ExtraEvent } from "#src/model/events/event.ts";

export type AvailabilityDeps = {
  extraId: string;
  openPort: () => Promise<AvailabilityPort>;
  /** The person's own days (APIS-08). */
  loadEvents: () => Promise<readonly ExtraEvent[]>;
  now: () => number;
};

const dayOf = (date: string): string => parseCalendarDay(date) ?? "";

/** What availability asks of its port; a date that is over is left out, and the days stand in their order. */
export function availabilityServices({ extraId, openPort, loadEvents, now }: AvailabilityDeps) {
  return {
    loadDays: fromPromise<LoadedAvailability>(async () => {
      const [days, events] = await Promise.all([openPort().then((port) => port.list(extraId)), loadEvents()]);
      return {
        days: daysFrom(days, todayInBerlin(now())).toSorted((one, other) =>
          dayOf(one.date).localeCompare(dayOf(other.date)),
        ),
        shifts: events
          .filter(isBooked)
          .toSorted((one, other) => dayOf(one.event_date).localeCompare(dayOf(other.event_date))),
      };
    }),
    saveDays: fromPromise<void, { ids: readonly string[] }>(async ({ input: { ids } }) => {
      const appliedDate = new Date(now()).toISOString();
      await (await openPort()).save(extraId, ids, { availabilityCompleted: true, appliedDate });
    }),
  };
}
