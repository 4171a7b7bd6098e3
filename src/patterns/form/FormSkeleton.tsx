import { Skeleton } from "#src/primitives/Skeleton.tsx";

/** The skeleton of a form: a line about it, its sections, each with its title and the number of its fields. */
export type FormSkeletonProps = { sections: readonly { title: string; fields: number }[] };

export function FormSkeleton({ sections }: FormSkeletonProps) {
  return (
    <>
      <Skeleton className="h-6 w-3/5 rounded-plate" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {sections.map(({ title, fields }) => (
          <div
            key={title}
            className="grid grid-cols-[minmax(0,1fr)] gap-5 border-line pt-6 not-first:border-t first:pt-0"
          >
            <h2 className="text-section font-title">
              <span>{title}</span>
            </h2>
            <FieldsSkeleton fields={fields} />
          </div>
        ))}
      </div>
    </>
  );
}

/** The skeleton of fields without a title. */
export const FieldsSkeleton = ({ fields }: { fields: number }) =>
  Array.from({ length: fields }, (_, at) => (
    <div key={at} className="grid gap-2">
      <Skeleton className="h-4 w-2/5 rounded-plate" />
      <Skeleton className="h-13 rounded-field" />
    </div>
  ));
