import { cva } from "class-variance-authority";
import { Check, CircleCheck } from "lucide-react";
import { formatDate, formatWeekday } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { AvailabilityDate } from "#src/model/availability/availability.ts";
import { isFull, seatsOf } from "#src/model/availability/availabilityRules.ts";
import type { DayChoice } from "./availabilityState.ts";

const tile = cva("flex size-full min-h-17 items-center justify-between gap-1 rounded-card px-2.5 py-2 text-left", {
  variants: {
    variant: {
      free: "border-[1.5px] border-line-strong bg-surface",
      shown: "border-[1.5px] border-line bg-surface",
      chosen: "border-[1.5px] border-ink bg-surface",
      booked: "border-[1.5px] border-go bg-go-soft text-go",
      full: "border-[1.5px] border-transparent bg-fill",
    },
  },
});

const box = cva("grid size-7 shrink-0 place-items-center rounded-[0.375rem]", {
  variants: {
    isChosen: {
      true: "border-2 border-choice-edge bg-signal text-signal-ink",
      false: "border-[1.5px] border-line-strong bg-surface",
    },
  },
});

export type DayTileProps = {
  day: AvailabilityDate;
  /** A heading above names the weekday. */
  isInColumn: boolean;
  /** Part of the accessible name; empty if all days are in one year. */
  year: string;
  /** More days can be chosen. */
  isRoom: boolean;
  choosing: DayChoice | undefined;
};

/** One day: free, chosen, booked or full. If selectable it is a checkbox, and the whole tile is the target. */
export function DayTile({ day, isInColumn, year, isRoom, choosing }: DayTileProps) {
  const t = useCopy("availability.day");
  const isChosen = day.state === "selected-applied";
  const isBooked = day.state === "booked";
  const isOff = isBooked || (isFull(day) && !isChosen);
  const words = (
    <span className="min-w-0">
      <span className={isInColumn ? "sr-only @max-[17rem]:not-sr-only" : "block text-meta"}>
        {formatWeekday(day.date)}{" "}
      </span>
      <span className="block text-value font-strong">{day.displayDate || withoutYear(day.date)} </span>
      {year ? <span className="sr-only">{year} </span> : null}
      {isBooked ? <span className="block text-meta font-strong">{t("booked")} </span> : null}
      {day.capacity ? (
        <span className="block text-meta text-ink-2">
          <Capacity text={day.capacity} /> {t(isFull(day) ? "full" : "taken")}
        </span>
      ) : null}
    </span>
  );
  if (!choosing || isOff)
    return (
      <div className={tile({ variant: variant() })}>
        {words}
        {isBooked ? <CircleCheck aria-hidden="true" className="mr-0.5 size-6 shrink-0" /> : null}
        {isChosen ? (
          <>
            <Box isChosen />
            <span className="sr-only">{t("chosen")}</span>
          </>
        ) : null}
      </div>
    );
  const isInert = choosing.isLocked || (!isChosen && !isRoom);
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isChosen}
      aria-disabled={isInert || undefined}
      onClick={isInert ? undefined : () => choosing.onToggle(day.id)}
      className={tile({ variant: isChosen ? "chosen" : isRoom ? "free" : "shown" })}
    >
      {words}
      {isChosen || isRoom ? <Box isChosen={isChosen} /> : null}
    </button>
  );

  function variant() {
    if (isBooked) return "booked";
    if (isChosen) return "chosen";
    return isOff ? "full" : "shown";
  }
}

/** Screen readers read "3/12" as a fraction. */
function Capacity({ text }: { text: string }) {
  const t = useCopy("availability.day");
  const seats = seatsOf(text);
  if (!seats) return text;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{t("places", seats)}</span>
    </>
  );
}

const withoutYear = (date: string): string => formatDate(date).slice(0, -4);

function Box({ isChosen }: { isChosen: boolean }) {
  return (
    <span aria-hidden="true" className={box({ isChosen })}>
      {isChosen ? <Check className="size-4.5 stroke-3" /> : null}
    </span>
  );
}
