import { useCopy } from "#src/copy/useCopy.tsx";
import { todayInBerlin } from "#src/lib/calendarDay.ts";
import { eventBadge } from "#src/model/derivedEventStatus.ts";
import type { JobView } from "#src/model/jobView.ts";
import { DaySign } from "#src/patterns/DaySign.tsx";
import { EventStatusBadge } from "#src/patterns/EventStatusBadge.tsx";
import { useDayTexts } from "#src/patterns/useDayTexts.ts";

export type EventSignProps = { job: JobView; now: number; contractComplete: boolean };

/** How far away the day is, what it is, how its work stands. */
export function EventSign({ job, now, contractComplete }: EventSignProps) {
  const t = useCopy("myEvent");
  const { away } = useDayTexts();
  return (
    <DaySign
      day={job.date}
      title={job.date ? away(job.date, todayInBerlin(now)) : t("noDateTitle")}
      line={job.title}
      badge={<EventStatusBadge outline badge={eventBadge(job.eventStatus, contractComplete)} />}
    />
  );
}
