import type { ReactNode } from "react";
import { formatDateLong, leafParts } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { CalendarDay } from "#src/lib/calendarDay.ts";
import { capitalised } from "#src/lib/capitalised.ts";
import { useAwayText } from "#src/patterns/useAwayText.ts";
import { Skeleton } from "#src/primitives/Skeleton.tsx";

export type DaySignProps = {
  /** `null`: unreadable, and no calendar leaf. */
  day: CalendarDay | null;
  /** The key fact, e.g. "in 3 Tagen". */
  title: ReactNode;
  /** In the type of a page title. */
  isLarge?: boolean;
  /** What to do, before the line. */
  lead?: string | null;
  line?: string | undefined;
  /** The status: an outlined Badge. */
  badge?: ReactNode;
  /** The page shows the date below: the leaf is not read out. */
  isDateBelow?: boolean;
  leaf?: LeafTone;
};

/** The sign of a single day: the calendar leaf, and beside it the key fact. */
export function DaySign({ day, title, isLarge = false, lead, line, badge, isDateBelow = false, leaf }: DaySignProps) {
  return (
    <div className="flex flex-wrap items-center gap-4 narrow:gap-2 pt-1 pb-6">
      {day ? <DayLeaf day={day} isSilent={isDateBelow} tone={leaf} /> : null}
      <div className="grid min-w-0 flex-[1_1_9rem] justify-items-start gap-1">
        <p className={`${isLarge ? "text-title narrow:text-section" : "text-section"} font-title wrap-anywhere`}>
          {typeof title === "string" ? <span key={title}>{title}</span> : title}
        </p>
        {lead ? (
          <p className="font-strong">
            <span key={lead}>{lead}</span>
          </p>
        ) : null}
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

export type DayAndTimeProps = {
  /** `null`: unknown. */
  day: CalendarDay | null;
  today: CalendarDay;
  time: string;
};

/** `Heute, 08:00–13:30 Uhr`: the time breaks only where a line is too short for it. Needs the texts of `day`. */
export function DayAndTime({ day, today, time }: DayAndTimeProps) {
  const t = useCopy("day");
  const away = useAwayText();
  const words = day ? away(day, today) : t("dateOpen");
  return (
    <span key={`${words} ${time}`}>
      {`${capitalised(words)}, `}
      <span className="inline-block">{time}</span>
    </span>
  );
}

/** Yellow: the day is to come. Green: the person was checked in. An outline: it is over. */
export type LeafTone = "coming" | "present" | "over";

const leafTones: Readonly<Record<LeafTone, string>> = {
  coming: "bg-signal text-signal-ink",
  present: "bg-go-soft text-go",
  over: "border border-sign-line",
};

export type DayLeafProps = { day: CalendarDay; isSilent?: boolean; tone?: LeafTone | undefined };

/** The calendar leaf of a day, read out as the whole date. */
export function DayLeaf({ day, isSilent = false, tone = "coming" }: DayLeafProps) {
  const { weekday, day: number, month } = leafParts(day);
  return (
    <>
      <span
        aria-hidden="true"
        className={`grid size-22 shrink-0 place-content-center justify-items-center rounded-plate text-meta font-strong hyphens-none ${leafTones[tone]}`}
      >
        <span>{weekday}</span>
        <span className="text-title font-title">{number}</span>
        <span>{month}</span>
      </span>
      {isSilent ? null : <span className="sr-only">{formatDateLong(day, { weekday: true })}</span>}
    </>
  );
}

/** `isLarge`: of a sign with `DayAndTime`, whose time is in a second line on a phone. */
export function DaySignSkeleton({ isLarge = false }: { isLarge?: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-4 pt-1 pb-6">
      <Skeleton className="size-22 rounded-plate" />
      <div className="grid min-w-0 flex-[1_1_9rem] grid-cols-[minmax(0,1fr)] gap-2">
        <Skeleton className={isLarge ? "h-17 w-40 rounded-plate wide:h-8.5" : "h-6 w-40 rounded-plate"} />
        {isLarge ? <Skeleton className="h-5 w-40 rounded-plate" /> : null}
        <Skeleton className="h-5 w-2/5 rounded-plate" />
      </div>
    </div>
  );
}
