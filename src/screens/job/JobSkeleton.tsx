import { useCopy } from "#src/copy/useCopy.tsx";
import { RowsSkeleton } from "#src/patterns/RowsSkeleton.tsx";

export function JobSkeleton() {
  const t = useCopy("job");
  return (
    <>
      <p role="status" className="sr-only">
        <span>{t("loading")}</span>
      </p>
      <RowsSkeleton rows={5} />
      <section className="grid gap-3">
        <h2 className="text-section font-title tracking-title">
          <span>{t("duties.title")}</span>
        </h2>
        <RowsSkeleton rows={3} />
      </section>
    </>
  );
}
