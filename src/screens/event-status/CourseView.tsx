import { CalendarDays, Clock, MapPin } from "lucide-react";
import { formatDateLong } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import { parseCalendarDay } from "#src/lib/calendarDay.ts";
import type { EventStatusPage } from "#src/model/day/eventStatusPage.ts";
import { courseTimes, endsNextDay, totalDuration } from "#src/model/day/eventStatusRules.ts";
import type { TimeRange } from "#src/model/events/eventTimes.ts";
import { Columns } from "#src/patterns/Columns.tsx";
import { Fact, FactList } from "#src/patterns/FactList.tsx";
import { TaskRow } from "#src/patterns/TaskRow.tsx";
import { TaskRows } from "#src/patterns/TaskRows.tsx";
import { useDayTexts } from "#src/patterns/useDayTexts.ts";

/** The page, read-only (MYEV-29, MYEV-30). */
export function CourseView({ page }: { page: EventStatusPage }) {
  const t = useCopy("eventStatus");
  const { time } = useDayTexts();
  const { description, tasks } = page;
  const times = courseTimes(page);
  return (
    <Columns
      from="desk"
      isBesideFirst
      isDockBeside
      beside={
        <>
          <FactList>
            <Fact
              glyph={<CalendarDays aria-hidden="true" />}
              label={t("labels.date")}
              value={parseCalendarDay(page.date) ? formatDateLong(page.date, { weekday: true }) : t("notPlanned")}
            />
            <Fact
              glyph={<Clock aria-hidden="true" />}
              label={t("labels.time")}
              value={times ? timeText(times) : t("notPlanned")}
            />
            <Fact
              glyph={<MapPin aria-hidden="true" />}
              label={t("labels.place")}
              value={page.location || t("notPlanned")}
            />
          </FactList>
          {description ? (
            <section aria-labelledby="about" className="grid gap-3">
              <h2 id="about" className="text-section font-title">
                <span>{t("aboutTitle")}</span>
              </h2>
              <p className="wrap-anywhere">
                <span>{description}</span>
              </p>
            </section>
          ) : null}
        </>
      }
    >
      <section aria-labelledby="tasks" className="grid gap-3">
        <h2 id="tasks" className="text-section font-title">
          <span>{t("tasksTitle")}</span>
        </h2>
        <p className="text-ink-2">
          <span>
            {tasks.length === 0
              ? t("noTasks")
              : t("tasksTotal", { count: tasks.length, duration: durationText(totalDuration(tasks)) })}
          </span>
        </p>
        {tasks.length > 0 ? (
          <TaskRows aria-labelledby="tasks">
            {tasks.map((task, at) => (
              <TaskRow
                key={task.id}
                glyph={at + 1}
                title={task.title}
                note={[t("minutes", { minutes: task.duration }), task.description].filter(Boolean).join(". ")}
              />
            ))}
          </TaskRows>
        ) : null}
      </section>
    </Columns>
  );

  function durationText(total: number): string {
    const [hours, minutes] = [Math.floor(total / 60), total % 60];
    const parts = [hours > 0 && t("hours", { hours }), (minutes > 0 || hours === 0) && t("minutes", { minutes })];
    return parts.filter(Boolean).join(" ");
  }

  function timeText({ start, end }: TimeRange): string {
    return start && end && endsNextDay(start, end) ? t("overnight", { start, end }) : time({ start, end });
  }
}
