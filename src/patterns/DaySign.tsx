import type { ReactNode } from "react";
import { leafParts } from "#src/copy/formatters.ts";
import type { CalendarDay } from "#src/lib/calendarDay.ts";
import { Skeleton } from "#src/primitives/Skeleton.tsx";

export type DaySignProps = {
  /** `null`: unreadable, and no calendar leaf. */
  day: CalendarDay | null;
  /** The key fact, e.g. "in 3 Tagen". */
  title: string;
  line?: string | undefined;
  /** The status: an outlined Badge. */
  badge?: ReactNode;
};

/** The sign of a single day: the calendar leaf, and beside it the key fact. Show the date below, too. */
export function DaySign({ day, title, line, badge }: DaySignProps) {
  return (
    <div className="flex flex-wrap items-center gap-4 pt-1 pb-6">
      {day ? <Leaf day={day} /> : null}
      <div className="grid min-w-0 flex-[1_1_9rem] justify-items-start gap-1">
        <p className="text-section font-title tracking-title wrap-anywhere">
          <span key={title}>{title}</span>
        </p>
        {line ? (
          <p className="text-sign-ink-2 wrap-anywhere">
            <span key={line}>{line}</span>
          </p>
        ) : null}
        {badge}
      </div>
    </div>
  );
}

function Leaf({ day }: { day: CalendarDay }) {
  const { weekday, day: number, month } = leafParts(day);
  return (
    <p
      aria-hidden="true"
      className="grid size-22 shrink-0 content-center justify-items-center rounded-plate bg-signal text-meta font-strong text-signal-ink hyphens-none"
    >
      <span>{weekday}</span>
      <span className="text-title font-title">{number}</span>
      <span>{month}</span>
    </p>
  );
}

export function DaySignSkeleton() {
  return (
    <div className="flex flex-wrap items-center gap-4 pt-1 pb-6">
      <Skeleton className="size-22 rounded-plate" />
      <div className="grid min-w-0 flex-[1_1_9rem] gap-2">
        <Skeleton className="h-4 w-40 rounded-plate" />
        <Skeleton className="h-4 w-2/5 rounded-plate" />
      </div>
    </div>
  );
}
