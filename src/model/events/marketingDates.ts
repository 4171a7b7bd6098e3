import { parseCalendarDay, type CalendarDay } from "#src/lib/calendarDay.ts";
import { applicationState, canApply, idOf } from "#src/model/events/application.ts";
import type { AvailableEvent } from "#src/model/events/event.ts";

/** A day suggested by a campaign, with its available dates. */
export type SuggestedDay = { day: CalendarDay; events: AvailableEvent[] };

const isOpenTo = (event: AvailableEvent): boolean => canApply(applicationState(event), "ready_to_work");

/** Those that are not over yet. */
export const datesFrom = (dates: readonly string[], today: CalendarDay): string[] =>
  dates.filter((date) => (parseCalendarDay(date) ?? today) >= today);

/** The suggested days in order, each with its open dates; invalid dates are left out (EVT-08). */
export function suggestedDays(dates: readonly string[], events: readonly AvailableEvent[]): SuggestedDay[] {
  const days = dates.map(parseCalendarDay).filter((day) => day !== null);
  return [...new Set(days)].toSorted().map((day) => ({
    day,
    events: events.filter((event) => isOpenTo(event) && parseCalendarDay(event.event_date) === day),
  }));
}

/** The ids of the preselected dates: all on the suggested days (EVT-08, D-50). */
export const idsOn = (days: readonly SuggestedDay[]): string[] => days.flatMap(({ events }) => events.map(idOf));

/** Once per user, as soon as there are suggestions and the user can apply (EVT-06, D-50). */
export const shouldShowMarketingPopup = (facts: {
  dates: readonly string[];
  seen: boolean;
  ready: boolean;
  loaded: boolean;
}): boolean => facts.loaded && facts.ready && !facts.seen && facts.dates.length > 0;
