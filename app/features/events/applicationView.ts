import type { SnapshotFrom } from "xstate";
import type { applicationMachine } from "#app/features/events/applicationMachine.ts";
import { memoizeByRef } from "#app/platform/memoizeByRef.ts";
import { isFirstLoad, outOfDateOf, toPending, type Loaded } from "#app/shell/toPending.ts";
import { todayInBerlin, type CalendarDay } from "#src/lib/calendarDay.ts";
import { applicationState, choiceOf, idOf, type Choice, type Chooser } from "#src/model/events/application.ts";
import type { Listing } from "#src/model/listAnswer.ts";
import type { AvailableEvent } from "#src/model/events/event.ts";
import { firstDayOf, groupByMonth, monthOf, type EventDay, type EventMonth } from "#src/model/events/eventCalendar.ts";
import { isOver } from "#src/model/events/eventTimes.ts";
import { marketingDates, profileStatus, type Extra } from "#src/model/profile/extra.ts";
import type { Group } from "#src/model/groups/group.ts";
import { datesFrom, idsOn, shouldShowMarketingPopup, suggestedDays } from "#src/model/events/marketingDates.ts";
import type { EventApplicationState } from "#src/screens/events/EventApplicationScreen.tsx";
import type { ApplicationAction } from "#src/screens/events/openApplication.ts";

/** The user's input since mount. */
export type Applying = {
  choices: readonly Choice[];
  /** `null`: the calendar's default. */
  day: CalendarDay | null;
  warned: string | null;
  action: ApplicationAction;
  /** The invitation's dates were answered since mount. */
  areSuggestionsAnswered: boolean;
};

export function toApplying({ value, context }: SnapshotFrom<typeof applicationMachine>): Applying {
  const { choices, day, warned, problem, areSuggestionsAnswered } = context;
  const isSending = value === "applying" || value === "withdrawing";
  // The problem of applying is cleared before the withdrawal dialog opens, and vice versa.
  const action = (isSending ? { kind: value } : { kind: value, problem }) as ApplicationAction;
  return { choices, day, warned, action, areSuggestionsAnswered };
}

export type ApplicationSources = {
  extra: Loaded<Extra>;
  available: Loaded<Listing<AvailableEvent>>;
  group: Loaded<Group | null>;
};

export type ApplicationContext = {
  now: number;
  /** On an earlier visit (EVT-06). */
  hasSeenMarketingDates: boolean;
};

/** Computed once per list. */
const readingOf = memoizeByRef((rows: readonly AvailableEvent[]) => {
  const months = groupByMonth(rows);
  return { months, hasUnreadable: eventsIn(months).length < rows.length };
});

const eventsIn = (months: readonly EventMonth[]): AvailableEvent[] =>
  months.flatMap(({ days }) => days.flatMap(({ events }) => events));

/**
 * Past days are left out. A group that failed to load is ignored (P31); while it loads the screen waits, because its
 * note is above the calendar.
 */
export function toApplicationState(
  { extra, available, group }: ApplicationSources,
  own: Applying,
  context: ApplicationContext,
): EventApplicationState {
  const missing = [extra, available].filter(({ data }) => data === undefined);
  if (!extra.data || !available.data) return toPending(together(missing));
  if (isFirstLoad(group)) return { kind: "loading" };
  const { rows, unreadable } = available.data;
  const reading = readingOf(rows);
  const months = upcoming(reading.months, context.now);
  const isPartial = unreadable > 0 || reading.hasUnreadable;
  const { isFetching: isRetrying } = together([extra, available]);
  if (months.length === 0) return isPartial ? { kind: "failed", isRetrying } : { kind: "empty", isRetrying };

  const chooser: Chooser = { profile: profileStatus(extra.data) };
  const dates = datesFrom(marketingDates(extra.data), todayInBerlin(context.now));
  const isOffered = shouldShowMarketingPopup({
    dates,
    seen: context.hasSeenMarketingDates || own.areSuggestionsAnswered,
    ready: chooser.profile === "ready_to_work",
    loaded: true,
  });
  const events = eventsIn(months);
  const isOpenTo = ({ id, to }: Choice) =>
    events.some((event) => idOf(event) === id && choiceOf(event, chooser) === to);
  return {
    kind: "ready",
    months,
    chooser,
    group: group.data ? { role: group.data.role === "creator" ? "leader" : "member", name: group.data.name } : null,
    day:
      own.day && months.some(({ month }) => own.day && month === monthOf(own.day))
        ? own.day
        : initialDay(months, chooser),
    chosen: own.choices.filter(isOpenTo).map(({ id }) => id),
    warned: own.warned,
    action: own.action,
    suggested: isOffered ? suggestedDays(dates, events) : null,
    outOfDate: outOfDateOf([extra, available], isPartial),
  };
}

const together = (queries: readonly Loaded<unknown>[]) => ({
  data: undefined,
  isFetching: queries.some(({ isFetching }) => isFetching),
  errorUpdateCount: Math.max(...queries.map(({ errorUpdateCount }) => errorUpdateCount)),
});

function upcoming(months: readonly EventMonth[], now: number): EventMonth[] {
  const today = todayInBerlin(now);
  const leftOf = (day: EventDay): EventDay =>
    day.day > today ? day : { ...day, events: day.events.filter((event) => !isOver(event, now)) };
  return months
    .map(({ month, days }) => ({ month, days: days.map(leftOf).filter(({ events }) => events.length > 0) }))
    .filter(({ days }) => days.length > 0);
}

/** The first day open for application, in any month. */
function initialDay(months: readonly EventMonth[], chooser: Chooser): CalendarDay {
  const isOpen = ({ days }: EventMonth) =>
    days.some(({ events }) => events.some((event) => choiceOf(event, chooser) === "apply"));
  const [first] = months;
  const month = months.find(isOpen) ?? first ?? { month: monthOf("1970-01-01"), days: [] };
  return firstDayOf(month, chooser);
}

const eventsOf = (state: EventApplicationState): AvailableEvent[] =>
  state.kind === "ready" ? eventsIn(state.months) : [];

/** Ids of all days applied for or booked, as spelled by the provider (EVT-24). */
export const appliedIds = (state: EventApplicationState): AvailableEvent["event_id"][] =>
  eventsOf(state)
    .filter((event) => ["applied", "booked"].includes(applicationState(event)))
    .map(({ event_id: id }) => id);

/** The invitation's dates open for application, and the first day with one (EVT-08). */
export function suggestedChoice(state: EventApplicationState): { ids: string[]; first: CalendarDay | null } {
  const days = state.kind === "ready" ? (state.suggested ?? []) : [];
  return { ids: idsOn(days), first: days.find(({ events }) => events.length > 0)?.day ?? null };
}
