import { ChevronRight } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { CalendarDay } from "#src/lib/calendarDay.ts";
import type { NextDay } from "#src/model/dashboard/dashboard.ts";
import { DayAndTime, DayLeaf } from "#src/patterns/DaySign.tsx";
import { useArriveByText } from "#src/patterns/useArriveByText.ts";
import { useMinWidth } from "#src/primitives/useMinWidth.ts";

export type NextDayCardProps = {
  next: NextDay;
  today: CalendarDay;
  onOpen: () => void;
};

/** The next appointment: beside the tasks in a wide window, above them on the day and the day before. */
export function NextDayCard({ next, today, onOpen }: NextDayCardProps) {
  const t = useCopy("dashboard");
  const time = useCopy("day.time");
  const arrive = useArriveByText();
  return (
    <section aria-labelledby="next-day" className="grid gap-3">
      <h2 id="next-day" className={useMinWidth("tablet") ? "text-section font-title" : "sr-only"}>
        <span key={next.state}>{t(next.state === "applied" ? "appliedDay" : "nextDay")}</span>
      </h2>
      <button
        type="button"
        onClick={onOpen}
        className="flex flex-wrap items-center gap-2.5 rounded-card border border-line bg-surface px-card py-2 text-left hover:bg-fill"
      >
        <DayLeaf day={next.day} />
        <span className="flex min-w-0 flex-[1_1_9rem] items-center gap-2.5">
          <span className="grid min-w-0 flex-1">
            <span className="text-section font-title">
              <DayAndTime
                day={next.day}
                today={today}
                time={next.start ? time("at", { time: next.start }) : time("open")}
              />
            </span>
            {line(next)}
          </span>
          <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
        </span>
      </button>
    </section>
  );

  function line(shown: NextDay) {
    if (shown.state === "applied") return <span className="text-ink-2">{t("notBooked")}</span>;
    const { arriveAt, day } = shown;
    return arriveAt === null ? null : <span className="text-ink-2">{arrive(arriveAt, day)}</span>;
  }
}
