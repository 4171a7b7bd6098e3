import { useCopy } from "#src/copy/useCopy.tsx";
import type { CalendarDay } from "#src/lib/calendarDay.ts";
import { relativeDay } from "#src/lib/relativeDay.ts";

/** `in 3 Tagen`: distance of a day from today (FMTS-27 to FMTS-30). Needs the texts of `day`. */
export function useAwayText(): (day: CalendarDay, today: CalendarDay) => string {
  const t = useCopy("day.away");
  return (day, today) => {
    const away = relativeDay(day, today);
    if (away.kind === "in-days") return t("inDays", { days: away.days });
    return away.kind === "days-ago" ? t("daysAgo", { days: away.days }) : t(away.kind);
  };
}
