import { Columns } from "#src/patterns/Columns.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";
import { useMinWidth } from "#src/primitives/useMinWidth.ts";

/** The skeleton of the page: search, filter, the first rows. */
export function StaffSkeleton() {
  const isTable = useMinWidth("tablet");
  const isDesk = useMinWidth("desk");
  return (
    <Columns
      from="desk"
      beside={
        isDesk ? (
          <div className="grid gap-3">
            <Skeleton className="h-7 w-40 rounded-plate" />
            <Skeleton className="h-40 rounded-card" />
          </div>
        ) : null
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-3 wide:grid-cols-[minmax(12rem,1fr)_auto]">
        <Skeleton className="h-13 rounded-field" />
        <div className="flex flex-wrap gap-1.5">
          {["all", "open", "done"].map((filter) => (
            <Skeleton key={filter} className="h-12 w-20 rounded-full" />
          ))}
        </div>
      </div>
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        {isTable ? <div className="h-7 bg-fill" /> : null}
        {["a", "b", "c", "d", "e", "f"].map((row) => (
          <div
            key={row}
            className={`flex items-center gap-3 border-line px-card not-first:border-t ${isTable ? "min-h-14 desk:min-h-12" : "min-h-17"}`}
          >
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-4 w-3/5 rounded-plate" />
              {isTable ? null : <Skeleton className="h-3 w-2/5 rounded-plate" />}
            </div>
            <Skeleton className={isTable ? "h-4 w-20 rounded-plate" : "h-12 w-32 rounded-field"} />
          </div>
        ))}
      </div>
    </Columns>
  );
}
