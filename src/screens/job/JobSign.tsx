import type { CalendarDay } from "#src/lib/calendarDay.ts";
import type { EventBadge } from "#src/model/events/derivedEventStatus.ts";
import { arriveBy } from "#src/model/events/eventTimes.ts";
import type { JobView } from "#src/model/day/jobView.ts";
import { DayAndTime, DaySign } from "#src/patterns/DaySign.tsx";
import { EventStatusBadge } from "#src/patterns/EventStatusBadge.tsx";
import { useArriveByText } from "#src/patterns/useArriveByText.ts";
import { useDayTexts } from "#src/patterns/useDayTexts.ts";

export type JobSignProps = {
  job: Pick<JobView, "date" | "title" | "timeRange" | "startsAt">;
  badge: EventBadge | null;
  today: CalendarDay;
};

/** On the sign: the day, when it begins and ends, when to be there, the status (MYEV-17). */
export function JobSign({ job, badge, today }: JobSignProps) {
  const { time } = useDayTexts();
  const arrive = useArriveByText();
  const { date, startsAt } = job;
  const isOver = date !== null && date < today;
  return (
    <DaySign
      leaf={isOver ? "over" : "coming"}
      day={date}
      title={<DayAndTime day={date} today={today} time={time(job.timeRange)} />}
      isLarge
      lead={date === null || startsAt === null || isOver ? null : arrive(arriveBy(startsAt), date)}
      line={job.title}
      // The title says that the day is to come.
      badge={badge && badge !== "UPCOMING" ? <EventStatusBadge badge={badge} outline /> : null}
    />
  );
}
