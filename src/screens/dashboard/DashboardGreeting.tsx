import { useCopy } from "#src/copy/useCopy.tsx";
import type { DayPart } from "#src/lib/dayPart.ts";
import { ProgressRing } from "#src/primitives/ProgressRing.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";

export type DashboardGreetingProps = {
  dayPart: DayPart;
  firstName: string;
  parts: { done: number; total: number } | null;
  isLoading: boolean;
};

export function DashboardGreeting({ dayPart, firstName, parts, isLoading }: DashboardGreetingProps) {
  const t = useCopy("dashboard");
  return (
    <div className="flex flex-wrap items-center gap-5 pt-2 pb-6">
      <div className="grid min-w-0 flex-[1_1_9rem] gap-1">
        <h1 tabIndex={-1} data-screen-heading="" className="text-title font-title tracking-title wrap-anywhere">
          <span key={firstName}>
            {firstName ? t(`greeting.${dayPart}`, { name: firstName }) : t(`greetingPlain.${dayPart}`)}
          </span>
        </h1>
        {parts ? (
          <p className="text-sign-ink-2">
            {t.rich("parts", {
              ...parts,
              strong: (chunks) => <strong className="font-strong text-sign-ink">{chunks}</strong>,
            })}
          </p>
        ) : null}
        {isLoading ? <Skeleton className="h-4 w-40 rounded-plate" /> : null}
      </div>
      {parts ? <ProgressRing {...parts} label={t("partsAlt", parts)} /> : null}
      {isLoading ? <Skeleton className="size-22 rounded-full" /> : null}
    </div>
  );
}
