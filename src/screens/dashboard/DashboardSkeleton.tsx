import { useCopy } from "#src/copy/useCopy.tsx";
import { DASHBOARD_TASKS } from "#src/model/dashboard/dashboard.ts";
import { RowsSkeleton } from "#src/patterns/RowsSkeleton.tsx";

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
      <RowsSkeleton rows={DASHBOARD_TASKS.length} />
    </section>
  );
}
