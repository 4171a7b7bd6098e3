import { useCopy } from "#src/copy/useCopy.tsx";
import type { OverviewTask } from "#src/model/profile/overviewTask.ts";
import { ProgressRing } from "#src/primitives/ProgressRing.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";

export type OverviewSignProps = {
  /** Empty while unknown. Null: loading, with a skeleton. */
  tasks: readonly OverviewTask[] | null;
  percent: number;
  next: OverviewTask | null;
  /** The rules: an answer, but nothing to congratulate on. */
  isDeclined: boolean;
};

/** Progress of the two tasks, and the next one (PROF-28, PROF-35). */
export function OverviewSign({ tasks, percent, next, isDeclined }: OverviewSignProps) {
  const t = useCopy("overview");
  if (tasks === null)
    return (
      <div className="flex flex-wrap items-center gap-5 pt-2 pb-6">
        <div className="grid min-w-0 flex-[1_1_9rem] grid-cols-[minmax(0,1fr)] gap-2">
          <Skeleton className="h-4 w-40 rounded-plate" />
          <Skeleton className="h-4 w-40 rounded-plate" />
        </div>
        <Skeleton className="size-22 rounded-full" />
      </div>
    );
  if (tasks.length === 0) return null;
  const progress = { done: tasks.filter(({ completed }) => completed).length, total: tasks.length };
  return (
    <div className="flex flex-wrap items-center gap-5 pt-2 pb-6">
      <div className="grid min-w-0 flex-[1_1_9rem] gap-1">
        {next || isDeclined ? (
          <p className="text-sign-ink-2">
            {t.rich("progress", {
              ...progress,
              strong: (chunks) => <strong className="font-strong text-sign-ink">{chunks}</strong>,
            })}
          </p>
        ) : null}
        {next || !isDeclined ? (
          <p className="text-value font-strong">
            <span key={next?.id ?? "done"}>{next ? t("next", { task: t(next.title) }) : t("allDone")}</span>
          </p>
        ) : null}
      </div>
      <ProgressRing {...progress} label={t("progressAlt", { ...progress, percent })} />
    </div>
  );
}
