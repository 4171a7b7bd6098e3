import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { formatMonth } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { Month } from "#src/model/events/eventCalendar.ts";
import { Button } from "#src/primitives/Button.tsx";
import { IconButton } from "#src/primitives/IconButton.tsx";

export type MonthHeaderProps = {
  /** Of the heading, which names the calendar. */
  id: string;
  month: Month;
  /** The months with dates before and after this one. */
  previous: Month | undefined;
  next: Month | undefined;
  onShow: (month: Month) => void;
};

/** The current month between the buttons to the previous and next one. */
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
      {previous ? (
        <IconButton
          name={t("toPrevious", { month: formatMonth(`${previous}-01`) })}
          className="-ml-3"
          onClick={() => turnTo(previous)}
        >
          <ChevronLeft />
        </IconButton>
      ) : null}
      <h2
        ref={heading}
        id={id}
        tabIndex={-1}
        aria-live="polite"
        className="min-w-0 flex-[1_1_8.5rem] text-section font-title tracking-title narrow:text-value"
      >
        <span key={month}>{formatMonth(`${month}-01`)}</span>
      </h2>
      {next ? (
        <Button
          variant="quiet"
          size="row"
          width="natural"
          className="-mr-3 ml-auto"
          aria-label={t("toNext", { month: formatMonth(`${next}-01`) })}
          onClick={() => turnTo(next)}
        >
          <span key={next}>{formatMonth(`${next}-01`, { year: false })}</span>
          <ChevronRight aria-hidden="true" className="size-5" />
        </Button>
      ) : null}
    </div>
  );

  /** At the first and the last month the pressed button disappears; the focus moves to the heading then. */
  function turnTo(target: Month) {
    isTurning.current = true;
    onShow(target);
  }
}
