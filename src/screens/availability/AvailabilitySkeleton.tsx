import { useCopy } from "#src/copy/useCopy.tsx";
import { SAMPLE_DATES } from "#src/model/availability/sampleAvailability.ts";
import { Skeleton } from "#src/primitives/Skeleton.tsx";
import { Loading } from "#src/patterns/Loading.tsx";

export function AvailabilitySkeleton() {
  const t = useCopy("availability");
  return (
    <Loading label={t("loading")}>
      <div className="grid gap-2">
        <Skeleton className="h-5 rounded-plate" />
        <Skeleton className="h-5 w-2/5 rounded-plate tablet:hidden" />
      </div>
      <div className="@container">
        <div className="grid grid-cols-2 gap-2 @max-[17rem]:grid-cols-1">
          <Skeleton className="h-5 w-20 rounded-plate" />
          <Skeleton className="h-5 w-20 rounded-plate @max-[17rem]:hidden" />
          {Array.from({ length: SAMPLE_DATES }, (_, at) => (
            <Skeleton key={at} className="h-17 rounded-card" />
          ))}
        </div>
      </div>
    </Loading>
  );
}
