import { useId } from "react";
import { formatWeekday } from "#src/copy/formatters.ts";
import { parseCalendarDay } from "#src/lib/calendarDay.ts";
import { weekdayOf } from "#src/lib/calendarMath.ts";
import type { AvailabilityDate } from "#src/model/availability/availability.ts";
import { bookedCount, chosenIds, selectableDays } from "#src/model/availability/availabilityRules.ts";
import type { DayChoice } from "./availabilityState.ts";
import { DayTile } from "./DayTile.tsx";

export type DayGridProps = {
  days: readonly AvailabilityDate[];
  /** Of the years: one level below the section. */
  heading?: "h2" | "h3";
  /** Absent: read-only. */
  choosing?: DayChoice;
};

/** Days year by year, in two columns; if they fall on two weekdays only, each weekday has its column. */
export function DayGrid({ days, heading: Heading = "h2", choosing }: DayGridProps) {
  const id = useId();
  const columns = weekdayColumns(days);
  const years = byYear(days);
  const isRoom = chosenIds(days).length < selectableDays(bookedCount(days));
  return (
    <div className="@container grid gap-5">
      {years.map(([year, ofYear], at) => (
        <div key={year} className="grid gap-2">
          <Heading id={`${id}-${year}`} className={at === 0 ? "sr-only" : "text-meta font-strong text-ink-2"}>
            {year}
          </Heading>
          {columns && at === 0 ? (
            <div aria-hidden="true" className={`${grid} text-meta font-strong text-ink-2 @max-[17rem]:hidden`}>
              {columns.map(({ weekday, name }) => (
                <span key={weekday}>{name}</span>
              ))}
            </div>
          ) : null}
          <ul aria-labelledby={`${id}-${year}`} className={`${grid} @max-[17rem]:grid-cols-1`}>
            {ofYear.map((day) => (
              <li key={day.id} className={columns ? columnOf(day) : ""}>
                <DayTile
                  day={day}
                  isInColumn={columns !== null}
                  year={years.length > 1 ? year : ""}
                  isRoom={isRoom}
                  choosing={choosing}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );

  function columnOf({ date }: AvailabilityDate): string {
    return weekdayIn(date) === columns?.[0]?.weekday ? "col-start-1" : "@min-[17rem]:col-start-2";
  }
}

const grid = "grid grid-cols-2 gap-2";

function weekdayIn(date: string): number | null {
  const day = parseCalendarDay(date);
  return day && weekdayOf(day);
}

function weekdayColumns(days: readonly AvailabilityDate[]) {
  const names = new Map(days.map(({ date }) => [weekdayIn(date), formatWeekday(date)]));
  const columns = [...names].map(([number, name]) => ({ weekday: number ?? 0, name }));
  return columns.length === 2 ? columns.toSorted((one, other) => one.weekday - other.weekday) : null;
}

function byYear(days: readonly AvailabilityDate[]): [year: string, days: AvailabilityDate[]][] {
  const years = new Map<string, AvailabilityDate[]>();
  for (const day of days) {
    const year = parseCalendarDay(day.date)?.slice(0, 4) ?? "";
    years.set(year, [...(years.get(year) ?? []), day]);
  }
  return [...years];
}
