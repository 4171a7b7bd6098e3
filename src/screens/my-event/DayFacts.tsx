import { CalendarDays, Clock, ListChecks, LogIn, LogOut, MapPin } from "lucide-react";
import { formatDateBrief, formatDateLong, formatDay, formatTime } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import { todayInBerlin } from "#src/lib/calendarDay.ts";
import { relativeDay } from "#src/lib/relativeDay.ts";
import { arriveBy } from "#src/model/events/eventTimes.ts";
import { CHECK_IN_REQUIRED, checkInState, isSettled, type CheckInState, type JobView } from "#src/model/day/jobView.ts";
import { Fact, FactList } from "#src/patterns/FactList.tsx";
import { useDayTexts } from "#src/patterns/useDayTexts.ts";

export type DayFactsProps = {
  job: JobView;
  /** Milliseconds since 1970. */
  now: number;
};

/**
 * When to be at the check-in on site, or the times of check-in and check-out; when and where the day is. The 24 hours before
 * it are only in the list of tasks, so that users do not come to the airport on another day.
 */
export function DayFacts({ job, now }: DayFactsProps) {
  const t = useCopy("myEvent");
  const { doneAt, time } = useDayTexts();
  const checkIn = checkInState(job, now);
  return (
    <FactList>
      {checkIn ? <Fact glyph={<LogIn />} label={t("labels.checkIn")} {...checkInWords(checkIn)} /> : null}
      <Fact
        glyph={<CalendarDays />}
        label={t("labels.date")}
        value={job.date ? formatDateLong(job.date, { weekday: true }) : t("noDateTitle")}
      />
      <Fact glyph={<Clock />} label={t("labels.time")} value={time(job.timeRange)} />
      <Fact glyph={<MapPin />} label={t("labels.place")} value={job.location} />
      {tasks()}
      {job.checkOut ? <Fact glyph={<LogOut />} label={t("labels.checkOut")} value={doneAt(job.checkOut)} /> : null}
    </FactList>
  );

  function checkInWords(state: CheckInState): { value: string; note?: string } {
    switch (state.kind) {
      case "done":
        return { value: doneAt(state.at) };
      case "opens":
      case "open":
        return { value: comeAt(arriveBy(state.startsAt)), note: t("checkIn.early") };
      case "closed":
        return isSettled(job, now)
          ? { value: t("checkIn.closed") }
          : { value: t("checkIn.begun"), note: t("checkIn.late") };
    }
  }

  function comeAt(at: number): string {
    const day = todayInBerlin(at);
    const { kind } = relativeDay(day, todayInBerlin(now));
    return kind === "today" || kind === "tomorrow"
      ? t(`checkIn.${kind}`, { time: formatTime(at) })
      : t("checkIn.on", { day: formatDay(day, { year: false }), time: formatTime(at) });
  }

  function tasks() {
    if (job.status === CHECK_IN_REQUIRED || (checkIn?.kind !== "opens" && checkIn?.kind !== "open")) return null;
    return checkIn.kind === "opens" ? (
      <Fact
        glyph={<ListChecks />}
        label={t("labels.tasks")}
        value={t("tasks.from", {
          day: formatDateBrief(todayInBerlin(checkIn.at)),
          time: formatTime(checkIn.at),
        })}
        note={t("tasks.window")}
      />
    ) : (
      <Fact glyph={<ListChecks />} label={t("labels.tasks")} value={t("tasks.later")} />
    );
  }
}
