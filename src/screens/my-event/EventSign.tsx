import { useCopy } from "#src/copy/useCopy.tsx";
import { todayInBerlin } from "#src/lib/calendarDay.ts";
import type { DayContract } from "#src/model/contract/contract.ts";
import { jobBadge, type JobView } from "#src/model/day/jobView.ts";
import { arriveByToCome } from "#src/model/events/eventTimes.ts";
import { DayAndTime, DaySign } from "#src/patterns/DaySign.tsx";
import { EventStatusBadge } from "#src/patterns/EventStatusBadge.tsx";
import { useArriveByText } from "#src/patterns/useArriveByText.ts";
import { useDayTexts } from "#src/patterns/useDayTexts.ts";

export type EventSignProps = { job: JobView; now: number; contract: DayContract };

/** When the day is, when to be there, where; after check-out the thanks. */
export function EventSign({ job, now, contract }: EventSignProps) {
  const t = useCopy("myEvent");
  const { time } = useDayTexts();
  const arrive = useArriveByText();
  const { date, checkIn } = job;
  const today = todayInBerlin(now);
  const arriveAt = arriveByToCome(job, now);
  const badge = jobBadge(job, contract === "complete", now);
  // The banner says that the contract is missing, and the title that the day is to come.
  const isRedundant = badge === "CONTRACT_MISSING" || badge === "UPCOMING";
  return (
    <DaySign
      day={date}
      title={<DayAndTime day={date} today={today} time={time(job.timeRange)} />}
      isLarge
      lead={lead()}
      line={job.location}
      leaf={checkIn !== null ? "present" : date !== null && date < today ? "over" : "coming"}
      badge={badge && !isRedundant ? <EventStatusBadge outline badge={badge} /> : null}
    />
  );

  function lead() {
    if (date !== null && arriveAt !== null) return arrive(arriveAt, date);
    return job.checkOut === null ? null : t("thanks");
  }
}
