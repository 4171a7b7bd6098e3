import { CalendarPlus } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { FieldError } from "#src/primitives/FieldError.tsx";

export type CalendarStatus = "ready" | "saving" | "failed";

export type CalendarButtonProps = {
  status: CalendarStatus;
  variant?: "primary" | "secondary";
  onAct: () => void;
};

/** Hands the day to the calendar of the device (MYEV-21, D-25). */
export function CalendarButton({ status, variant = "primary", onAct }: CalendarButtonProps) {
  const t = useCopy("job.calendar");
  const isSaving = status === "saving";
  return (
    <div className="grid w-full gap-2">
      <FieldError>{status === "failed" ? t("failed") : null}</FieldError>
      <Button variant={variant} width="always" isPending={isSaving} onClick={onAct}>
        {isSaving ? null : <CalendarPlus aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />}
        <span key={String(isSaving)}>{t(isSaving ? "saving" : "toCalendar")}</span>
      </Button>
    </div>
  );
}
