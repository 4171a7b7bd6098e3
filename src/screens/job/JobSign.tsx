import { todayInBerlin } from "#src/lib/calendarDay.ts";
import type { EventBadge } from "#src/model/events/derivedEventStatus.ts";
import type { JobView } from "#src/model/day/jobView.ts";
import { arriveByToCome } from "#src/model/events/eventTimes.ts";
import { DayAndTime, DaySign } from "#src/patterns/DaySign.tsx";
import { EventStatusBadge } from "#src/patterns/EventStatusBadge.tsx";
import { useArriveByText } from "#src/patterns/useArriveByText.ts";
import { useDayTexts } from "#src/patterns/useDayTexts.ts";

export type JobSignProps = {
  job: Pick<JobView, "date" | "location" | "timeRange" | "startsAt" | "checkIn">;
  badge: EventBadge | null;
  now: number;
};

/** On the sign: the day, when it begins and ends, when to be there, where, the status (MYEV-17). */
export function JobSign({ job, badge, now }: JobSignProps) {
  const { time } = useDayTexts();
  const arrive = useArriveByText();
  const { date } = job;
  const today = todayInBerlin(now);
  const arriveAt = arriveByToCome(job, now);
  return (
    <DaySign
      leaf={date !== null && date < today ? "over" : "coming"}
      day={date}
      title={<DayAndTime day={date} today={today} time={time(job.timeRange)} />}
      isLarge
      lead={date !== null && arriveAt !== null ? arrive(arriveAt, date) : null}
      line={job.location}
      // The title says that the day is to come.
      badge={badge && badge !== "UPCOMING" ? <EventStatusBadge badge={badge} outline /> : null}
    />
  );
}
