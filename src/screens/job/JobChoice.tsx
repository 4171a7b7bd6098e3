import { CalendarCheck } from "lucide-react";
import { formatDateBrief } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { Job } from "#src/model/day/jobView.ts";
import { EmptyState } from "#src/patterns/EmptyState.tsx";
import { TaskRow } from "#src/patterns/TaskRow.tsx";
import { TaskRows } from "#src/patterns/TaskRows.tsx";
import { useDayTexts } from "#src/patterns/useDayTexts.ts";
import { Button } from "#src/primitives/Button.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { FreeDay } from "#src/primitives/drawings/FreeDay.tsx";

export type JobChoiceProps = {
  jobs: readonly Job[];
  onChoose: (job: string) => void;
  onOpenEvent: () => void;
};

/** No job is chosen (MYEV-25): the available days, or what will be here. */
export function JobChoice({ jobs, onChoose, onOpenEvent }: JobChoiceProps) {
  const t = useCopy("job");
  const { time } = useDayTexts();
  if (jobs.length === 0) {
    return (
      <EmptyState
        drawing={<FreeDay />}
        title={t("none")}
        body={t("empty.body")}
        action={
          <Button onClick={onOpenEvent}>
            <span>{t("empty.toEvent")}</span>
            <NextArrow />
          </Button>
        }
      />
    );
  }
  return (
    <section aria-labelledby="job-choice" className="grid gap-3">
      <h2 id="job-choice" className="text-section font-title">
        <span>{t("none")}</span>
      </h2>
      <p className="text-ink-2">
        <span>{t("choice.lead")}</span>
      </p>
      <TaskRows aria-label={t("choice.title")}>
        {jobs.map((job) => (
          <TaskRow
            key={job.id}
            glyph={<CalendarCheck />}
            title={t("when", {
              day: job.date ? formatDateBrief(job.date) : t("notPlanned"),
              time: time({ start: job.time, end: null }),
            })}
            note={`${job.title}, ${job.location}`}
            onOpen={() => onChoose(job.id)}
          />
        ))}
      </TaskRows>
    </section>
  );
}
