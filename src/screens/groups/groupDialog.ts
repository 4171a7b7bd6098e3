import type { GroupMember } from "#src/model/groups/group.ts";
import type { InviteProblem } from "#src/model/groups/groupInvitation.ts";

/** Why it was not done: a sentence of ours or of the provider's. */
export type GroupProblem = "failed" | "unexpected" | { said: string };

export type Asking<Problem = GroupProblem> = { isBusy: boolean; problem: Problem | null };

export type Invitation = {
  email: string;
  status: "editing" | "checking" | "sending";
  problem: InviteProblem | { said: string } | null;
};

export type GroupDialog =
  | ({ kind: "leave" } & Asking)
  | ({ kind: "delete" } & Asking<GroupProblem | "noId">)
  | ({ kind: "remove"; member: Pick<GroupMember, "id" | "name"> } & Asking)
  | ({ kind: "invite" } & Invitation);
