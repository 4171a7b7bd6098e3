import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import { fromPromise } from "xstate";
import type { GroupDeps } from "#app/shell/currentGroup.ts";
import type { Draft } from "#app/shell/drafts.ts";
import { CURRENT_GROUP, currentGroupQuery } from "#app/shell/queries.ts";
import { invalidate } from "#app/shell/queryClient.ts";
import { apiErrorOf } from "#app/shell/queryError.ts";
import type { JoinAnswer, JoinRefusal, PreviewAnswer } from "#app/features/groups/groupJoinMachine.ts";
import type { GroupsApi } from "#app/features/groups/groupsApi.ts";
import { hasAnswered, hasProviderMessage } from "#app/client/problemOf.ts";
import type { Group } from "#src/model/groups/group.ts";
import { toNewGroup, type GroupDraft } from "#src/model/groups/groupForm.ts";
import { joinErrorKind } from "#src/model/groups/joinError.ts";

export type GroupJoinDeps = {
  groups: Pick<GroupsApi, "preview" | "join">;
  onJoined: (group: Group) => void;
  /** It may be that the person is in a group by now, for all that is known. */
  onNotJoined: () => void;
};

/** A refusal is an answer; anything else stays an error (D-105). */
function refusedAs(reason: unknown): JoinRefusal {
  const apiError = apiErrorOf(reason);
  if (!hasProviderMessage(apiError)) throw reason;
  const { message, status } = apiError;
  // Only an answer says something about the group.
  return { kind: hasAnswered(apiError) ? joinErrorKind(message ?? "", status) : "raw", message };
}

/** What joining asks of the groups. */
export function groupJoinActors({ groups, onJoined, onNotJoined }: GroupJoinDeps) {
  return {
    loadPreview: fromPromise<PreviewAnswer, { code: string }>(async ({ input: { code }, signal }) => {
      const preview = await groups.preview(code, { signal, quiet: "but-waits" }).catch(refusedAs);
      if ("kind" in preview) return preview;
      if (preview.groupNumber !== code) throw new Error("An answer about another group.");
      return { kind: "found", preview };
    }),
    join: fromPromise<JoinAnswer, { code: string }>(async ({ input: { code } }) => {
      try {
        onJoined(await groups.join(code));
        return { kind: "joined" };
      } catch (reason) {
        onNotJoined();
        return refusedAs(reason);
      }
    }),
  };
}

/** Joining may touch the person's days. */
const TOUCHED = [["availableEvents"], ["extraEvents"]];

/**
 * The group that somebody has just created or joined, so that no screen has to wait for what is known already. An answer
 * from before that is still on its way is dropped (F9).
 */
export function showGroup(queries: QueryClient, group: Group): void {
  void queries.cancelQueries({ queryKey: CURRENT_GROUP });
  if (group.id === "") void queries.resetQueries({ queryKey: CURRENT_GROUP });
  else queries.setQueryData(CURRENT_GROUP, group);
  for (const queryKey of TOUCHED) void invalidate(queries, queryKey);
}

/** Reads whether there is a group after all, once something was refused; where there is no answer nothing changes (P31). */
export function rereadGroup(queries: QueryClient, deps: GroupDeps): void {
  // Without `meta`: no notice tells of a failure.
  const reading = queries.fetchQuery({ ...currentGroupQuery(deps), meta: {}, staleTime: 0 });
  reading.catch(() => {});
}

export type Creation = {
  groups: Pick<GroupsApi, "create">;
  draft: Pick<Draft<"group">, "sending">;
  /** A refusal may mean that there is a group already (D-42). */
  onRefused: () => void;
};

/** The group is known at once, and its draft is gone, even if the screen was left. */
export const createGroupMutation = ({ groups, draft, onRefused }: Creation) =>
  mutationOptions({
    mutationKey: ["createGroup"],
    mutationFn: (form: GroupDraft) => draft.sending(() => groups.create(toNewGroup(form))),
    onSuccess(group, _form, _result, { client }) {
      showGroup(client, group);
    },
    onError: onRefused,
  });
