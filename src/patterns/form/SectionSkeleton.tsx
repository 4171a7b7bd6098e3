import { Skeleton } from "#src/primitives/Skeleton.tsx";

/** The outline of a FormSection that is on its way: its title and as many fields. */
export function SectionSkeleton({ title, fields }: { title: string; fields: number }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 border-line pt-6 not-first:border-t first:pt-0">
      <h2 className="text-section font-title tracking-title">
        <span>{title}</span>
      </h2>
      {Array.from({ length: fields }, (_, at) => (
        <div key={at} className="grid gap-2">
          <Skeleton className="h-4 w-2/5 rounded-plate" />
          <Skeleton className="h-13 rounded-field" />
        </div>
      ))}
    </div>
  );
}
