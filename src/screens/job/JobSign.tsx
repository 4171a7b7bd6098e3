import type { CalendarDay } from "#src/lib/calendarDay.ts";
import { capitalised } from "#src/lib/capitalised.ts";
import type { EventBadge } from "#src/model/events/derivedEventStatus.ts";
import type { JobView } from "#src/model/day/jobView.ts";
import { DaySign } from "#src/patterns/DaySign.tsx";
import { EventStatusBadge } from "#src/patterns/EventStatusBadge.tsx";
import { useDayTexts } from "#src/patterns/useDayTexts.ts";

export type JobSignProps = { job: Pick<JobView, "date" | "title">; badge: EventBadge | null; today: CalendarDay };

/** On the sign: the day, its distance from today, the status. */
export function JobSign({ job, badge, today }: JobSignProps) {
  const { away } = useDayTexts();
  return (
    <DaySign
      isDateBelow
      leaf={job.date !== null && job.date < today ? "over" : "coming"}
      day={job.date}
      title={job.date ? capitalised(away(job.date, today)) : job.title}
      line={job.date ? job.title : undefined}
      badge={badge ? <EventStatusBadge badge={badge} outline /> : null}
    />
  );
}
