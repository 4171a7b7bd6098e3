import { parseCalendarDay, type CalendarDay } from "#src/lib/calendarDay.ts";
import { addDays, weekdayOf } from "#src/lib/calendarMath.ts";
import { parseClockTime } from "#src/lib/clockTime.ts";
import { applicationState, choiceOf, isFullyBooked, splitChoice, type Chooser } from "#src/model/events/application.ts";
import type { AvailableEvent } from "#src/model/events/event.ts";

/** `YYYY-MM`; comparable as text. */
export type Month = `${number}-${number}`;

export type EventDay = { day: CalendarDay; events: AvailableEvent[] };
export type EventMonth = { month: Month; days: EventDay[] };

/** Sorts after every time of its day. */
const NOT_PLANNED = "24:00";

export const monthOf = (day: CalendarDay): Month => day.slice(0, 7) as Month;

/** Whether the months span several years: only then day names need the year. */
export const spansYears = (months: readonly Month[]): boolean =>
  new Set(months.map((month) => month.slice(0, 4))).size > 1;

/** The non-empty months in order, each with its days, each day by time; unreadable dates are left out (EVT-02). */
export function groupByMonth(events: readonly AvailableEvent[]): EventMonth[] {
  const days = new Map<CalendarDay, { event: AvailableEvent; start: string }[]>();
  // Most of a thousand events share their day with others.
  const read = new Map<string, CalendarDay | null>();
  for (const event of events) {
    const { event_date: text } = event;
    if (!read.has(text)) read.set(text, parseCalendarDay(text));
    const day = read.get(text) ?? null;
    if (day === null) continue;
    const found = days.get(day) ?? [];
    found.push({ event, start: parseClockTime(event.start_time, day) ?? NOT_PLANNED });
    days.set(day, found);
  }
  const months = new Map<Month, EventDay[]>();
  for (const [day, found] of [...days].toSorted(([one], [other]) => one.localeCompare(other))) {
    const sorted = found.toSorted((one, other) => one.start.localeCompare(other.start));
    const entries = months.get(monthOf(day)) ?? [];
    entries.push({ day, events: sorted.map(({ event }) => event) });
    months.set(monthOf(day), entries);
  }
  return [...months].map(([month, entries]) => ({ month, days: entries }));
}

const DAYS_A_WEEK = 7;

/** The weeks of a month, Monday to Sunday; `null` where the week belongs to another month (EVT-03). `month`: 1 to 12. */
export function monthGrid(year: number, month: number): (CalendarDay | null)[][] {
  const first = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-01` as CalendarDay;
  const cells: (CalendarDay | null)[] = Array.from({ length: weekdayOf(first) - 1 }, () => null);
  for (let day = first; monthOf(day) === monthOf(first); day = addDays(day, 1)) cells.push(day);
  while (cells.length % DAYS_A_WEEK > 0) cells.push(null);
  return Array.from({ length: cells.length / DAYS_A_WEEK }, (_, week) =>
    cells.slice(week * DAYS_A_WEEK, (week + 1) * DAYS_A_WEEK),
  );
}

/** The weeks of a month. */
export function weeksOf(month: Month): (CalendarDay | null)[][] {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return monthGrid(year, number);
}

export type DayMove =
  | "day-back"
  | "day-on"
  | "week-back"
  | "week-on"
  | "week-start"
  | "week-end"
  | "month-back"
  | "month-on";

/**
 * The next focused day in the calendar, as in the ARIA practice for date grids: it skips months without events, and
 * stays if nothing follows.
 */
export function moveDay(day: CalendarDay, move: DayMove, months: readonly Month[]): CalendarDay {
  const month = monthOf(day);
  const previous = months.findLast((other) => other < month);
  const next = months.find((other) => other > month);
  switch (move) {
    case "day-back":
      return land(addDays(day, -1));
    case "day-on":
      return land(addDays(day, 1));
    case "week-back":
      return land(addDays(day, -DAYS_A_WEEK));
    case "week-on":
      return land(addDays(day, DAYS_A_WEEK));
    case "week-start":
      return weekOf(day)[0] ?? day;
    case "week-end":
      return weekOf(day).at(-1) ?? day;
    case "month-back":
      return previous ? sameDateIn(previous) : day;
    case "month-on":
      return next ? sameDateIn(next) : day;
  }

  function land(target: CalendarDay): CalendarDay {
    if (monthOf(target) === month || months.includes(monthOf(target))) return target;
    if (target > day) return next ? `${next}-01` : day;
    return previous ? lastDayOf(previous) : day;
  }

  function sameDateIn(other: Month): CalendarDay {
    const sameDay = `${other}-${day.slice(8)}` as CalendarDay;
    return parseCalendarDay(sameDay) ?? lastDayOf(other);
  }
}

/** The days of the same week and month. */
const weekOf = (day: CalendarDay): CalendarDay[] =>
  weeksOf(monthOf(day))
    .map((week) => week.filter((cell) => cell !== null))
    .filter((week) => week.includes(day))
    .flat();

const lastDayOf = (month: Month): CalendarDay =>
  weeksOf(month)
    .flat()
    .filter((day) => day !== null)
    .at(-1) as CalendarDay;

/** Maximum number of dates listed per month; of a fuller month only those of one day, so that the page stays small. */
export const AGENDA_LIMIT = 16;

/** The list below the month: all its days, or of a full month the chosen one alone. */
export function agendaOf({ days }: EventMonth, chosen: CalendarDay): { isComplete: boolean; days: EventDay[] } {
  const isComplete = days.reduce((sum, { events }) => sum + events.length, 0) <= AGENDA_LIMIT;
  return { isComplete, days: isComplete ? days : days.filter(({ day }) => day === chosen) };
}

/** The initially selected day of a month: the first that can be chosen, else the first with dates. */
export function firstDayOf({ month, days }: EventMonth, chooser: Chooser): CalendarDay {
  const open = days.find(({ events }) => events.some((event) => choiceOf(event, chooser) !== null));
  return (open ?? days[0])?.day ?? `${month}-01`;
}

/** How a day is marked in the month. */
export type DayTone = "chosen" | "withdraw" | "booked" | "applied" | "open" | "full" | "closed";

/**
 * Of several dates a day the user's count first, then those that can be chosen (VS-130, VS-132). "withdraw": only
 * applications are chosen; "full": all places are taken, but users can apply; "closed": nothing can be chosen.
 */
export function dayToneOf(events: readonly AvailableEvent[], chosen: readonly string[], chooser: Chooser): DayTone {
  const states = events.map(applicationState);
  const { apply, withdraw } = splitChoice(events, chosen, chooser);
  if (apply.length > 0) return "chosen";
  if (withdraw.length > 0) return "withdraw";
  if (states.includes("booked")) return "booked";
  if (states.includes("applied")) return "applied";
  if (!events.some((event) => choiceOf(event, chooser) !== null)) return "closed";
  return events.every((event) => isFullyBooked(event)) ? "full" : "open";
}
