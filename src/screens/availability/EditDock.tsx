import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { bookedCount, chosenIds, selectableDays } from "#src/model/availability/availabilityRules.ts";
import { Dock } from "#src/patterns/Dock.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Reason } from "#src/primitives/Reason.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import type { ChoosingDays } from "./availabilityState.ts";

export type EditDockProps = ChoosingDays & { onConfirm: () => void; onDiscard: () => void };

/** The problem, then the confirming button, then the button that restores the previous choice. */
export function EditDock({ days, problem, status, canDiscard, onConfirm, onDiscard }: EditDockProps) {
  const t = useCopy("availability");
  const id = useId();
  const isSaving = status === "saving";
  const chosen = chosenIds(days).length;
  const max = selectableDays(bookedCount(days));
  return (
    <Dock
      problem={
        problem ? (
          <span key={problem} id={id}>
            {t(`problems.${problem}`)}
          </span>
        ) : null
      }
      summary={
        <div role="status" className="empty:absolute">
          {chosen >= max && !problem ? <Reason>{t("hints.most", { max })}</Reason> : null}
        </div>
      }
      primary={
        <Button isPending={isSaving} aria-describedby={problem ? id : undefined} onClick={onConfirm}>
          <span key={String(isSaving)}>{isSaving ? t("saving") : t("submit", { count: chosen })}</span>
          {isSaving ? null : <NextArrow />}
        </Button>
      }
      quiet={
        canDiscard ? (
          <Button variant="quiet" isDisabled={isSaving} onClick={onDiscard}>
            <span>{t("discard")}</span>
          </Button>
        ) : null
      }
    />
  );
}
