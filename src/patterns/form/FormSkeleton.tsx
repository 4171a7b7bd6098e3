import { Skeleton } from "#src/primitives/Skeleton.tsx";

export type FormSkeletonProps = {
  sections: readonly ({
    title: string;
    /** A line about the section below its title. */
    hasLead?: boolean;
  } & FieldsSkeletonProps)[];
};

/** The skeleton of a form: a line about it and its sections. */
export function FormSkeleton({ sections }: FormSkeletonProps) {
  return (
    <>
      <Skeleton className="h-6 w-3/5 rounded-plate" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {sections.map(({ title, hasLead = false, ...fields }) => (
          <div
            key={title}
            className="grid grid-cols-[minmax(0,1fr)] gap-5 border-line pt-6 not-first:border-t first:pt-0"
          >
            <h2 className="text-section font-title">
              <span>{title}</span>
            </h2>
            {hasLead ? <Skeleton className="h-6 w-3/5 rounded-plate" /> : null}
            <FieldsSkeleton {...fields} />
          </div>
        ))}
      </div>
    </>
  );
}

type FieldsSkeletonProps = {
  fields: number;
  /** The numbers of the fields with a line of help, from 1. */
  helped?: readonly number[] | undefined;
};

/** The skeleton of fields without a title. */
export const FieldsSkeleton = ({ fields, helped = [] }: FieldsSkeletonProps) =>
  Array.from({ length: fields }, (_, at) => (
    <div key={at} className="grid gap-1.5">
      <Skeleton className="mt-1 h-5 w-2/5 rounded-plate" />
      <Skeleton className="h-13 rounded-field" />
      {helped.includes(at + 1) ? <Skeleton className="h-5 w-3/5 rounded-plate" /> : null}
    </div>
  ));
