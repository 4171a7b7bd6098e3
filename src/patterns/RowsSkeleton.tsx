import { Skeleton } from "#src/primitives/Skeleton.tsx";

/** The outline of a TaskRows whose entries are on their way. Say beside it what is loaded. */
export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className="flex min-h-17 items-center gap-3 px-card py-3">
          <Skeleton className="size-10 rounded-plate" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-3/5 rounded-plate" />
            <Skeleton className="h-3 w-2/5 rounded-plate" />
          </div>
        </div>
      ))}
    </div>
  );
}
