import { CalendarCheck, ListChecks, LogIn, LogOut } from "lucide-react";
import { formatDateBrief, formatTime } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import { todayInBerlin } from "#src/lib/calendarDay.ts";
import { CHECK_IN_REQUIRED, checkInState, isSettled, type CheckInState, type JobView } from "#src/model/day/jobView.ts";
import { Fact, FactList } from "#src/patterns/FactList.tsx";
import { useDayTexts } from "#src/patterns/useDayTexts.ts";

export type DayFactsProps = {
  job: JobView;
  /** Milliseconds since 1970. */
  now: number;
};

/**
 * What the sign does not say: the event, how check-in works, the times of check-in and check-out. The 24 hours before it are
 * only in the list of tasks, so that users do not come to the airport on another day.
 */
export function DayFacts({ job, now }: DayFactsProps) {
  const t = useCopy("myEvent");
  const { doneAt } = useDayTexts();
  const checkIn = checkInState(job, now);
  return (
    <FactList>
      <Fact glyph={<CalendarCheck />} label={t("labels.event")} value={job.title} />
      {checkIn ? <Fact glyph={<LogIn />} label={t("labels.checkIn")} {...checkInWords(checkIn)} /> : null}
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
        return { value: t("checkIn.person"), note: t("checkIn.early") };
      case "closed":
        return isSettled(job, now)
          ? { value: t("checkIn.none"), note: t("checkIn.noneHelp") }
          : { value: t("checkIn.begun"), note: t("checkIn.late") };
    }
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
