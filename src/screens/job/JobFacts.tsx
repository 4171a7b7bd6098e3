import { CalendarDays, Clock, Hash, MapPin, User } from "lucide-react";
import { formatDateBrief, formatDateLong, formatTime } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import { todayInBerlin } from "#src/lib/calendarDay.ts";
import { arriveBy } from "#src/model/events/eventTimes.ts";
import type { JobView } from "#src/model/day/jobView.ts";
import { Fact, FactList } from "#src/patterns/FactList.tsx";
import { useDayTexts } from "#src/patterns/useDayTexts.ts";

export type JobFactsProps = { job: JobView; fullName: string };

/** When, where, who, and the number for enquiries (MYEV-15 to MYEV-18). */
export function JobFacts({ job, fullName }: JobFactsProps) {
  const t = useCopy("job");
  const { time } = useDayTexts();
  const { date, startsAt } = job;
  return (
    <FactList>
      <Fact
        glyph={<CalendarDays aria-hidden="true" />}
        label={t("labels.date")}
        value={date ? formatDateLong(date, { weekday: true }) : t("notPlanned")}
      />
      <Fact
        glyph={<Clock aria-hidden="true" />}
        label={t("labels.time")}
        value={time(job.timeRange)}
        note={startsAt === null ? undefined : arriveText(arriveBy(startsAt))}
      />
      <Fact glyph={<MapPin aria-hidden="true" />} label={t("labels.place")} value={job.location} />
      <Fact glyph={<User aria-hidden="true" />} label={t("labels.person")} value={fullName} />
      <Fact glyph={<Hash aria-hidden="true" />} label={t("labels.number")} value={job.id} />
    </FactList>
  );

  function arriveText(at: number) {
    return t("arrive", { day: formatDateBrief(todayInBerlin(at)), time: formatTime(at) });
  }
}
