import { refuse } from "../database/reply.ts";

/**
 * The provider's English messages: the app recognises them ("not found", "full", "already a member", "not in a group")
 * and shows its own German texts.
 */
export const groupNotFound = () => refuse(404, "Group not found", { error: "GROUP_NOT_FOUND" });
export const groupFull = () => refuse(409, "Group is full", { error: "GROUP_FULL" });
export const notInGroup = () => refuse(404, "You are not in a group", { error: "NOT_IN_GROUP" });
export const alreadyMember = (who: string) =>
  refuse(409, `${who} is already a member of a group`, { error: "ALREADY_MEMBER" });

export const leaderOnly = () => refuse(403, "Das kann nur die Gruppenleitung.", { error: "LEADER_ONLY" });
