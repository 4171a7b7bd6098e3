import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { JobView } from "#src/model/day/jobView.ts";
import { useDayTexts } from "#src/patterns/useDayTexts.ts";
import type { BringNoteProps } from "./BringNote.tsx";

export type DayPassProps = {
  job: Pick<JobView, "checkIn" | "timeRange">;
  name: string;
  /** `null` while unknown. */
  bring: BringNoteProps["document"] | null;
  /** Empty if unknown. */
  passNumber: string;
};

/** From here a name in the size of a title fills a small phone down to the dock. */
const LONG_NAME = 60;

/** On the day: what the person at the desk asks for, to be shown on the phone. The provider has no code to scan. */
export function DayPass({ job, name, bring, passNumber }: DayPassProps) {
  const t = useCopy("myEvent.pass");
  const { at } = useDayTexts();
  const id = useId();
  const time = job.checkIn ? job.timeRange.end : job.timeRange.start;
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface">
      <div className="grid gap-1 px-card py-4">
        <h2 id={id} className="text-meta text-ink-2">
          <span key={String(job.checkIn)}>{t(`title.${job.checkIn ? "checkOut" : "checkIn"}`)}</span>
        </h2>
        <p
          className={`font-title wrap-anywhere ${name.length > LONG_NAME ? "text-value narrow:text-meta" : "text-title narrow:text-section"}`}
        >
          {name}
        </p>
      </div>
      <dl className="flex flex-wrap gap-3 border-t border-line px-card py-4">
        {bring ? (
          <div className="min-w-0 grow">
            <dt className="text-meta text-ink-2">{t(job.checkIn ? "show" : "bring")}</dt>
            <dd className="text-value font-strong">{t(`documents.${bring}`)}</dd>
            {bring === "airportPass" && passNumber ? <dd className="wrap-anywhere">{passNumber}</dd> : null}
          </div>
        ) : null}
        {time ? (
          <div>
            <dt className="text-meta text-ink-2">{t(job.checkIn ? "end" : "start")}</dt>
            <dd className="text-value font-strong">{at(time)}</dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}
