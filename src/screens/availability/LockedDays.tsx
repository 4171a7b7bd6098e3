import { CalendarCheck } from "lucide-react";
import { useId } from "react";
import { formatDateLong } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { BookedShift } from "#src/model/availability/availabilityRules.ts";
import { timeRange } from "#src/model/events/eventTimes.ts";
import { Columns } from "#src/patterns/Columns.tsx";
import { TaskRow } from "#src/patterns/TaskRow.tsx";
import { TaskRows } from "#src/patterns/TaskRows.tsx";
import { Banner } from "#src/primitives/Banner.tsx";
import { DayGrid } from "./DayGrid.tsx";
import type { LockedDays as Locked } from "./availabilityState.ts";

export type LockedDaysProps = Locked & { onOpenShift: () => void };

/** The booked days, which only the provider changes; below them the offered ones (AVL-06, AVL-07). Beside them whom to tell. */
export function LockedDays({ days, shifts, isLimitReached, onOpenShift }: LockedDaysProps) {
  const t = useCopy("availability");
  const id = useId();
  const isGridShown = isLimitReached || days.some(({ state }) => state !== "default");
  return (
    <Columns
      from="desk"
      isBesideFirst
      isDockBeside
      beside={
        <Banner tone={isLimitReached ? "caution" : "hint"}>
          {isLimitReached ? <p className="mb-1.5 font-strong">{t("limitReached")}</p> : null}
          <p>{t("contact.body")}</p>
        </Banner>
      }
    >
      {shifts.length > 0 ? (
        <section aria-labelledby={`${id}-shifts`} className="grid gap-3">
          <h2 id={`${id}-shifts`} className="text-section font-title">
            <span>{t("booked.title")}</span>
          </h2>
          <TaskRows aria-labelledby={`${id}-shifts`}>
            {shifts.map((shift) => (
              <TaskRow
                key={shift.event_id}
                glyph={<CalendarCheck />}
                plate="go"
                title={formatDateLong(shift.event_date, { weekday: true })}
                note={times(shift)}
                onOpen={onOpenShift}
              />
            ))}
          </TaskRows>
        </section>
      ) : null}
      {isGridShown ? (
        <section aria-labelledby={`${id}-days`} className="grid gap-3">
          <h2 id={`${id}-days`} className="text-section font-title">
            <span>{t("booked.daysTitle")}</span>
          </h2>
          <DayGrid days={days} heading="h3" />
        </section>
      ) : null}
    </Columns>
  );

  function times(shift: BookedShift): string {
    const { start, end, overnight } = timeRange(shift);
    if (start && end) return t(overnight ? "booked.overnight" : "booked.time", { start, end });
    if (start) return t("booked.from", { start });
    return end ? t("booked.until", { end }) : t("booked.open");
  }
}
