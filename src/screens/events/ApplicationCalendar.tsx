import { useId, useLayoutEffect, useRef } from "react";
import type { CalendarDay } from "#src/lib/calendarDay.ts";
import type { Choice } from "#src/model/events/application.ts";
import { firstDayOf, monthOf, spansYears } from "#src/model/events/eventCalendar.ts";
import { Columns } from "#src/patterns/Columns.tsx";
import { Agenda, agendaDayId } from "./Agenda.tsx";
import { MonthGrid } from "./MonthGrid.tsx";
import { MonthHeader } from "./MonthHeader.tsx";
import { MonthLegend } from "./MonthLegend.tsx";
import type { OpenApplication } from "./openApplication.ts";

export type ApplicationCalendarProps = Pick<OpenApplication, "months" | "chooser" | "day" | "chosen" | "warned"> & {
  /** A request is pending: nothing can be changed. */
  isInert: boolean;
  onMove: (day: CalendarDay) => void;
  onToggle: (choice: Choice) => void;
  onWarn: (id: string) => void;
};

/** The month shows on which days dates are, the list below or beside it the dates. Opening a day leads to its dates. */
export function ApplicationCalendar(props: ApplicationCalendarProps) {
  const { months, chooser, day, chosen, warned, isInert, onMove } = props;
  const heading = useId();
  const opened = useRef<CalendarDay>(null);
  useLayoutEffect(showOpened);
  const at = months.findIndex(({ month }) => month === monthOf(day));
  const shown = months[at];
  if (!shown) return null;
  return (
    <div inert={isInert}>
      <Columns
        isBesideWider
        beside={
          <Agenda
            shown={shown}
            hasYear={spansYears(months.map(({ month }) => month))}
            day={day}
            chosen={chosen}
            chooser={chooser}
            warned={warned}
            onToggle={props.onToggle}
            onWarn={props.onWarn}
          />
        }
      >
        <section aria-labelledby={heading} className="grid gap-3">
          <MonthHeader
            id={heading}
            month={shown.month}
            previous={months[at - 1]?.month}
            next={months[at + 1]?.month}
            onShow={(target) => {
              const next = months.find(({ month }) => month === target);
              if (next) onMove(firstDayOf(next, chooser));
            }}
          />
          <MonthGrid
            labelledBy={heading}
            shown={shown}
            months={months.map(({ month }) => month)}
            day={day}
            chosen={chosen}
            chooser={chooser}
            onMove={onMove}
            onOpen={(target) => {
              opened.current = target;
              onMove(target);
              showOpened();
            }}
          />
          <MonthLegend shown={shown} chooser={chooser} />
        </section>
      </Columns>
    </div>
  );

  /** In a full month the dates of a day are rendered only after it was opened. */
  function showOpened() {
    const dates = opened.current && document.getElementById(agendaDayId(opened.current));
    if (!dates) return;
    opened.current = null;
    dates.scrollIntoView({ block: "start" });
    dates.focus({ preventScroll: true });
  }
}
