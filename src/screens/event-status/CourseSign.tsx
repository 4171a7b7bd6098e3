import { useCopy } from "#src/copy/useCopy.tsx";
import { parseCalendarDay } from "#src/lib/calendarDay.ts";
import type { EventStatusPage } from "#src/model/day/eventStatusPage.ts";
import { toPageStatus } from "#src/model/day/eventStatusRules.ts";
import { DaySign } from "#src/patterns/DaySign.tsx";
import { Badge } from "#src/primitives/Badge.tsx";

/** On the sign: the day, its title and its status. */
export function CourseSign({ page }: { page: EventStatusPage }) {
  const t = useCopy("eventStatus");
  const pageStatus = toPageStatus(page.status);
  const status = pageStatus ? t(`badges.${pageStatus}`) : page.status;
  return (
    <DaySign
      isDateBelow
      day={parseCalendarDay(page.date)}
      title={page.title || t("aboutTitle")}
      badge={status ? <Badge outline>{status}</Badge> : null}
    />
  );
}
