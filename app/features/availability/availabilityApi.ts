import { fromPromise } from "xstate";
import type { LoadedAvailability } from "#app/features/availability/availabilityMachine.ts";
import { confirmAvailability, getAvailability } from "#app/client/calls/availability.ts";
import { valueOf } from "#app/shell/queryError.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import { parseCalendarDay, todayInBerlin } from "#src/lib/calendarDay.ts";
import { daysFrom } from "#src/model/availability/availabilityRules.ts";
import { isBooked, type ExtraEvent } from "#src/model/events/event.ts";

export type AvailabilityDeps = Pick<SignedIn, "client" | "extraId" | "now"> & {
  /** The user's own days (APIS-08). */
  loadEvents: () => Promise<readonly ExtraEvent[]>;
};

const dayOf = (date: string): string => parseCalendarDay(date) ?? "";

/** Past dates are left out, the rest is sorted. */
export function availabilityActors({ client, extraId, now, loadEvents }: AvailabilityDeps) {
  const params = { extraId };
  return {
    loadDays: fromPromise<LoadedAvailability>(async () => {
      const [answer, events] = await Promise.all([client.call(getAvailability, { params }), loadEvents()]);
      return {
        days: daysFrom(valueOf(answer).rows, todayInBerlin(now())).toSorted((one, other) =>
          dayOf(one.date).localeCompare(dayOf(other.date)),
        ),
        shifts: events
          .filter(isBooked)
          .toSorted((one, other) => dayOf(one.event_date).localeCompare(dayOf(other.event_date))),
      };
    }),
    /** `applied_date`: ISO time of the confirmation (D-66). */
    saveDays: fromPromise<void, { ids: readonly string[] }>(async ({ input: { ids } }) => {
      const body = { dates: [...ids], availability_completed: true, applied_date: new Date(now()).toISOString() };
      valueOf(await client.call(confirmAvailability, { params, body }));
    }),
  };
}
