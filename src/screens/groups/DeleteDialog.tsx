import { useCopy } from "#src/copy/useCopy.tsx";
import type { Asking, GroupProblem } from "./groupDialog.ts";
import { QuestionDialog } from "./QuestionDialog.tsx";

type DeleteDialogProps = {
  asking: Asking<GroupProblem | "noId"> | null;
  onConfirm: () => void;
  onClose: () => void;
};

export function DeleteDialog({ asking, onConfirm, onClose }: DeleteDialogProps) {
  const t = useCopy("groups");
  const noId = asking?.problem === "noId";
  return (
    <QuestionDialog
      asking={asking && { ...asking, problem: asking.problem === "noId" ? "failed" : asking.problem }}
      title={t("delete.title")}
      body={t("delete.body")}
      about={
        <p>
          <span>{t("ownerWarning")}</span>
        </p>
      }
      confirm={t("delete.confirm")}
      pendingLabel={t("delete.busy")}
      keep={t("delete.keep")}
      failed={t(noId ? "delete.problems.noId" : "delete.problems.failed")}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
