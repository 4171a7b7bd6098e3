import { apiErrorOf } from "#app/shell/queryError.ts";
import { toPending, type Loaded } from "#app/shell/toPending.ts";
import { problemOf } from "#app/client/problemOf.ts";
import type { Group } from "#src/model/groups/group.ts";
import type { GroupDraft } from "#src/model/groups/groupForm.ts";
import type { GroupCheckState } from "#src/screens/group-forms/GroupCheck.tsx";
import type { GroupCreateProblem, GroupCreateState } from "#src/screens/group-forms/GroupCreateScreen.tsx";
import type { GroupJoinState } from "#src/screens/group-forms/GroupJoinScreen.tsx";
import type { GroupSelectState } from "#src/screens/group-forms/GroupSelectScreen.tsx";
import type { OpenJoin } from "#src/screens/group-forms/joinState.ts";

/** Whether there is a group already; `null`: there is none, by the provider's own word (P31, D-42). */
export function toGroupCheck(query: Loaded<Group | null>): GroupCheckState | null {
  if (query.data === undefined) return toPending(query);
  return query.data && { kind: "inGroup", name: query.data.name };
}

export const toGroupSelectState = (group: Loaded<Group | null>, isSaving: boolean): GroupSelectState =>
  toGroupCheck(group) ?? { kind: "open", status: isSaving ? "savingSolo" : "choosing" };

/** As much of the request as the form needs. */
type Creation = { isPending: boolean; isSuccess: boolean };

/** The group that was just created is no reason to say that there is one already. */
export function toGroupCreateState(
  group: Loaded<Group | null>,
  creation: Creation,
  initial: GroupDraft,
): GroupCreateState {
  if (creation.isPending || creation.isSuccess) return { kind: "open", initial, status: "creating" };
  return toGroupCheck(group) ?? { kind: "open", initial, status: "editing" };
}

/** Why the last request came to nothing (GRP-16). */
export const toGroupCreateProblem = (error: Error | null): GroupCreateProblem | null =>
  error && problemOf(apiErrorOf(error), "createFailed");

/** The same for the group that is being joined. */
export function toGroupJoinState(group: Loaded<Group | null>, own: OpenJoin): GroupJoinState {
  const isJoining = own.result.kind === "preview" && own.result.status !== "ready";
  return (isJoining ? null : toGroupCheck(group)) ?? { kind: "open", ...own };
}
