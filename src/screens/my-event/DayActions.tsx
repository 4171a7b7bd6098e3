import { todayInBerlin } from "#src/lib/calendarDay.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { JobView } from "#src/model/day/jobView.ts";
import { FieldError } from "#src/primitives/FieldError.tsx";
import { CalendarButton, hasFailedFor, type CalendarExport } from "./CalendarButton.tsx";
import { DayChange } from "./DayChange.tsx";

export type DayActionsProps = {
  job: JobView;
  /** Milliseconds since 1970. */
  now: number;
  calendar: CalendarExport;
  /** In the card of one day among several: the ids of the elements that name the day. */
  about?: string | undefined;
  onCancel: (job: JobView) => void;
};

/** For a day that is to come: export it to the calendar until the day before, cancel it. */
export function DayActions({ job, now, calendar, about, onCancel }: DayActionsProps) {
  const t = useCopy("myEvent.calendar");
  const isAhead = job.date !== null && job.date > todayInBerlin(now);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <FieldError className="empty:absolute">{hasFailedFor(calendar, job) ? t("problems.failed") : null}</FieldError>
      <div className="flex flex-col items-start gap-2">
        {isAhead ? <CalendarButton job={job} calendar={calendar} about={about} variant="secondary" /> : null}
        <DayChange about={about} canCancel={job.canCancel} onCancel={() => onCancel(job)} />
      </div>
    </div>
  );
}
