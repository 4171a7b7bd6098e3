import { useCopy } from "#src/copy/useCopy.tsx";
import { RowsSkeleton } from "#src/patterns/RowsSkeleton.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";

/** The outline of the list and of the card below it. */
export function GroupSkeleton() {
  const t = useCopy("groups");
  return (
    <>
      <p role="status" className="text-ink-2">
        <span>{t("loading")}</span>
      </p>
      <RowsSkeleton rows={4} />
      <Skeleton className="h-40 rounded-card" />
    </>
  );
}
