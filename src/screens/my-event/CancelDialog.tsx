import { formatDateBrief } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import {
  CANCELLATION_REASONS,
  CANCELLATION_TEXT_MAX_LENGTH,
  cancelButtonLabel,
  validateCancellation,
  type CancellationDraft,
} from "#src/model/day/cancellation.ts";
import type { JobView } from "#src/model/day/jobView.ts";
import type { Problem } from "#src/model/problem.ts";
import { useDayTexts } from "#src/patterns/useDayTexts.ts";
import { Button } from "#src/primitives/Button.tsx";
import { Dialog } from "#src/primitives/Dialog.tsx";
import { FieldError } from "#src/primitives/FieldError.tsx";
import { RadioList } from "#src/primitives/RadioList.tsx";
import { TextArea } from "#src/primitives/TextArea.tsx";

export type Cancelling = {
  job: Pick<JobView, "date" | "timeRange">;
  draft: CancellationDraft;
  status: "asking" | "cancelling";
  /** `unknown`: no response, and the day's status is unknown. */
  problem: Problem<"failed" | "unknown"> | null;
};

export type CancelDialogProps = Cancelling & {
  onChange: (draft: CancellationDraft) => void;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Requests the reason before a day is cancelled; an error is shown here, and the reason is preserved (D-24, P38). */
export function CancelDialog({ job, draft, status, problem, onChange, onConfirm, onCancel }: CancelDialogProps) {
  const t = useCopy("cancellation");
  const planned = useCopy("myEvent");
  const { time } = useDayTexts();
  const { reason, text } = draft;
  const isBusy = status === "cancelling";
  const isReady = validateCancellation(reason, text) === null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={t("title")}
      description={t("lead", {
        day: job.date ? formatDateBrief(job.date) : planned("noDateTitle"),
        time: time(job.timeRange),
      })}
      about={null}
      isPending={isBusy}
      footer={
        <>
          <FieldError className="*:pb-2">
            {problem ? ("message" in problem ? problem.message : t(`problems.${problem.code}`)) : null}
          </FieldError>
          <Button variant="confirmDanger" width="always" isDisabled={!isReady} isPending={isBusy} onClick={onConfirm}>
            <span key={isBusy ? "busy" : cancelButtonLabel(reason, text)}>
              {isBusy ? t("saving") : t(`submit.${cancelButtonLabel(reason, text)}`)}
            </span>
          </Button>
          <Button variant="quiet" width="always" isDisabled={isBusy} onClick={onCancel}>
            <span>{t("keep")}</span>
          </Button>
        </>
      }
    >
      <RadioList
        legend={t("label")}
        legendHidden
        value={reason}
        onValueChange={(chosen) => onChange({ ...draft, reason: chosen })}
        options={CANCELLATION_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        isReadOnly={isBusy}
      />
      {reason === "other" ? (
        <div className="pt-2 pb-1">
          <TextArea
            name="reason"
            label={t("text.label")}
            value={text}
            onValueChange={(typed) => onChange({ ...draft, text: typed })}
            maxLength={CANCELLATION_TEXT_MAX_LENGTH}
            counter={t("text.counter", { count: text.length, max: CANCELLATION_TEXT_MAX_LENGTH })}
            isReadOnly={isBusy}
          />
        </div>
      ) : null}
    </Dialog>
  );
}
