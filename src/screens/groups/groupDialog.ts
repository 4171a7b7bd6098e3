import type { GroupMember } from "#src/model/groups/group.ts";
import type { InviteProblem } from "#src/model/groups/groupInvitation.ts";

/** Why it failed: one of our texts or the provider's. */
export type GroupProblem = "failed" | "unexpected" | { text: string };

export type Confirmation<Problem = GroupProblem> = { isBusy: boolean; problem: Problem | null };

export type Invitation = {
  email: string;
  status: "editing" | "checking" | "sending";
  problem: InviteProblem | { text: string } | null;
};

export type GroupDialog =
  | ({ kind: "leave" } & Confirmation)
  | ({ kind: "delete" } & Confirmation<GroupProblem | "noId">)
  | ({ kind: "remove"; member: Pick<GroupMember, "id" | "name"> } & Confirmation)
  | ({ kind: "invite" } & Invitation);
