import type { GroupMember } from "#src/model/group.ts";
import type { GroupScreenProps } from "./GroupScreen.tsx";
import { DeleteDialog } from "./DeleteDialog.tsx";
import { InviteDialog, type Invitation } from "./InviteDialog.tsx";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { RemoveDialog } from "./RemoveDialog.tsx";

/** Why it was not done: a sentence of ours or of the provider's. */
export type GroupProblem = "failed" | "unexpected" | { said: string };

export type Asking<Problem = GroupProblem> = { isBusy: boolean; problem: Problem | null };

export type GroupDialog =
  | ({ kind: "leave" } & Asking)
  | ({ kind: "delete" } & Asking<GroupProblem | "noId">)
  | ({ kind: "remove"; member: Pick<GroupMember, "id" | "name"> } & Asking)
  | ({ kind: "invite" } & Invitation);

type GroupDialogsProps = Pick<
  GroupScreenProps,
  "dialog" | "onAsk" | "onConfirm" | "onClose" | "onEmailChange" | "onEmailLeft" | "onInvite"
> & { leads: boolean };

/** The questions of the group; at most one is open. */
export function GroupDialogs({ dialog, leads, onAsk, onConfirm, onClose, ...mail }: GroupDialogsProps) {
  const answers = { onConfirm, onClose };
  return (
    <>
      <LeaveDialog
        asking={dialog?.kind === "leave" ? dialog : null}
        leads={leads}
        onDelete={() => onAsk("delete")}
        {...answers}
      />
      <DeleteDialog asking={dialog?.kind === "delete" ? dialog : null} {...answers} />
      <RemoveDialog asking={dialog?.kind === "remove" ? dialog : null} {...answers} />
      <InviteDialog invitation={dialog?.kind === "invite" ? dialog : null} onClose={onClose} {...mail} />
    </>
  );
}
