import { useCopy } from "#src/copy/useCopy.tsx";
import { Columns } from "#src/patterns/Columns.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";
import { Loading } from "#src/patterns/Loading.tsx";

/** The skeleton of a day's facts. */
export function MyEventSkeleton() {
  const t = useCopy("myEvent");
  return (
    <Loading label={t("loading")}>
      <Columns beside={<Skeleton className="h-16 rounded-card" />}>
        <div className="rounded-card border border-line bg-surface">
          {["event", "checkIn", "tasks"].map((fact) => (
            <div key={fact} className="flex gap-4 border-line px-card py-3 not-first:border-t">
              <Skeleton className="size-6 rounded-plate" />
              <div className="grid flex-1 gap-2">
                <Skeleton className="h-3 w-2/5 rounded-plate" />
                <Skeleton className="h-4 w-3/5 rounded-plate" />
              </div>
            </div>
          ))}
        </div>
      </Columns>
    </Loading>
  );
}
