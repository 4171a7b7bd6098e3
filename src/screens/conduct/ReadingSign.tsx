import { useCopy } from "#src/copy/useCopy.tsx";
import { CONDUCT_SECTIONS } from "#src/model/lists.ts";
import { PartsBar } from "#src/primitives/PartsBar.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";
import type { ReadingProgress } from "#src/primitives/useReadingProgress.ts";

const total = CONDUCT_SECTIONS.length;

/** Reading progress; stays in view meanwhile. Null: the text is loading, with a skeleton. */
export function ReadingSign({ progress }: { progress: ReadingProgress | null }) {
  const t = useCopy("conduct");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 pt-2 pb-3">
      <PartsBar done={progress?.read ?? 0} total={total} />
      {progress ? (
        <p className="flex flex-wrap justify-between gap-x-3 text-meta text-sign-ink-2">
          <span key={progress.current}>
            {t.rich("section", {
              section: progress.current + 1,
              total,
              strong: (chunks) => <strong className="font-strong text-sign-ink">{chunks}</strong>,
            })}
          </span>
          <span key={`${progress.read} read`}>
            {t("share", { percent: Math.round((progress.read / total) * 100) })}
          </span>
        </p>
      ) : (
        <Skeleton className="h-5 w-40 rounded-plate" />
      )}
    </div>
  );
}
