import type { GroupCreation } from "#app/features/groups/groupCreation.ts";
import type { Loaded } from "#app/shell/waiting.ts";
import { toGroupCheck } from "#app/features/groups/groupCheck.ts";
import type { Group } from "#src/model/groups/group.ts";
import type { GroupDraft } from "#src/model/groups/groupForm.ts";
import type { GroupCreateState } from "#src/screens/group-forms/GroupCreateScreen.tsx";
import type { GroupJoinState } from "#src/screens/group-forms/GroupJoinScreen.tsx";
import type { GroupSelectState } from "#src/screens/group-forms/GroupSelectScreen.tsx";
import type { OpenJoin } from "#src/screens/group-forms/joinState.ts";

type LoadedGroup = Loaded<Group | null>;

export const toGroupSelectState = (group: LoadedGroup, isSaving: boolean): GroupSelectState =>
  toGroupCheck(group) ?? { kind: "open", status: isSaving ? "savingSolo" : "choosing" };

/** The group that was just created is no reason to say that there is one already. */
export function toGroupCreateState(group: LoadedGroup, own: GroupCreation, initial: GroupDraft): GroupCreateState {
  const open = { kind: "open", initial, status: own.status === "editing" ? "editing" : "creating" } as const;
  return open.status === "creating" ? open : (toGroupCheck(group) ?? open);
}

/** The same for the group that is being joined. */
export function toGroupJoinState(group: LoadedGroup, own: OpenJoin): GroupJoinState {
  const isJoining = own.result.kind === "preview" && own.result.status !== "ready";
  return (isJoining ? null : toGroupCheck(group)) ?? { kind: "open", ...own };
}
