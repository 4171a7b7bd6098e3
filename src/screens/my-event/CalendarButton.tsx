import { CalendarPlus } from "lucide-react";
import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { JobView } from "#src/model/day/jobView.ts";
import { useNameWith } from "#src/patterns/useNameWith.ts";
import { Button } from "#src/primitives/Button.tsx";
import type { ButtonVariants } from "#src/primitives/buttonVariants.ts";
import { LinkButton } from "#src/primitives/LinkButton.tsx";

export type CalendarExport =
  /** A file for any calendar; `busyWith` and `failedFor` are ids of days. */
  | { kind: "file"; busyWith: string | null; failedFor: string | null; onSave: (job: JobView) => void }
  /** The form of an online calendar, in a window of its own. */
  | { kind: "link"; hrefOf: (job: JobView) => string };

export type CalendarButtonProps = ButtonVariants & {
  job: JobView;
  calendar: CalendarExport;
  /** In the card of one day among several: the ids of the elements that name the day. */
  about?: string | undefined;
};

/** Whether the export of this day failed. */
export const hasFailedFor = (calendar: CalendarExport, job: JobView) =>
  calendar.kind === "file" && calendar.failedFor === job.id;

/** Exports a day to the user's own calendar (MYEV-10); nothing without a readable date. */
export function CalendarButton({ job, calendar, about, ...variants }: CalendarButtonProps) {
  const t = useCopy("myEvent.calendar");
  const note = useId();
  const name = useNameWith(about);
  if (job.date === null) return null;
  if (calendar.kind === "link")
    return (
      <>
        <LinkButton
          {...name}
          {...variants}
          href={calendar.hrefOf(job)}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby={note}
        >
          <CalendarPlus aria-hidden="true" className="size-5" />
          <span>{t("toCalendar")}</span>
        </LinkButton>
        <p id={note} className="sr-only">
          <span>{t("newWindow")}</span>
        </p>
      </>
    );
  const isBusy = calendar.busyWith === job.id;
  return (
    <Button {...name} {...variants} isPending={isBusy} onClick={() => calendar.onSave(job)}>
      {isBusy ? null : <CalendarPlus aria-hidden="true" className="size-5" />}
      <span key={String(isBusy)}>{t(isBusy ? "saving" : "toCalendar")}</span>
    </Button>
  );
}
