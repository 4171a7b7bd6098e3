import { useCopy } from "#src/copy/useCopy.tsx";
import type { StaffMember } from "#src/model/staff/staff.ts";
import type { StaffList } from "#src/model/staff/staffRules.ts";
import { Button } from "#src/primitives/Button.tsx";
import { Dialog } from "#src/primitives/Dialog.tsx";
import { FieldError } from "#src/primitives/FieldError.tsx";
import { StaffFacts } from "./StaffFacts.tsx";

export type StaffQuestion = { id: string; status: "asking" | "busy" | "failed" };

export type StaffDialogProps = {
  list: StaffList;
  question: StaffQuestion | null;
  staff: readonly StaffMember[];
  onConfirm: () => void;
  onCancel: () => void;
};

/** Confirms the person's identity: full name and pass number (OPS-04). */
export function StaffDialog({ list, question, staff, onConfirm, onCancel }: StaffDialogProps) {
  const t = useCopy("staff");
  const member = question ? staff.find(({ id }) => id === question.id) : undefined;
  const isBusy = question?.status === "busy";
  return (
    <Dialog
      open={member !== undefined}
      onOpenChange={(open) => !open && onCancel()}
      title={t(`${list}.dialog.title`)}
      description={t(`${list}.dialog.lead`)}
      about={member ? <StaffFacts member={member} /> : null}
      isPending={isBusy}
      footer={
        <>
          <Button width="always" isPending={isBusy} onClick={onConfirm}>
            <span key={String(isBusy)}>{isBusy ? t("confirm.saving") : t(`${list}.dialog.confirm`)}</span>
          </Button>
          <Button variant="quiet" width="always" isDisabled={isBusy} onClick={onCancel}>
            <span>{t(`${list}.dialog.toKeep`)}</span>
          </Button>
        </>
      }
    >
      <FieldError>{question?.status === "failed" ? t(`${list}.dialog.confirmFailed`) : null}</FieldError>
    </Dialog>
  );
}
