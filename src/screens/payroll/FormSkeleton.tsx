import { useCopy } from "#src/copy/useCopy.tsx";
import { SectionSkeleton } from "#src/patterns/form/SectionSkeleton.tsx";

type FormSkeletonProps = { sections: readonly (readonly ["bank" | "tax" | "insurance" | "work", number])[] };

/** The outline of a form while what it shows is on its way. */
export function FormSkeleton({ sections }: FormSkeletonProps) {
  const t = useCopy("payroll.form");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p role="status" className="text-ink-2">
        <span>{t("loading")}</span>
      </p>
      {sections.map(([section, count]) => (
        <SectionSkeleton key={section} title={t(`sections.${section}`)} fields={count} />
      ))}
    </div>
  );
}
