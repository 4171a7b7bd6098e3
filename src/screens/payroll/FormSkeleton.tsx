import { useCopy } from "#src/copy/useCopy.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";

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
        <div
          key={section}
          className="grid grid-cols-[minmax(0,1fr)] gap-5 border-line pt-6 not-first:border-t first:pt-0"
        >
          <h2 className="text-section font-title tracking-title">
            <span>{t(`sections.${section}`)}</span>
          </h2>
          {Array.from({ length: count }, (_, at) => (
            <div key={at} className="grid gap-2">
              <Skeleton className="h-4 w-2/5 rounded-plate" />
              <Skeleton className="h-13 rounded-field" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
