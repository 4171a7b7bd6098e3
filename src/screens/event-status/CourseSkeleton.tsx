import { useCopy } from "#src/copy/useCopy.tsx";
import { RowsSkeleton } from "#src/patterns/RowsSkeleton.tsx";

export function CourseSkeleton() {
  const t = useCopy("eventStatus");
  return (
    <>
      <p role="status" className="sr-only">
        <span>{t("loading")}</span>
      </p>
      <RowsSkeleton rows={3} />
      <section className="grid gap-3">
        <h2 className="text-section font-title tracking-title">
          <span>{t("tasksTitle")}</span>
        </h2>
        <RowsSkeleton rows={4} />
      </section>
    </>
  );
}
