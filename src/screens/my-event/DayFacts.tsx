import { CalendarDays, Clock, LogIn, LogOut, MapPin } from "lucide-react";
import { formatDateBrief, formatDateLong, formatTime } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import { todayInBerlin } from "#src/lib/calendarDay.ts";
import { arriveBy } from "#src/model/events/eventTimes.ts";
import { CHECK_IN_REQUIRED, checkInState, isSettled, type JobView } from "#src/model/day/jobView.ts";
import { Fact, FactList } from "#src/patterns/FactList.tsx";
import { useDayTexts } from "#src/patterns/useDayTexts.ts";

export type DayFactsProps = {
  job: JobView;
  /** Milliseconds since 1970. */
  now: number;
};

/** When and where a day is, from when on one can check in, or when one came and went. */
export function DayFacts({ job, now }: DayFactsProps) {
  const t = useCopy("myEvent");
  const { doneAt, time } = useDayTexts();
  const checkIn = checkInState(job, now);
  const isComing = checkIn !== null && checkIn.kind !== "closed" && !isSettled(job, now);
  return (
    <FactList>
      <Fact
        glyph={<CalendarDays />}
        label={t("labels.date")}
        value={job.date ? formatDateLong(job.date, { weekday: true }) : t("noDateTitle")}
      />
      <Fact
        glyph={<Clock />}
        label={t("labels.time")}
        value={time(job.timeRange)}
        note={isComing && job.startsAt !== null ? t("arrive", { time: formatTime(arriveBy(job.startsAt)) }) : undefined}
      />
      <Fact glyph={<MapPin />} label={t("labels.place")} value={job.location} />
      {checkIn ? <Fact glyph={<LogIn />} label={t("labels.checkIn")} {...checkInWords(checkIn)} /> : null}
      {job.checkOut ? <Fact glyph={<LogOut />} label={t("labels.checkOut")} value={doneAt(job.checkOut)} /> : null}
    </FactList>
  );

  function checkInWords(state: NonNullable<typeof checkIn>): { value: string; note?: string } {
    const hasTasks = job.status === CHECK_IN_REQUIRED;
    switch (state.kind) {
      case "done":
        return { value: doneAt(state.at) };
      case "opens":
        return {
          value: t("checkIn.from", { day: openingDay(state.at), time: formatTime(state.at) }),
          note: t(hasTasks ? "checkIn.soon" : "checkIn.soonTasks"),
        };
      case "open":
        return { value: t("checkIn.open"), ...(hasTasks ? {} : { note: t("checkIn.openTasks") }) };
      case "closed":
        return { value: t("checkIn.closed") };
    }
  }
}

const openingDay = (at: number): string => formatDateBrief(todayInBerlin(at));
