import { CalendarMinus, CalendarPlus } from "lucide-react";
import type { ReactNode } from "react";
import { formatDateBrief } from "#src/copy/formatters.ts";
import { useConjunction } from "#src/copy/useConjunction.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { AvailableEvent } from "#src/model/events/event.ts";
import { Dock } from "#src/patterns/Dock.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import type { ApplicationAction } from "./openApplication.ts";

export type ApplicationDockProps = {
  /** The choice, split into what can be done with it (D-49). */
  apply: readonly AvailableEvent[];
  withdraw: readonly AvailableEvent[];
  action: ApplicationAction;
  isForGroup: boolean;
  onApply: () => void;
  onWithdraw: () => void;
};

/** This many days are named; of more only the first one. */
const NAMED_DAYS = 2;

/** The choice in words, and its actions. */
export function ApplicationDock({ apply, withdraw, action, isForGroup, onApply, onWithdraw }: ApplicationDockProps) {
  const t = useCopy("events");
  const and = useConjunction();
  const isApplying = action.kind === "applying";
  const problem = action.kind === "choosing" ? action.problem : null;
  const toApply =
    apply.length > 0 ? (
      <Button isPending={isApplying} onClick={onApply}>
        <span key={`${isApplying} ${apply.length}`}>
          {isApplying ? t("dock.sending") : t("dock.toApply", { count: apply.length })}
        </span>
      </Button>
    ) : null;
  const toWithdraw =
    withdraw.length > 0 ? (
      <Button variant="secondary" isDisabled={isApplying} onClick={onWithdraw}>
        <span key={withdraw.length}>{t("dock.toWithdraw", { count: withdraw.length })}</span>
      </Button>
    ) : null;
  return (
    <Dock
      problem={problem ? ("message" in problem ? problem.message : t(`problems.${problem.code}`)) : null}
      summary={
        <div role="status" className="grid gap-1">
          {apply.length > 0 ? (
            <Sum glyph={<CalendarPlus />}>
              {t(isForGroup ? "dock.applyForGroup" : "dock.apply", { days: daysOf(apply) })}
            </Sum>
          ) : null}
          {withdraw.length > 0 ? (
            <Sum glyph={<CalendarMinus />}>
              {t(isForGroup ? "dock.withdrawForGroup" : "dock.withdraw", { days: daysOf(withdraw) })}
            </Sum>
          ) : null}
        </div>
      }
      primary={toApply ?? toWithdraw}
      quiet={toApply ? toWithdraw : null}
    />
  );

  function daysOf(events: readonly AvailableEvent[]): string {
    const days = [...new Set(events.map(({ event_date: date }) => formatDateBrief(date)))];
    if (days.length <= NAMED_DAYS) return and(days);
    return and([days[0] ?? "", t("dock.others", { count: days.length - 1 })]);
  }
}

function Sum({ glyph, children }: { glyph: ReactNode; children: string }) {
  return (
    <p className="flex items-start gap-2 text-meta text-ink-2">
      <span aria-hidden="true" className="*:size-5">
        {glyph}
      </span>
      <span key={children} className="min-w-0">
        {children}
      </span>
    </p>
  );
}

/** During the onboarding, after an application: continues to the next step. */
export function NextStepDock({ onNext }: { onNext: () => void }) {
  const t = useCopy("events.dock");
  return (
    <Dock
      primary={
        <Button onClick={onNext}>
          <span>{t("toNext")}</span>
          <NextArrow />
        </Button>
      }
    />
  );
}
