import { useCopy } from "#src/copy/useCopy.tsx";
import type { CalendarDay } from "#src/lib/calendarDay.ts";
import type { NextDay } from "#src/model/dashboard/dashboard.ts";
import { DaySign } from "#src/patterns/DaySign.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { AwayBadge } from "./AwayBadge.tsx";
import { useNextDayText } from "./useTaskNotes.ts";

export type NextDayCardProps = {
  next: NextDay | null;
  today: CalendarDay;
  onOpen: () => void;
};

/** Beside the tasks in a wide window: the next appointment. */
export function NextDayCard({ next, today, onOpen }: NextDayCardProps) {
  const t = useCopy("dashboard");
  const when = useNextDayText();
  return (
    <section aria-labelledby="next-day" className="grid gap-3">
      <h2 id="next-day" className="text-section font-title tracking-title">
        <span>{t("nextDay")}</span>
      </h2>
      <div className="rounded-card border border-line bg-surface p-card">
        {next ? (
          <>
            <DaySign day={next.day} title={when(next)} badge={<AwayBadge day={next.day} today={today} />} />
            <Button variant="secondary" width="always" onClick={onOpen}>
              <span>{t("toNextDay")}</span>
            </Button>
          </>
        ) : (
          <p className="text-ink-2">{t("notes.event")}</p>
        )}
      </div>
    </section>
  );
}
