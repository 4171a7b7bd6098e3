import type { CalendarDay } from "#src/lib/calendarDay.ts";
import { applicationState } from "#src/model/events/application.ts";
import type { AvailableEvent } from "#src/model/events/event.ts";
import { idsOn } from "#src/model/events/marketingDates.ts";
import type { EventApplicationState } from "#src/screens/events/EventApplicationScreen.tsx";

const eventsOf = (state: EventApplicationState): AvailableEvent[] =>
  state.kind === "ready" ? state.months.flatMap(({ days }) => days.flatMap(({ events }) => events)) : [];

/** The ids of what a person has applied for or is booked for, as the provider spells them (EVT-24). */
export const appliedIds = (state: EventApplicationState): AvailableEvent["event_id"][] =>
  eventsOf(state)
    .filter((event) => ["applied", "booked"].includes(applicationState(event)))
    .map(({ event_id: id }) => id);

/** The dates of the invitation that can be applied for, and the first day with one (EVT-08). */
export function suggestedChoice(state: EventApplicationState): { ids: string[]; first: CalendarDay | null } {
  const days = state.kind === "ready" ? (state.suggested ?? []) : [];
  return { ids: idsOn(days), first: days.find(({ events }) => events.length > 0)?.day ?? null };
}
