import type { ReactNode } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Dialog } from "#src/primitives/Dialog.tsx";
import { FieldError } from "#src/primitives/FieldError.tsx";
import type { Confirmation, GroupProblem } from "./groupDialog.ts";

type QuestionDialogProps = {
  /** `null`: closed. */
  confirmation: Confirmation | null;
  title: string;
  body: string;
  /** Why this question appears, or the consequence. */
  about?: ReactNode;
  confirm: string;
  /** The button's label while pending. */
  pendingLabel: string;
  cancelLabel: string;
  failed: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** A confirmation for an irreversible action; an error is shown in the dialog. */
export function QuestionDialog(props: QuestionDialogProps) {
  const t = useCopy("groups.problems");
  const { confirmation, title, body, onConfirm, onClose, about = null } = props;
  const isBusy = confirmation?.isBusy ?? false;
  return (
    <Dialog
      open={confirmation !== null}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={body}
      about={about}
      isPending={isBusy}
      footer={
        <>
          <Button variant="confirmDanger" width="always" isPending={isBusy} onClick={onConfirm}>
            <span key={String(isBusy)}>{isBusy ? props.pendingLabel : props.confirm}</span>
          </Button>
          <Button variant="quiet" width="always" isDisabled={isBusy} onClick={onClose}>
            <span>{props.cancelLabel}</span>
          </Button>
        </>
      }
    >
      <FieldError>{confirmation?.problem ? problemText(confirmation.problem) : null}</FieldError>
    </Dialog>
  );

  function problemText(problem: GroupProblem) {
    if (typeof problem === "object") return problem.text;
    return problem === "failed" ? props.failed : t("unexpected");
  }
}
