import { fromPromise } from "xstate";
import type { TargetGroup, GroupAnswer, GroupQuestion } from "#app/features/groups/groupQuestionsMachine.ts";
import { apiErrorOf } from "#app/shell/queryError.ts";
import type { GroupsApi } from "#app/features/groups/groupsApi.ts";
import { checkEmail } from "#app/client/calls/access.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import {
  inviteErrorKey,
  inviteResultKey,
  mapCheckEmail,
  type InviteResult,
} from "#src/model/groups/groupInvitation.ts";
import type { GroupProblem } from "#src/screens/groups/groupDialog.ts";

/** Account status of an address to invite; `null` if the request failed (GRP-82). */
export async function emailStatus({ client }: Pick<SignedIn, "client">, email: string): Promise<string | null> {
  const outcome = await client.call(checkEmail, { body: { email } });
  return outcome.ok ? outcome.value.status : null;
}

/** Why a group action failed: the provider's message or our own (GRP-71, GRP-72). */
function groupProblem(reason: unknown): GroupProblem {
  const { code, message } = apiErrorOf(reason);
  if (message) return { text: message };
  return code === "malformed" ? "unexpected" : "failed";
}

/** Whether the provider responded, so that the group may have changed. */
const wasAnswered = (reason: unknown): boolean => ["refused", "malformed"].includes(apiErrorOf(reason).code);

/** Effects of a response are executed at once, even after unmount. */
export type GroupQuestionsDeps = {
  groups: Pick<GroupsApi, "leave" | "remove" | "removeMember" | "invite" | "current">;
  /** The account status of an address; `null` if the request failed. */
  checkEmail: (email: string) => Promise<string | null>;
  onInvited: (result: InviteResult) => void;
  /** The group may have changed. */
  onChanged: () => void;
  /** The member is gone, whatever the cache has. */
  onRemoved: (memberId: string) => void;
  /** The user is in no group any more. */
  onGone: () => void;
};

type QuestionInput = { question: GroupQuestion; group: TargetGroup };

export function groupQuestionsActors({
  groups,
  checkEmail: statusOf,
  onInvited,
  onChanged,
  onRemoved,
  onGone,
}: GroupQuestionsDeps) {
  function requestOf({ question, group }: QuestionInput): Promise<void> {
    if (question.kind === "leave") return groups.leave();
    return question.kind === "delete" ? groups.remove(group.id) : groups.removeMember(group.id, question.member.id);
  }
  function rereadIfAnswered(reason: unknown): void {
    if (wasAnswered(reason)) onChanged();
  }
  /** Whether the current group has a member with this address. */
  async function isMember(email: string): Promise<boolean> {
    const group = await groups.current({ quiet: true }).catch(() => null);
    return group?.members.some((member) => member.email.toLowerCase() === email.toLowerCase()) ?? false;
  }
  return {
    answer: fromPromise<GroupAnswer, QuestionInput>(async ({ input }) => {
      try {
        await requestOf(input);
      } catch (reason) {
        rereadIfAnswered(reason);
        return { problem: groupProblem(reason) };
      }
      if (input.question.kind === "remove") onRemoved(input.question.member.id);
      else onGone();
      return { problem: null };
    }),
    checkEmail: fromPromise<GroupAnswer, { email: string }>(async ({ input: { email } }) => ({
      problem: mapCheckEmail(await statusOf(email)),
    })),
    invite: fromPromise<GroupAnswer, { email: string; group: TargetGroup }>(async ({ input: { email, group } }) => {
      try {
        onInvited(inviteResultKey(await groups.invite(group.groupNumber, email)));
        onChanged();
        return { problem: null };
      } catch (reason) {
        rereadIfAnswered(reason);
        const problem = inviteErrorKey(apiErrorOf(reason).message);
        const isOwn = problem === "userAlreadyInGroup" && (await isMember(email));
        return { problem: isOwn ? "userAlreadyInOwnGroup" : problem };
      }
    }),
  };
}
