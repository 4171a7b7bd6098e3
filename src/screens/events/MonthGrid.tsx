import { useEffect, useMemo, useRef, type KeyboardEvent, type MouseEvent } from "react";
import { formatWeekday, formatWeekdayMark } from "#src/copy/formatters.ts";
import type { CalendarDay } from "#src/lib/calendarDay.ts";
import type { Chooser } from "#src/model/events/application.ts";
import {
  dayToneOf,
  moveDay,
  spansYears,
  weeksOf,
  type DayMove,
  type EventMonth,
  type Month,
} from "#src/model/events/eventCalendar.ts";
import { DayCell } from "./DayCell.tsx";

export type MonthGridProps = {
  labelledBy: string;
  shown: EventMonth;
  /** All months of the calendar. */
  months: readonly Month[];
  /** The selected day, from which the keys move. */
  day: CalendarDay;
  chosen: readonly string[];
  chooser: Chooser;
  onMove: (day: CalendarDay) => void;
  /** A day with dates was tapped, or opened by Enter or Space. */
  onOpen: (day: CalendarDay) => void;
};

const WEEK: readonly CalendarDay[] = [
  "2024-01-01",
  "2024-01-02",
  "2024-01-03",
  "2024-01-04",
  "2024-01-05",
  "2024-01-06",
  "2024-01-07",
];

const moves: Record<string, DayMove> = {
  ArrowLeft: "day-back",
  ArrowRight: "day-on",
  ArrowUp: "week-back",
  ArrowDown: "week-on",
  Home: "week-start",
  End: "week-end",
  PageUp: "month-back",
  PageDown: "month-on",
};

const row = "grid grid-cols-7";

/** A month from Monday to Sunday. One tab stop; the arrows move by day and week (ARIA practice for date grids). */
export function MonthGrid({ labelledBy, shown, months, day, chosen, chooser, onMove, onOpen }: MonthGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  const weeks = useMemo(() => weeksOf(shown.month), [shown.month]);
  const hasYear = spansYears(months);
  const eventsOf = useMemo(() => new Map(shown.days.map((entry) => [entry.day, entry.events])), [shown]);
  useEffect(() => {
    if (isMoving.current) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    isMoving.current = false;
  }, [day]);
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-colcount={WEEK.length}
      onClick={tap}
      onKeyDown={move}
      className="@container whitespace-nowrap hyphens-none outline-none"
    >
      <div role="row" className={row}>
        {WEEK.map((weekday) => (
          <div
            key={weekday}
            role="columnheader"
            aria-label={formatWeekday(weekday)}
            className="pb-2 text-center text-meta font-strong text-ink-2"
          >
            {formatWeekdayMark(weekday)}
          </div>
        ))}
      </div>
      {weeks.map((week, at) => (
        <div key={`${shown.month} ${at}`} role="row" className={row}>
          {week.map((cell, column) => (cell ? cellOf(cell, column + 1) : <span key={column} />))}
        </div>
      ))}
    </div>
  );

  function cellOf(cell: CalendarDay, column: number) {
    const events = eventsOf.get(cell);
    return (
      <DayCell
        key={cell}
        day={cell}
        hasYear={hasYear}
        count={events?.length ?? 0}
        tone={events ? dayToneOf(events, chosen, chooser) : "none"}
        isCurrent={cell === day}
        column={column}
      />
    );
  }

  function tap({ target }: MouseEvent) {
    const cell = (target as Element).closest<HTMLElement>("[data-day]")?.dataset.day as CalendarDay | undefined;
    if (cell) (eventsOf.has(cell) ? onOpen : onMove)(cell);
  }

  function move(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const key = moves[event.key];
    if (key) {
      isMoving.current = true;
      onMove(moveDay(day, key, months));
    } else if ((event.key === "Enter" || event.key === " ") && eventsOf.has(day)) onOpen(day);
    else return;
    event.preventDefault();
  }
}
