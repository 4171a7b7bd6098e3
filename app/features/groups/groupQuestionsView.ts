import type { SnapshotFrom } from "xstate";
import type { groupQuestionsMachine } from "#app/features/groups/groupQuestionsMachine.ts";
import type { GroupDialog } from "#src/screens/groups/groupDialog.ts";

/** The dialog that is open; `null`: none. The only place that asks the machine where it is. */
export function toGroupDialog(snapshot: SnapshotFrom<typeof groupQuestionsMachine>): GroupDialog | null {
  if (snapshot.matches("closed")) return null;
  const { question, email, problem } = snapshot.context;
  // The machine stores with a dialog only problems of its own kind.
  if (!snapshot.matches("inviting"))
    return { ...question, isBusy: snapshot.matches("answering"), problem } as GroupDialog;
  const { inviting: at } = snapshot.value as { inviting: "editing" | "checking" | "sending" };
  return { kind: "invite", email, status: at, problem } as GroupDialog;
}
