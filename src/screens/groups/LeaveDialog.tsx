import { useCopy } from "#src/copy/useCopy.tsx";
import type { Asking } from "./groupDialog.ts";
import { QuestionDialog } from "./QuestionDialog.tsx";

type LeaveDialogProps = { asking: Asking | null; onConfirm: () => void; onClose: () => void };

export function LeaveDialog({ asking, onConfirm, onClose }: LeaveDialogProps) {
  const t = useCopy("groups.leave");
  return (
    <QuestionDialog
      asking={asking}
      title={t("title")}
      body={t("body")}
      confirm={t("confirm")}
      pendingLabel={t("busy")}
      keep={t("keep")}
      failed={t("problems.failed")}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
