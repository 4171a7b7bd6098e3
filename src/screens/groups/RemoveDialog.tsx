import { useCopy } from "#src/copy/useCopy.tsx";
import type { GroupMember } from "#src/model/groups/group.ts";
import type { Asking } from "./groupDialog.ts";
import { QuestionDialog } from "./QuestionDialog.tsx";

type RemoveDialogProps = {
  asking: ({ member: Pick<GroupMember, "name"> } & Asking) | null;
  onConfirm: () => void;
  onClose: () => void;
};

export function RemoveDialog({ asking, onConfirm, onClose }: RemoveDialogProps) {
  const t = useCopy("groups");
  return (
    <QuestionDialog
      asking={asking}
      title={t("remove.title")}
      body={t("remove.body", { name: asking?.member.name || t("members.nameless") })}
      confirm={t("remove.confirm")}
      pendingLabel={t("remove.busy")}
      keep={t("remove.keep")}
      failed={t("remove.problems.failed")}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
