import { useCopy } from "#src/copy/useCopy.tsx";
import type { taskProgress } from "#src/model/day/taskList.ts";
import { PartsBar } from "#src/primitives/PartsBar.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";

/** On the sign: progress of the list (MYEV-27); `null` while loading. */
export function ProgressSign({ progress }: { progress: ReturnType<typeof taskProgress> | null }) {
  const t = useCopy("tasks");
  if (!progress) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 pb-5">
        <Skeleton className="h-1.5 rounded-full" />
        <Skeleton className="h-5 w-40 rounded-plate" />
      </div>
    );
  }
  const { done, total } = progress;
  return (
    <div className="grid gap-2 pb-5">
      <PartsBar done={done} total={total} />
      <p className="text-meta text-sign-ink-2">
        <span key={`${done}/${total}`}>
          {t.rich("progress", {
            done,
            total,
            state: done === total ? "all" : "other",
            strong: (chunks) => <strong className="font-strong text-sign-ink">{chunks}</strong>,
          })}
        </span>
      </p>
    </div>
  );
}
