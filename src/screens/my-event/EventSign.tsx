import { useCopy } from "#src/copy/useCopy.tsx";
import { todayInBerlin } from "#src/lib/calendarDay.ts";
import type { DayContract } from "#src/model/contract/contract.ts";
import { jobBadge, type JobView } from "#src/model/day/jobView.ts";
import { DaySign } from "#src/patterns/DaySign.tsx";
import { EventStatusBadge } from "#src/patterns/EventStatusBadge.tsx";
import { useDayTexts } from "#src/patterns/useDayTexts.ts";

export type EventSignProps = { job: JobView; now: number; contract: DayContract };

/** The day's distance from today, its title, its status. */
export function EventSign({ job, now, contract }: EventSignProps) {
  const t = useCopy("myEvent");
  const { away } = useDayTexts();
  const badge = jobBadge(job, contract === "complete", now);
  return (
    <DaySign
      day={job.date}
      title={job.date ? away(job.date, todayInBerlin(now)) : t("noDateTitle")}
      line={job.title}
      badge={badge ? <EventStatusBadge outline badge={badge} /> : null}
    />
  );
}
