import { cva } from "class-variance-authority";
import { Check, CircleCheck, Clock, Minus } from "lucide-react";
import { memo } from "react";
import { formatDay } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { CalendarDay } from "#src/lib/calendarDay.ts";
import type { DayTone } from "#src/model/events/eventCalendar.ts";

export const dayTile = cva("relative grid place-items-center", {
  variants: {
    tone: {
      // Without a border: forced colours would show it like that of a free day.
      none: "text-ink-3",
      open: "border-[1.5px] border-line-strong bg-surface font-strong text-ink",
      chosen: "border-2 border-choice-edge bg-signal font-title text-signal-ink",
      withdraw: "border-2 border-choice-edge bg-surface font-title text-ink",
      applied: "border-[1.5px] border-current bg-hint-soft font-strong text-hint",
      booked: "border-[1.5px] border-current bg-go-soft font-strong text-go",
      full: "border-[1.5px] border-dashed border-line-strong bg-fill font-strong text-ink-2",
      closed: "bg-fill text-ink-3 forced-colors:text-[GrayText]",
    },
  },
});

export const dayGlyphs = { chosen: Check, withdraw: Minus, applied: Clock, booked: CircleCheck } as const;

export type DayCellProps = {
  day: CalendarDay;
  /** Its name contains the year. */
  hasYear: boolean;
  /** Number of dates on the day, and how it is marked; 0 and "none" without any. */
  count: number;
  tone: DayTone | "none";
  /** The one day of the calendar in the tab order. */
  isCurrent: boolean;
  /** 1 for Monday: places the day without blank cells. */
  column: number;
};

/** A day of the month: all of its cell is the target, the gaps included. The grid handles clicks and keys. */
export const DayCell = memo(({ day, hasYear, count, tone, isCurrent, column }: DayCellProps) => {
  const t = useCopy("events.month");
  const Glyph = tone in dayGlyphs ? dayGlyphs[tone as keyof typeof dayGlyphs] : null;
  const date = formatDay(day, { year: hasYear });
  return (
    <div
      role="gridcell"
      data-day={day}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={
        tone === "none" ? t("noDates", { date }) : t("day", { date, count, tone: tone === "closed" ? "other" : tone })
      }
      aria-selected={tone === "chosen" || tone === "withdraw" || undefined}
      aria-colindex={column}
      className={`rounded-field p-0.5 narrow:p-px ${tone === "none" ? "" : "cursor-pointer"}`}
    >
      <span className={dayTile({ tone, className: "h-12 rounded-plate text-value @max-[15rem]:text-meta" })}>
        {Number(day.slice(8))}
        {Glyph ? <Glyph aria-hidden="true" className="absolute top-1 right-1 size-3 stroke-3" /> : null}
        {count > 1 ? <Dots count={count} /> : null}
      </span>
    </div>
  );
});

/** Several dates a day; their number is in its name. */
export function Dots({ count }: { count: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 4" className="absolute inset-x-0 bottom-1 h-1.5 w-full">
      <path
        d={count === 2 ? "M4 2h0M8 2h0" : "M2 2h0M6 2h0M10 2h0"}
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
