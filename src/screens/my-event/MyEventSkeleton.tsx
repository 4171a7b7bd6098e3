import { useCopy } from "#src/copy/useCopy.tsx";
import { Columns } from "#src/patterns/Columns.tsx";
import { FactListSkeleton } from "#src/patterns/FactList.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";
import { Loading } from "#src/patterns/Loading.tsx";

/** The skeleton of a day's facts. */
export function MyEventSkeleton() {
  const t = useCopy("myEvent");
  return (
    <Loading label={t("loading")}>
      <Columns beside={<Skeleton className="h-16 rounded-card" />}>
        <FactListSkeleton />
      </Columns>
    </Loading>
  );
}
