import { useEffect, useState } from "react";
import { formatDay, formatWeekdayMark } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { CalendarDay } from "#src/lib/calendarDay.ts";
import { idOf, type Choice, type Chooser } from "#src/model/events/application.ts";
import { AGENDA_LIMIT, agendaOf, type EventDay, type EventMonth } from "#src/model/events/eventCalendar.ts";
import { Button } from "#src/primitives/Button.tsx";
import { EventSlot } from "./EventSlot.tsx";

export type AgendaProps = {
  shown: EventMonth;
  /** Day names contain the year. */
  hasYear: boolean;
  day: CalendarDay;
  chosen: readonly string[];
  chooser: Chooser;
  warned: string | null;
  onToggle: (choice: Choice) => void;
  onWarn: (id: string) => void;
};

/** Id of a day's dates; focused when the day is opened in the calendar. */
export const agendaDayId = (day: CalendarDay): string => `dates-${day}`;

/** The dates of the month day by day; of a full month those of the selected day. */
export function Agenda(props: AgendaProps) {
  const { shown, day } = props;
  const t = useCopy("events.agenda");
  const { isComplete, days } = agendaOf(shown, day);
  const count = shown.days.reduce((sum, { events }) => sum + events.length, 0);
  return (
    <section aria-labelledby="agenda" className="grid gap-4">
      <h2 id="agenda" className="sr-only">
        <span>{t("title")}</span>
      </h2>
      {isComplete ? null : (
        <p className="text-ink-2">
          <span key={shown.month}>{t("chooseDay", { count })}</span>
        </p>
      )}
      <ul className="grid gap-4">
        {days.map((entry) => (
          <AgendaDay key={entry.day} {...props} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

/** Shows this many dates at first; the rest on request. */
function AgendaDay({ entry, hasYear, chosen, chooser, warned, onToggle, onWarn }: AgendaProps & { entry: EventDay }) {
  const t = useCopy("events.agenda");
  const [limit, setLimit] = useState(AGENDA_LIMIT);
  const { day, events } = entry;
  const rest = Math.min(events.length - limit, AGENDA_LIMIT);
  useEffect(() => {
    if (limit > AGENDA_LIMIT && document.activeElement === document.body)
      document.getElementById(agendaDayId(day))?.focus({ preventScroll: true });
  }, [day, limit]);
  return (
    <li className="flex flex-wrap gap-3">
      <h3
        id={agendaDayId(day)}
        tabIndex={-1}
        aria-label={t("day", { date: formatDay(day, { year: hasYear }), count: events.length })}
        className="w-10 shrink-0 rounded-plate pt-3 text-center hyphens-none"
      >
        <span className="block text-meta text-ink-2">{formatWeekdayMark(day)}</span>
        <span className="block text-section font-title">{Number(day.slice(8))}</span>
      </h3>
      <div className="grid min-w-0 flex-[1_1_9rem] gap-2">
        {events.slice(0, limit).map((event) => {
          const id = idOf(event);
          return (
            <EventSlot
              key={id}
              event={event}
              dayId={agendaDayId(day)}
              chooser={chooser}
              isChosen={chosen.includes(id)}
              isWarned={warned === id}
              onToggle={(to) => onToggle({ id, to })}
              onWarn={() => onWarn(id)}
            />
          );
        })}
        {rest > 0 ? (
          <Button variant="secondary" size="row" width="always" onClick={() => setLimit(limit + AGENDA_LIMIT)}>
            <span key={rest}>{t("toMore", { count: rest })}</span>
          </Button>
        ) : null}
      </div>
    </li>
  );
}
