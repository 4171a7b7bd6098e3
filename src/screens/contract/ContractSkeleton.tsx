import { useCopy } from "#src/copy/useCopy.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";

export function ContractSkeleton() {
  const t = useCopy("contract.page");
  return (
    <div>
      <p role="status" className="sr-only">
        <span>{t("loading")}</span>
      </p>
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        {[60, 48, 52].map((width) => (
          <div key={width} className="flex min-h-17 items-center gap-3 px-card py-3">
            <Skeleton className="size-10 rounded-plate" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-4 w-3/5 rounded-plate" />
              <Skeleton className="h-3 w-2/5 rounded-plate" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
