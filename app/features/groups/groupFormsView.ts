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

/** Whether the user is already in a group; `null` only if the provider says that there is none (P31, D-42). */
export function toGroupCheck(query: Loaded<Group | null>): GroupCheckState | null {
  if (query.data === undefined) return toPending(query);
  return query.data && { kind: "inGroup", name: query.data.name };
}

export const toGroupSelectState = (group: Loaded<Group | null>, isSaving: boolean): GroupSelectState =>
  toGroupCheck(group) ?? { kind: "open", status: isSaving ? "savingSolo" : "choosing" };

type Creation = { isPending: boolean; isSuccess: boolean };

/** The group just created is not reported as an existing one. */
export function toGroupCreateState(
  group: Loaded<Group | null>,
  creation: Creation,
  initial: GroupDraft,
): GroupCreateState {
  if (creation.isPending || creation.isSuccess) return { kind: "open", initial, status: "creating" };
  return toGroupCheck(group) ?? { kind: "open", initial, status: "editing" };
}

/** Why the last request failed (GRP-16). */
export const toGroupCreateProblem = (error: Error | null): GroupCreateProblem | null =>
  error && problemOf(apiErrorOf(error), "createFailed");

/** The same for the group being joined. */
export function toGroupJoinState(group: Loaded<Group | null>, own: OpenJoin): GroupJoinState {
  const isJoining = own.result.kind === "preview" && own.result.status !== "ready";
  return (isJoining ? null : toGroupCheck(group)) ?? { kind: "open", ...own };
}
