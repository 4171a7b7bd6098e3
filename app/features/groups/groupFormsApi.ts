import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import { fromPromise } from "xstate";
import type { GroupDeps } from "#app/shell/currentGroup.ts";
import type { Draft } from "#app/shell/drafts.ts";
import { CURRENT_GROUP, currentGroupQuery } from "#app/shell/queries.ts";
import { invalidate, refetch } from "#app/shell/queryClient.ts";
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
  /** The user may have joined despite the error. */
  onNotJoined: () => void;
};

/** A refusal is a result; any other error is rethrown (D-105). */
function refusedAs(reason: unknown): JoinRefusal {
  const apiError = apiErrorOf(reason);
  if (!hasProviderMessage(apiError)) throw reason;
  const { message, status } = apiError;
  // Only a refusal is about the group itself.
  return { kind: hasAnswered(apiError) ? joinErrorKind(message ?? "", status) : "raw", message };
}

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

/** Joining may change the user's days. */
const TOUCHED = [["availableEvents"], ["extraEvents"]];

/**
 * Caches a group just created or joined, so that no screen waits for it. Pending older responses are cancelled (F9).
 */
export function showGroup(queries: QueryClient, group: Group): void {
  void queries.cancelQueries({ queryKey: CURRENT_GROUP });
  if (group.id === "") void queries.resetQueries({ queryKey: CURRENT_GROUP });
  else queries.setQueryData(CURRENT_GROUP, group);
  for (const queryKey of TOUCHED) void invalidate(queries, queryKey);
}

/** Refetches the group after a refusal; on an error nothing changes (P31). */
export function rereadGroup(queries: QueryClient, deps: GroupDeps): void {
  // Without `meta`: a failure is not announced.
  const reading = refetch(queries, { ...currentGroupQuery(deps), meta: {} });
  reading.catch(() => {});
}

export type Creation = {
  groups: Pick<GroupsApi, "create">;
  draft: Pick<Draft<"group">, "sending">;
  /** The user may already be in a group (D-42). */
  onRefused: () => void;
};

/** Caches the group at once and removes the draft, even after unmount. */
export const createGroupMutation = ({ groups, draft, onRefused }: Creation) =>
  mutationOptions({
    mutationKey: ["createGroup"],
    mutationFn: (form: GroupDraft) => draft.sending(() => groups.create(toNewGroup(form))),
    onSuccess(group, _form, _result, { client }) {
      showGroup(client, group);
    },
    onError: onRefused,
  });
