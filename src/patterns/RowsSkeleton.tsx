import { Skeleton } from "#src/primitives/Skeleton.tsx";

/** The skeleton of a list of rows; with a title, of its section. `lead` is the shape at the head of a row. */
export type RowsSkeletonProps = { rows: number; title?: string; lead?: "plate" | "circle" };

export function RowsSkeleton({ rows, title, lead = "plate" }: RowsSkeletonProps) {
  const list = (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className="flex min-h-17 items-center gap-3 border-line px-card py-3 not-first:border-t">
          <Skeleton className={`size-10 ${lead === "plate" ? "rounded-plate" : "rounded-full"}`} />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-3/5 rounded-plate" />
            <Skeleton className="h-3 w-2/5 rounded-plate" />
          </div>
        </div>
      ))}
    </div>
  );
  if (title === undefined) return list;
  return (
    <section className="grid gap-3">
      <h2 className="text-section font-title">
        <span>{title}</span>
      </h2>
      {list}
    </section>
  );
}
