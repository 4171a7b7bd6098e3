import { CalendarDays } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { formatDateLong } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import { todayInBerlin } from "#src/lib/calendarDay.ts";
import type { DayContract } from "#src/model/contract/contract.ts";
import { CHECK_IN_REQUIRED, isSettled, jobBadge, type JobView } from "#src/model/day/jobView.ts";
import { EventStatusBadge } from "#src/patterns/EventStatusBadge.tsx";
import { useDayTexts } from "#src/patterns/useDayTexts.ts";
import { useNameWith } from "#src/patterns/useNameWith.ts";
import { Button } from "#src/primitives/Button.tsx";
import { Plate } from "#src/primitives/Plate.tsx";
import type { CalendarExport } from "./CalendarButton.tsx";
import { DayActions } from "./DayActions.tsx";

export type MoreDaysProps = {
  jobs: readonly JobView[];
  now: number;
  contract: DayContract;
  calendar: CalendarExport;
  onCancel: (job: JobView) => void;
  onOpenTasks: (job: JobView) => void;
};

/** Number of days shown at first, and with each press: thousands would take the browser a minute. */
const LIMIT = 16;

/** The user's other days, each with its own actions (D-58). */
export function MoreDays({ jobs, ...actions }: MoreDaysProps) {
  const t = useCopy("myEvent");
  const id = useId();
  const list = useRef<HTMLElement>(null);
  const [limit, setLimit] = useState(LIMIT);
  const rest = Math.min(jobs.length - limit, LIMIT);
  useEffect(() => {
    if (limit > LIMIT && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [limit]);
  return (
    <section ref={list} tabIndex={-1} aria-labelledby={id} className="grid gap-3 rounded-card desk:max-w-column">
      <h2 id={id} className="text-section font-title">
        <span>{t("moreTitle")}</span>
      </h2>
      {jobs.slice(0, limit).map((job) => (
        <DayCard key={job.id} job={job} {...actions} />
      ))}
      {rest > 0 ? (
        <Button variant="secondary" size="row" width="always" onClick={() => setLimit(limit + LIMIT)}>
          <span key={rest}>{t("toMore", { count: rest })}</span>
        </Button>
      ) : null}
    </section>
  );
}

function DayCard({
  job,
  now,
  contract,
  calendar,
  onCancel,
  onOpenTasks,
}: Omit<MoreDaysProps, "jobs"> & { job: JobView }) {
  const t = useCopy("myEvent");
  const { away, time } = useDayTexts();
  const id = useId();
  const about = `${id} ${id}-time`;
  const tasksName = useNameWith(about);
  const today = todayInBerlin(now);
  const badge = jobBadge(job, contract === "complete", now);
  return (
    <article aria-labelledby={id} className="grid gap-3 rounded-card border border-line bg-surface p-card">
      <div className="flex flex-wrap items-start gap-3">
        <Plate>
          <CalendarDays />
        </Plate>
        <div className="min-w-0 flex-[1_1_9rem]">
          <h3 id={id} className="text-value font-strong">
            <span>{job.date ? formatDateLong(job.date, { weekday: true }) : t("noDateTitle")}</span>
          </h3>
          <p id={`${id}-time`} className="text-ink-2">
            <span>{time(job.timeRange)}</span>
          </p>
          {job.date ? (
            <p className="text-meta text-ink-2">
              <span>{away(job.date, today)}</span>
            </p>
          ) : null}
          {job.checkIn ? <Attended job={job} /> : null}
        </div>
        {badge ? <EventStatusBadge badge={badge} /> : null}
      </div>
      {isSettled(job, now) ? null : (
        <>
          {job.status === CHECK_IN_REQUIRED ? (
            <Button {...tasksName} variant="secondary" onClick={() => onOpenTasks(job)}>
              <span>{t("toTasks")}</span>
            </Button>
          ) : null}
          <DayActions job={job} now={now} calendar={calendar} about={about} onCancel={onCancel} />
        </>
      )}
    </article>
  );
}

function Attended({ job: { checkIn, checkOut } }: { job: JobView }) {
  const t = useCopy("myEvent.labels");
  const { doneAt } = useDayTexts();
  const came = [
    [t("checkIn"), checkIn],
    [t("checkOut"), checkOut],
  ] as const;
  return came.map(([label, at]) =>
    at ? (
      <p key={label} className="text-meta text-ink-2">
        <span>
          {label} {doneAt(at)}
        </span>
      </p>
    ) : null,
  );
}
