import { fromPromise } from "xstate";
import { groupProblem, wasAnswered } from "#app/features/groups/groupProblem.ts";
import type { AskedGroup, GroupAnswer, GroupQuestion } from "#app/features/groups/groupQuestionsMachine.ts";
import { apiErrorOf } from "#app/shell/queryError.ts";
import type { GroupsPort } from "#app/client/ports.ts";
import {
  inviteErrorKey,
  inviteResultKey,
  mapCheckEmail,
  type InviteResult,
} from "#src/model/groups/groupInvitation.ts";

/** What follows from an answer is told at once, even if the screen was left meanwhile. */
export type GroupQuestionsDeps = {
  groups: Pick<GroupsPort, "leave" | "remove" | "removeMember" | "invite" | "current">;
  /** What the provider says about an address; `null` when it could not be asked. */
  checkEmail: (email: string) => Promise<string | null>;
  onInvited: (result: InviteResult) => void;
  /** The group may stand differently now. */
  onChanged: () => void;
  /** Somebody is not in it any more, whatever was read before. */
  onRemoved: (memberId: string) => void;
  /** The person is in no group any more. */
  onGone: () => void;
};

type Asked = { question: GroupQuestion; group: AskedGroup };

/** What the dialogs of a group ask of the provider. */
export function groupQuestionsServices({
  groups,
  checkEmail,
  onInvited,
  onChanged,
  onRemoved,
  onGone,
}: GroupQuestionsDeps) {
  function requestOf({ question, group }: Asked): Promise<void> {
    if (question.kind === "leave") return groups.leave();
    return question.kind === "delete" ? groups.remove(group.id) : groups.removeMember(group.id, question.member.id);
  }
  function lookAfter(reason: unknown): void {
    if (wasAnswered(reason)) onChanged();
  }
  /** Whether the group as it is now has somebody with this address. */
  async function isMember(email: string): Promise<boolean> {
    const group = await groups.current({ quiet: true }).catch(() => null);
    return group?.members.some((member) => member.email.toLowerCase() === email.toLowerCase()) ?? false;
  }
  return {
    answer: fromPromise<GroupAnswer, Asked>(async ({ input }) => {
      try {
        await requestOf(input);
      } catch (reason) {
        lookAfter(reason);
        return { problem: groupProblem(reason) };
      }
      if (input.question.kind === "remove") onRemoved(input.question.member.id);
      else onGone();
      return { problem: null };
    }),
    checkEmail: fromPromise<GroupAnswer, { email: string }>(async ({ input: { email } }) => ({
      problem: mapCheckEmail(await checkEmail(email)),
    })),
    invite: fromPromise<GroupAnswer, { email: string; group: AskedGroup }>(async ({ input: { email, group } }) => {
      try {
        onInvited(inviteResultKey(await groups.invite(group.groupNumber, email)));
        onChanged();
        return { problem: null };
      } catch (reason) {
        lookAfter(reason);
        const problem = inviteErrorKey(apiErrorOf(reason).message);
        const isOwn = problem === "userAlreadyInGroup" && (await isMember(email));
        return { problem: isOwn ? "userAlreadyInOwnGroup" : problem };
      }
    }),
  };
}
