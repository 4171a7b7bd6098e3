import { useCopy } from "#src/copy/useCopy.tsx";
import type { CalendarDay } from "#src/lib/calendarDay.ts";
import { daysBetween } from "#src/lib/relativeDay.ts";
import { DASHBOARD_TASKS, type DashboardCards } from "#src/model/dashboard/dashboard.ts";
import { Columns } from "#src/patterns/Columns.tsx";
import { RowsSkeleton } from "#src/patterns/RowsSkeleton.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";
import { useMinWidth } from "#src/primitives/useMinWidth.ts";

export type DashboardSkeletonProps = {
  today: CalendarDay;
  lastCards: DashboardCards;
};

/** The skeleton of the page: the cards that stood above the tasks last time, so that nothing moves, and the tasks. */
export function DashboardSkeleton({ today, lastCards }: DashboardSkeletonProps) {
  const t = useCopy("dashboard");
  const isTablet = useMinWidth("tablet");
  const isDesk = useMinWidth("desk");
  const daysToGo = lastCards.nextDay ? daysBetween(today, lastCards.nextDay) : -1;
  const nextDay = daysToGo >= 0 && (isTablet || daysToGo <= 1) ? <NextDaySkeleton hasTitle={isTablet} /> : null;
  return (
    <>
      {isDesk ? null : nextDay}
      <Columns from="desk" beside={isDesk ? nextDay : null}>
        {lastCards.hasContract ? <ContractCardSkeleton isWide={isTablet} /> : null}
        <RowsSkeleton title={t("tasksTitle")} rows={DASHBOARD_TASKS.length} isFirstTall />
      </Columns>
    </>
  );
}

const card = "rounded-card border border-line bg-surface";

const lines = (
  <div className="grid flex-1 gap-2">
    <Skeleton className="h-7 w-3/5 rounded-plate" />
    <Skeleton className="h-5 w-2/5 rounded-plate" />
  </div>
);

function NextDaySkeleton({ hasTitle }: { hasTitle: boolean }) {
  return (
    <div className="grid gap-3">
      {hasTitle ? <Skeleton className="h-7 w-40 rounded-plate" /> : null}
      <div className={`flex items-center gap-2.5 px-card py-2 ${card}`}>
        <Skeleton className="size-22 rounded-plate" />
        {lines}
      </div>
    </div>
  );
}

function ContractCardSkeleton({ isWide }: { isWide: boolean }) {
  return (
    <div className={`grid gap-3 p-card ${card}`}>
      <div className="flex items-start gap-2.5">
        <Skeleton className="size-10 rounded-plate" />
        {lines}
      </div>
      <Skeleton className="h-1.5 rounded-full" />
      <Skeleton className={`h-12 rounded-field ${isWide ? "w-40" : ""}`} />
    </div>
  );
}
