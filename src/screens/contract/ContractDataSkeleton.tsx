import { useCopy } from "#src/copy/useCopy.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";

export function ContractDataSkeleton() {
  const t = useCopy("contract.data");
  return (
    <div className="grid gap-6">
      <p role="status" className="sr-only">
        <span>{t("loading")}</span>
      </p>
      <Skeleton className="h-4 w-3/5 rounded-plate" />
      {["employmentType", "document"].map((field) => (
        <div key={field} className="grid gap-2">
          <Skeleton className="h-4 w-2/5 rounded-plate" />
          <Skeleton className="h-13 rounded-field" />
        </div>
      ))}
    </div>
  );
}
