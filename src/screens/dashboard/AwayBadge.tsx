import { useCopy } from "#src/copy/useCopy.tsx";
import type { CalendarDay } from "#src/lib/calendarDay.ts";
import { relativeDay } from "#src/lib/relativeDay.ts";
import { Badge } from "#src/primitives/Badge.tsx";

export type AwayBadgeProps = { day: CalendarDay; today: CalendarDay };

/** Distance of a day from today (FMTS-27 to FMTS-30). */
export function AwayBadge({ day, today }: AwayBadgeProps) {
  const t = useCopy("day.away");
  const away = relativeDay(day, today);
  return <Badge>{words()}</Badge>;

  function words() {
    switch (away.kind) {
      case "today":
        return t("today");
      case "tomorrow":
        return t("tomorrow");
      case "in-days":
        return t("inDays", { days: away.days });
      case "days-ago":
        return t("daysAgo", { days: away.days });
    }
  }
}
