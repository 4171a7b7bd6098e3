import { useCopy } from "#src/copy/useCopy.tsx";
import type { GroupMember } from "#src/model/groups/group.ts";
import type { Confirmation } from "./groupDialog.ts";
import { QuestionDialog } from "./QuestionDialog.tsx";

type RemoveDialogProps = {
  confirmation: ({ member: Pick<GroupMember, "name"> } & Confirmation) | null;
  onConfirm: () => void;
  onClose: () => void;
};

export function RemoveDialog({ confirmation, onConfirm, onClose }: RemoveDialogProps) {
  const t = useCopy("groups");
  return (
    <QuestionDialog
      confirmation={confirmation}
      title={t("remove.title")}
      body={t("remove.body", { name: confirmation?.member.name || t("members.nameless") })}
      confirm={t("remove.confirm")}
      pendingLabel={t("remove.busy")}
      cancelLabel={t("remove.keep")}
      failed={t("remove.problems.failed")}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
