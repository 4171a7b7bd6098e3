import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { formatMonth } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { Month } from "#src/model/events/eventCalendar.ts";
import { Button } from "#src/primitives/Button.tsx";

export type MonthHeaderProps = {
  /** Of the heading, which names the calendar. */
  id: string;
  month: Month;
  /** The months with dates before and after this one. */
  previous: Month | undefined;
  next: Month | undefined;
  onShow: (month: Month) => void;
};

/** The current month, and buttons to the months before and after it. */
export function MonthHeader({ id, month, previous, next, onShow }: MonthHeaderProps) {
  const t = useCopy("events.month");
  const heading = useRef<HTMLHeadingElement>(null);
  const isTurning = useRef(false);
  useEffect(() => {
    if (isTurning.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    isTurning.current = false;
  });
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-1">
      <h2
        ref={heading}
        id={id}
        tabIndex={-1}
        aria-live="polite"
        className="min-w-0 flex-[1_1_8.5rem] text-section font-title narrow:text-value"
      >
        <span key={month}>{formatMonth(`${month}-01`)}</span>
      </h2>
      {previous ? turn("toPrevious", previous) : null}
      {next ? turn("toNext", next) : null}
    </div>
  );

  function turn(label: "toPrevious" | "toNext", target: Month) {
    const Chevron = label === "toPrevious" ? ChevronLeft : ChevronRight;
    return (
      <Button
        key={label}
        variant="quiet"
        size="row"
        width="natural"
        className={`min-w-12 ${label === "toNext" || !next ? "-mr-3" : ""}`}
        aria-label={t(label, { month: formatMonth(`${target}-01`) })}
        onClick={() => turnTo(target)}
      >
        <Chevron aria-hidden="true" className="size-5" />
      </Button>
    );
  }

  /** At the first and the last month the pressed button disappears; the focus moves to the heading then. */
  function turnTo(target: Month) {
    isTurning.current = true;
    onShow(target);
  }
}
