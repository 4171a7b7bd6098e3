import { useCopy } from "#src/copy/useCopy.tsx";
import { CONDUCT_SECTIONS } from "#src/model/lists.ts";
import { PartsBar } from "#src/primitives/PartsBar.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";
import type { ReadingPlace } from "#src/primitives/useReadingPlace.ts";

const total = CONDUCT_SECTIONS.length;

/** How far the text is read; stays in sight while it is. Null: the text is on its way, and its outline holds the place. */
export function ReadingSign({ place }: { place: ReadingPlace | null }) {
  const t = useCopy("conduct");
  return (
    <div className="grid gap-2 pt-2 pb-3">
      <PartsBar done={place?.read ?? 0} total={total} />
      {place ? (
        <p className="flex flex-wrap justify-between gap-x-3 text-meta text-sign-ink-2">
          <span key={place.current}>
            {t.rich("section", {
              section: place.current + 1,
              total,
              strong: (chunks) => <strong className="font-strong text-sign-ink">{chunks}</strong>,
            })}
          </span>
          <span key={`${place.read} read`}>{t("share", { percent: Math.round((place.read / total) * 100) })}</span>
        </p>
      ) : (
        <Skeleton className="h-5 w-40 rounded-plate" />
      )}
    </div>
  );
}
