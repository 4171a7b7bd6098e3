import { useCopy } from "#src/copy/useCopy.tsx";
import { SAMPLE_DATES } from "#src/model/availability/sampleAvailability.ts";
import { Skeleton } from "#src/primitives/Skeleton.tsx";
import { Loading } from "#src/patterns/Loading.tsx";

export function AvailabilitySkeleton() {
  const t = useCopy("availability");
  return (
    <Loading label={t("loading")}>
      <div className="@container grid grid-cols-1 gap-2">
        <Skeleton className="mb-2 h-4 w-40 rounded-plate" />
        <div className="grid grid-cols-2 gap-2 @max-[17rem]:grid-cols-1">
          {Array.from({ length: SAMPLE_DATES }, (_, at) => (
            <Skeleton key={at} className="h-17 rounded-card" />
          ))}
        </div>
      </div>
    </Loading>
  );
}
