import { useCopy } from "#src/copy/useCopy.tsx";
import { CONDUCT_SECTIONS } from "#src/model/lists.ts";
import { PartsBar } from "#src/primitives/PartsBar.tsx";
import type { ReadingPlace } from "#src/primitives/useReadingPlace.ts";

const total = CONDUCT_SECTIONS.length;

/** How far the text is read; stays in sight while it is. */
export function ReadingSign({ current, read }: ReadingPlace) {
  const t = useCopy("conduct");
  return (
    <div className="grid gap-2 pt-2 pb-3">
      <PartsBar done={read} total={total} />
      <p className="flex flex-wrap justify-between gap-x-3 text-meta text-sign-ink-2">
        <span key={current}>
          {t.rich("section", {
            section: current + 1,
            total,
            strong: (chunks) => <strong className="font-strong text-sign-ink">{chunks}</strong>,
          })}
        </span>
        <span key={`${read} read`}>{t("share", { percent: Math.round((read / total) * 100) })}</span>
      </p>
    </div>
  );
}
