import { useCopy } from "#src/copy/useCopy.tsx";
import type { Confirmation } from "./groupDialog.ts";
import { QuestionDialog } from "./QuestionDialog.tsx";

type LeaveDialogProps = { confirmation: Confirmation | null; onConfirm: () => void; onClose: () => void };

export function LeaveDialog({ confirmation, onConfirm, onClose }: LeaveDialogProps) {
  const t = useCopy("groups.leave");
  return (
    <QuestionDialog
      confirmation={confirmation}
      title={t("title")}
      body={t("body")}
      confirm={t("confirm")}
      pendingLabel={t("busy")}
      cancelLabel={t("keep")}
      failed={t("problems.failed")}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
