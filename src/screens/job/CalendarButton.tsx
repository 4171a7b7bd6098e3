import { CalendarPlus } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { FieldError } from "#src/primitives/FieldError.tsx";

export type CalendarStatus = "ready" | "saving" | "failed";

export type CalendarButtonProps = {
  status: CalendarStatus;
  onAct: () => void;
};

/** Exports the day to the device's calendar (MYEV-21, D-25). */
export function CalendarButton({ status, onAct }: CalendarButtonProps) {
  const t = useCopy("job.calendar");
  const isSaving = status === "saving";
  return (
    <div className="grid justify-items-start gap-2">
      <FieldError className="empty:absolute">{status === "failed" ? t("failed") : null}</FieldError>
      <Button variant="secondary" isPending={isSaving} onClick={onAct}>
        {isSaving ? null : <CalendarPlus aria-hidden="true" className="size-5" />}
        <span key={String(isSaving)}>{t(isSaving ? "saving" : "toCalendar")}</span>
      </Button>
    </div>
  );
}
