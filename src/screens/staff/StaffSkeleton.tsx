import { Columns } from "#src/patterns/Columns.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";
import { useIsDesk } from "#src/primitives/useIsDesk.ts";

/** The skeleton of the page: search, filter, the first rows. */
export function StaffSkeleton() {
  return (
    <Columns beside={useIsDesk() ? <Skeleton className="h-40 rounded-card" /> : null}>
      <div className="grid gap-3">
        <Skeleton className="h-4 w-40 rounded-plate" />
        <Skeleton className="h-13 rounded-field" />
        <div className="flex gap-2">
          {["all", "open", "done"].map((filter) => (
            <Skeleton key={filter} className="h-12 flex-1 rounded-full" />
          ))}
        </div>
      </div>
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        {["a", "b", "c", "d", "e", "f"].map((row) => (
          <div key={row} className="flex min-h-17 items-center gap-3 px-card py-3">
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-4 w-3/5 rounded-plate" />
              <Skeleton className="h-3 w-2/5 rounded-plate" />
            </div>
            <Skeleton className="h-12 w-32 rounded-field" />
          </div>
        ))}
      </div>
    </Columns>
  );
}
