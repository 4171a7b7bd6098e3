import { useCopy } from "#src/copy/useCopy.tsx";
import { RowsSkeleton } from "#src/patterns/RowsSkeleton.tsx";

/** The two tasks while they are loaded. */
export function OverviewSkeleton() {
  const t = useCopy("overview");
  return (
    <section className="grid gap-3">
      <p role="status" className="sr-only">
        <span>{t("loading")}</span>
      </p>
      <h2 className="text-section font-title tracking-title">
        <span>{t("tasksTitle")}</span>
      </h2>
      <RowsSkeleton rows={2} />
    </section>
  );
}
