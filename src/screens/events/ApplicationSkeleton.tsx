import { useCopy } from "#src/copy/useCopy.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";
import { Columns } from "#src/patterns/Columns.tsx";
import { Loading } from "#src/patterns/Loading.tsx";

/** A usual month: few of its days have dates, the others are plain numbers. */
const WITH_DATES = new Set([4, 7, 11, 14, 18, 21, 22, 28]);

/** The skeleton of a month with its legend, and of its first dates. */
export function ApplicationSkeleton() {
  const t = useCopy("events");
  return (
    <Loading label={t("loading")}>
      <Columns
        isBesideWider
        beside={
          <div className="grid gap-4">
            {["first", "second", "third"].map((slot) => (
              <div key={slot} className="flex gap-3">
                <Skeleton className="h-12 w-10 shrink-0 rounded-plate" />
                <Skeleton className="h-16 flex-1 rounded-field" />
              </div>
            ))}
          </div>
        }
      >
        <div className="grid gap-3">
          <div className="flex min-h-12 items-center">
            <Skeleton className="h-7 w-3/5 rounded-plate" />
          </div>
          <div className="grid grid-cols-7">
            {Array.from({ length: 7 }, (_, weekday) => (
              <div key={weekday} className="pb-2">
                <Skeleton className="mx-auto size-5 rounded-plate" />
              </div>
            ))}
            {Array.from({ length: 35 }, (_, at) => (
              <div key={at} className="grid h-13 place-items-center p-0.5">
                <Skeleton className={WITH_DATES.has(at) ? "h-12 w-full rounded-plate" : "size-4 rounded-plate"} />
              </div>
            ))}
          </div>
          <div className="flex flex-wrap gap-x-5 gap-y-2">
            {["open", "applied", "booked", "full", "several"].map((mark) => (
              <Skeleton key={mark} className="h-5 w-32 rounded-plate" />
            ))}
          </div>
        </div>
      </Columns>
    </Loading>
  );
}
