import { formatDay, formatTime } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import { todayInBerlin, type CalendarDay } from "#src/lib/calendarDay.ts";

/** `Um 07:45 Uhr da sein`: `at` is an instant in milliseconds; the day is named if it is the one before. Needs the texts of `day`. */
export function useArriveByText(): (at: number, day: CalendarDay) => string {
  const t = useCopy("day.arrive");
  return (at, day) => {
    const time = formatTime(at);
    const come = todayInBerlin(at);
    return come === day ? t("at", { time }) : t("on", { day: formatDay(come, { year: false }), time });
  };
}
