import { Skeleton } from "#src/primitives/Skeleton.tsx";

export type RowsSkeletonProps = {
  rows: number;
  title?: string;
  /** The shape at the head of a row. */
  lead?: "plate" | "circle";
  /** The first row has a button below it. */
  isFirstTall?: boolean;
};

/** The skeleton of a list of rows; with a title, of its section. */
export function RowsSkeleton({ rows, title, lead = "plate", isFirstTall = false }: RowsSkeletonProps) {
  const list = (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className="border-line not-first:border-t">
          <div className="flex min-h-17 items-center gap-3 px-card py-3">
            <Skeleton className={`size-10 ${lead === "plate" ? "rounded-plate" : "rounded-full"}`} />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-4 w-3/5 rounded-plate" />
              <Skeleton className="h-3 w-2/5 rounded-plate" />
            </div>
          </div>
          {isFirstTall && at === 0 ? <div className="h-12" /> : null}
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
