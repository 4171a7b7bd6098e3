import { CalendarCheck, CalendarClock } from "lucide-react";
import { useId } from "react";
import { formatDateLong } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { AffectedEvent, GroupPreview } from "#src/model/groups/joinPreview.ts";
import { slotTime } from "#src/model/events/slotTime.ts";
import { TaskRow } from "#src/patterns/TaskRow.tsx";
import { TaskRows } from "#src/patterns/TaskRows.tsx";

/** The user's days affected by joining; the provider does not send the effect (GRP-22 to GRP-24, D-102). */
export function AffectedEvents({ total, applied, booked }: GroupPreview["affectedEvents"]) {
  const t = useCopy("groupForms.join.affected");
  const count = Math.max(total, applied.length + booked.length);
  if (count === 0)
    return (
      <p className="text-ink-2">
        <span>{t("none")}</span>
      </p>
    );
  return (
    <section className="grid gap-3">
      <div>
        <h2 className="text-section font-title text-balance">
          <span>{t("title")}</span>
        </h2>
        <p className="text-ink-2">
          <span key={count}>{t("total", { count })}</span> <span>{t("ask")}</span>
        </p>
      </div>
      <Events kind="applied" events={applied} />
      <Events kind="booked" events={booked} />
    </section>
  );
}

const glyphs = { applied: <CalendarClock />, booked: <CalendarCheck /> };

function Events({ kind, events }: { kind: keyof typeof glyphs; events: readonly AffectedEvent[] }) {
  const t = useCopy("groupForms.join.affected");
  const id = useId();
  if (events.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 id={id} className="font-strong">
        <span key={events.length}>{t(kind, { count: events.length })}</span>
      </h3>
      <TaskRows aria-labelledby={id}>
        {events.map((event) => (
          <TaskRow
            key={event.event_id}
            glyph={glyphs[kind]}
            title={formatDateLong(event.event_date, { weekday: true })}
            note={noteOf(event)}
          />
        ))}
      </TaskRows>
    </div>
  );

  function noteOf(event: AffectedEvent): string {
    const { event_type: given } = event;
    const type = given === "internal" ? t("types.internal") : given || t("types.unknown");
    const time = slotTime(event);
    switch (time.kind) {
      case "range":
      case "overnight":
        return t(`times.${time.kind}`, { type, start: time.start, end: time.end });
      case "from":
        return t("times.from", { type, start: time.start });
      case "until":
        return t("times.until", { type, end: time.end });
      case "open":
        return t("times.open", { type });
    }
  }
}
