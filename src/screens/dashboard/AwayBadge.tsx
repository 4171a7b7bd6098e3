import type { CalendarDay } from "#src/lib/calendarDay.ts";
import { useDayTexts } from "#src/patterns/useDayTexts.ts";
import { Badge } from "#src/primitives/Badge.tsx";

export type AwayBadgeProps = { day: CalendarDay; today: CalendarDay };

/** Distance of a day from today (FMTS-27 to FMTS-30). */
export function AwayBadge({ day, today }: AwayBadgeProps) {
  return <Badge>{useDayTexts().away(day, today)}</Badge>;
}
