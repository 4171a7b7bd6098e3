import { useCopy } from "#src/copy/useCopy.tsx";
import { Columns } from "#src/patterns/Columns.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";
import { Loading } from "#src/patterns/Loading.tsx";

/** The skeleton of the page: the summary, the contents, the first sections. */
export function ConductSkeleton() {
  const t = useCopy("conduct");
  return (
    <Loading label={t("loading")}>
      <div className="grid gap-3 desk:max-w-column">
        <Skeleton className="h-7 w-3/5 rounded-plate" />
        <Lines />
      </div>
      <Columns from="desk" isBesideFirst beside={<Skeleton className="h-16 rounded-card" />}>
        {["first", "second", "third"].map((section) => (
          <div key={section} className="grid gap-3">
            <div className="flex items-center gap-3">
              <Skeleton className="size-10 rounded-plate" />
              <Skeleton className="h-6 w-2/5 rounded-plate" />
            </div>
            <Lines />
          </div>
        ))}
      </Columns>
    </Loading>
  );
}

function Lines() {
  return (
    <div className="grid gap-2">
      <Skeleton className="h-4 rounded-plate" />
      <Skeleton className="h-4 rounded-plate" />
      <Skeleton className="h-4 w-3/5 rounded-plate" />
    </div>
  );
}
