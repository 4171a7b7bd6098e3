import { groupProblem, wasAnswered } from "#app/features/groups/groupProblem.ts";
import { refusalOf } from "#app/shell/refusedError.ts";
import { createHeld } from "#app/platform/held.ts";
import type { GroupsPort } from "#app/client/ports.ts";
import type { Group, GroupMember } from "#src/model/groups/group.ts";
import {
  inviteErrorKey,
  inviteResultKey,
  mapCheckEmail,
  validateInviteEmail,
  type InviteResult,
} from "#src/model/groups/groupInvitation.ts";
import type { GroupDialog, GroupProblem, Invitation } from "#src/screens/groups/groupDialog.ts";

export type GroupQuestionsMeans = {
  groups: Pick<GroupsPort, "leave" | "remove" | "removeMember" | "invite">;
  /** What the provider says about an address; `null` when it could not be asked. */
  checkEmail: (email: string) => Promise<string | null>;
  onInvited: (result: InviteResult) => void;
  /** The group may stand differently now. */
  onChanged: () => void;
  /** The person is in no group any more. At once, even if the screen was left meanwhile. */
  onGone: () => void;
  /** The way on from there, unless the screen was left. */
  onDone: () => void;
};

type Question = Exclude<GroupDialog, { kind: "invite" }>;
const open = { isBusy: false, problem: null } as const;
const blank: Invitation = { email: "", status: "editing", problem: null };

/** The questions of one visit to a group: at most one is open, and each is answered with one request at a time (F6). */
export function createGroupQuestions(means: GroupQuestionsMeans) {
  const { groups } = means;
  const view = createHeld<GroupDialog | null>(null);
  let isHere = false;

  const isBusy = (dialog = view.get()): boolean =>
    dialog !== null && (dialog.kind === "invite" ? dialog.status !== "editing" : dialog.isBusy);

  function requestOf(question: Question, group: Group): Promise<void> {
    if (question.kind === "leave") return groups.leave();
    return question.kind === "delete" ? groups.remove(group.id) : groups.removeMember(group.id, question.member.id);
  }

  const setInvitation = (changes: Partial<Invitation>): void => {
    const dialog = view.get();
    if (dialog?.kind === "invite") view.set({ ...dialog, ...changes });
  };

  return {
    getView: view.get,
    subscribe: view.subscribe,

    ask: (kind: "leave" | "delete" | "invite"): void =>
      view.set(kind === "invite" ? { kind, ...blank } : { kind, ...open }),
    askRemove: (member: GroupMember): void => view.set({ kind: "remove", member, ...open }),
    close: (): void => {
      if (!isBusy()) view.set(null);
    },

    /** Does what the open question is about. A group without an id is not deleted and nothing is sent (GRP-69). */
    async confirm(group: Group): Promise<void> {
      const question = view.get();
      if (!question || question.kind === "invite" || isBusy()) return;
      if (question.kind === "delete" && group.id === "") return view.set({ ...question, problem: "noId" });
      view.set({ ...question, isBusy: true, problem: null });
      let problem: GroupProblem | null = null;
      let isWorthALook = question.kind === "remove";
      await requestOf(question, group).catch((reason: unknown) => {
        problem = groupProblem(reason);
        isWorthALook = wasAnswered(reason);
      });
      view.set(problem && { ...question, isBusy: false, problem });
      if (isWorthALook) means.onChanged();
      if (problem || question.kind === "remove") return;
      means.onGone();
      if (isHere) means.onDone();
    },

    changeEmail: (email: string): void => setInvitation({ email, problem: null }),
    /** Says what is wrong with the address; what the provider said about it stays (GRP-80). */
    leaveEmail: (): void => {
      const dialog = view.get();
      if (dialog?.kind !== "invite" || isBusy()) return;
      setInvitation({ problem: validateInviteEmail(dialog.email) ?? dialog.problem });
    },
    /** Checks the form, asks the provider about the address, then invites (GRP-79, GRP-82). */
    async invite(group: Group): Promise<void> {
      const dialog = view.get();
      if (dialog?.kind !== "invite" || isBusy()) return;
      const email = dialog.email.trim();
      const fault = validateInviteEmail(email);
      if (fault) return setInvitation({ problem: fault });
      setInvitation({ status: "checking", problem: null });
      const problem = mapCheckEmail(await means.checkEmail(email));
      if (problem) return setInvitation({ status: "editing", problem });
      setInvitation({ status: "sending" });
      try {
        const result = await groups.invite(group.groupNumber, email);
        view.set(null);
        means.onInvited(inviteResultKey(result));
        means.onChanged();
      } catch (reason) {
        setInvitation({ status: "editing", problem: inviteErrorKey(refusalOf(reason).message) });
        if (wasAnswered(reason)) means.onChanged();
      }
    },

    /** The screen is there. Returns what to call when it leaves. */
    enter(): () => void {
      isHere = true;
      return () => {
        isHere = false;
      };
    },
  };
}
