import { useCopy } from "#src/copy/useCopy.tsx";
import { RowsSkeleton } from "#src/patterns/RowsSkeleton.tsx";

export function TaskListSkeleton() {
  const t = useCopy("tasks");
  return (
    <>
      <p role="status" className="sr-only">
        <span>{t("loading")}</span>
      </p>
      <RowsSkeleton rows={1} />
    </>
  );
}
