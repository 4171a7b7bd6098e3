import { useCopy } from "#src/copy/useCopy.tsx";
import type { Confirmation, GroupProblem } from "./groupDialog.ts";
import { QuestionDialog } from "./QuestionDialog.tsx";

type DeleteDialogProps = {
  confirmation: Confirmation<GroupProblem | "noId"> | null;
  onConfirm: () => void;
  onClose: () => void;
};

export function DeleteDialog({ confirmation, onConfirm, onClose }: DeleteDialogProps) {
  const t = useCopy("groups");
  const noId = confirmation?.problem === "noId";
  return (
    <QuestionDialog
      confirmation={
        confirmation && { ...confirmation, problem: confirmation.problem === "noId" ? "failed" : confirmation.problem }
      }
      title={t("delete.title")}
      body={t("ownerWarning")}
      about={
        <p>
          <span>{t("delete.body")}</span>
        </p>
      }
      confirm={t("delete.confirm")}
      pendingLabel={t("delete.busy")}
      cancelLabel={t("delete.keep")}
      failed={t(noId ? "delete.problems.noId" : "delete.problems.failed")}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
