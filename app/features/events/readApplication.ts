import type { Choice } from "#app/features/events/applicationMachine.ts";
import type { CalendarDay } from "#src/lib/calendarDay.ts";
import { applicationState, choiceOf, idOf, splitChoice } from "#src/model/events/application.ts";
import type { AvailableEvent } from "#src/model/events/event.ts";
import { idsOn } from "#src/model/events/marketingDates.ts";
import type { EventApplicationState } from "#src/screens/events/EventApplicationScreen.tsx";

const eventsOf = (state: EventApplicationState): AvailableEvent[] =>
  state.kind === "ready" ? state.months.flatMap(({ days }) => days.flatMap(({ events }) => events)) : [];

/** What is chosen, by what can be done with it. */
export const chosenEvents = (state: EventApplicationState) =>
  state.kind === "ready" ? splitChoice(eventsOf(state), state.chosen, state.chooser) : { apply: [], withdraw: [] };

/** A date that is being chosen, with what for. */
export function choiceFor(state: EventApplicationState, id: string): Choice {
  const event = eventsOf(state).find((candidate) => idOf(candidate) === id);
  const to = event && state.kind === "ready" ? choiceOf(event, state.chooser) : null;
  return { id, to: to ?? "apply" };
}

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
