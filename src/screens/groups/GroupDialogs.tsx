import { DeleteDialog } from "./DeleteDialog.tsx";
import type { GroupDialog } from "./groupDialog.ts";
import { InviteDialog } from "./InviteDialog.tsx";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { RemoveDialog } from "./RemoveDialog.tsx";

export type GroupDialogsProps = {
  dialog: GroupDialog | null;
  /** Executes the action of the open question. */
  onConfirm: () => void;
  onClose: () => void;
  onEmailChange: (email: string) => void;
  onEmailLeft: () => void;
  onInvite: () => void;
};

/** The dialogs of the group; at most one is open. */
export function GroupDialogs({ dialog, onConfirm, onClose, ...mail }: GroupDialogsProps) {
  const answers = { onConfirm, onClose };
  return (
    <>
      <LeaveDialog confirmation={dialog?.kind === "leave" ? dialog : null} {...answers} />
      <DeleteDialog confirmation={dialog?.kind === "delete" ? dialog : null} {...answers} />
      <RemoveDialog confirmation={dialog?.kind === "remove" ? dialog : null} {...answers} />
      <InviteDialog invitation={dialog?.kind === "invite" ? dialog : null} onClose={onClose} {...mail} />
    </>
  );
}
