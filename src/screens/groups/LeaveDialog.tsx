import { useCopy } from "#src/copy/useCopy.tsx";
import type { Asking } from "./groupDialog.ts";
import { QuestionDialog } from "./QuestionDialog.tsx";

type LeaveDialogProps = {
  asking: Asking | null;
  /** Whoever leads the group cannot leave it: deleting stands in its place (D-40, page Entscheidungen/27). */
  leads: boolean;
  onDelete: () => void;
  onConfirm: () => void;
  onClose: () => void;
};

export function LeaveDialog({ asking, leads, onDelete, onConfirm, onClose }: LeaveDialogProps) {
  const t = useCopy("groups");
  return (
    <QuestionDialog
      asking={asking}
      title={t("leave.title")}
      body={t("leave.body")}
      confirm={t(leads ? "toDelete" : "leave.confirm")}
      pendingLabel={t("leave.busy")}
      keep={t(leads ? "delete.keep" : "leave.keep")}
      failed={t("leave.problems.failed")}
      onConfirm={leads ? onDelete : onConfirm}
      onClose={onClose}
    >
      {leads ? (
        <p>
          <span>{t("ownerWarning")}</span>
        </p>
      ) : null}
    </QuestionDialog>
  );
}
