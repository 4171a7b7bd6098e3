import { useCopy } from "#src/copy/useCopy.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";

export function DashboardSkeleton() {
  const t = useCopy("dashboard");
  return (
    <section className="grid gap-3">
      <p role="status" className="sr-only">
        <span>{t("loading")}</span>
      </p>
      <h2 className="text-section font-title tracking-title">
        <span>{t("tasksTitle")}</span>
      </h2>
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        {[60, 48, 52, 44, 40].map((width) => (
          <div key={width} className="flex min-h-17 items-center gap-3 px-card py-3">
            <Skeleton className="size-10 rounded-plate" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-4 w-3/5 rounded-plate" />
              <Skeleton className="h-3 w-2/5 rounded-plate" />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
