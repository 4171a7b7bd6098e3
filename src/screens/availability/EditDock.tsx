import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { bookedCount, chosenIds, selectableDays } from "#src/model/availability/availabilityRules.ts";
import { Button } from "#src/primitives/Button.tsx";
import { FieldError } from "#src/primitives/FieldError.tsx";
import { Reason } from "#src/primitives/Reason.tsx";
import { WayOn } from "#src/primitives/WayOn.tsx";
import type { ChoosingDays } from "./availabilityState.ts";

export type EditDockProps = ChoosingDays & { onConfirm: () => void; onDiscard: () => void };

/** What stands in the way, then the way on, then the way back to the choice from before. */
export function EditDock({ days, problem, status, canDiscard, onConfirm, onDiscard }: EditDockProps) {
  const t = useCopy("availability");
  const id = useId();
  const isSaving = status === "saving";
  const chosen = chosenIds(days).length;
  const max = selectableDays(bookedCount(days));
  return (
    <>
      <FieldError id={id} className="empty:hidden wide:flex-1">
        {problem ? <span key={problem}>{t(`problems.${problem}`)}</span> : null}
      </FieldError>
      <div role="status" className="empty:hidden wide:flex-1">
        {chosen >= max && !problem ? <Reason>{t("hints.most", { max })}</Reason> : null}
      </div>
      <Button isPending={isSaving} aria-describedby={problem ? id : undefined} onClick={onConfirm}>
        <span key={String(isSaving)}>{isSaving ? t("saving") : t("submit", { count: chosen })}</span>
        {isSaving ? null : <WayOn />}
      </Button>
      {canDiscard ? (
        <Button variant="quiet" isDisabled={isSaving} onClick={onDiscard}>
          <span>{t("discard")}</span>
        </Button>
      ) : null}
    </>
  );
}
