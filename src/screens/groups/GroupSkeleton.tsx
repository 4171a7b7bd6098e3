import { useCopy } from "#src/copy/useCopy.tsx";
import { GROUP_DEFAULT_MAX_MEMBERS } from "#src/model/groups/group.ts";
import { Skeleton } from "#src/primitives/Skeleton.tsx";

/** The outline of the list and of the card below it. */
export function GroupSkeleton() {
  const t = useCopy("groups");
  return (
    <>
      <p role="status" className="text-ink-2">
        <span>{t("loading")}</span>
      </p>
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        {Array.from({ length: GROUP_DEFAULT_MAX_MEMBERS }, (_, at) => (
          <div key={at} className="flex min-h-17 items-center gap-3 px-card py-3">
            <Skeleton className="size-10 rounded-full" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-4 w-3/5 rounded-plate" />
              <Skeleton className="h-3 w-2/5 rounded-plate" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton className="h-40 rounded-card" />
    </>
  );
}
