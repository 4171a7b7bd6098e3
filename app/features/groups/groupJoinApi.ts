import { fromPromise } from "xstate";
import { apiErrorOf } from "#app/shell/queryError.ts";
import type { JoinAnswer, JoinRefusal, PreviewAnswer } from "#app/features/groups/groupJoinMachine.ts";
import type { GroupsApi } from "#app/features/groups/groupsApi.ts";
import { hasAnswered, hasProviderMessage } from "#app/client/problemOf.ts";
import type { Group } from "#src/model/groups/group.ts";
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
