import type { Account, GroupRecord } from "../world/records.ts";
import { setStatus } from "../world/applicationStatus.ts";
import { applicationsOf } from "../world/days.ts";
import { groupOf } from "../world/group.ts";
import { accept, refuse, type Reply } from "../world/reply.ts";
import type { World } from "../world.ts";
import { groupNotFound, leaderOnly, notInGroup } from "./groupRefusals.ts";

/** Whoever goes loses the applications that the group made. */
function takeOut(world: World, group: GroupRecord, extraId: string): void {
  group.members = group.members.filter((member) => member.extraId !== extraId);
  for (const { dayId, byGroup } of applicationsOf(world, extraId, "applied")) {
    if (byGroup) setStatus(world, extraId, dayId, "withdrawn", false);
  }
}

export function leaveGroup(world: World, caller: Account): Reply {
  const extraId = caller.extra.extra_id;
  const group = groupOf(world, extraId);
  if (!group) return notInGroup();
  if (group.ownerId === extraId) {
    return refuse(409, "Die Gruppenleitung kann die Gruppe nur löschen.", { error: "OWNER_CANNOT_LEAVE" });
  }
  takeOut(world, group, extraId);
  return accept({ message: "Sie haben die Gruppe verlassen." });
}

export function deleteGroup(world: World, caller: Account, id: string): Reply {
  const group = world.groups.find((candidate) => candidate.id === id);
  if (!group) return groupNotFound();
  if (group.ownerId !== caller.extra.extra_id) return leaderOnly();
  for (const { extraId } of group.members) takeOut(world, group, extraId);
  world.groups = world.groups.filter((candidate) => candidate.id !== id);
  return accept({ message: "Die Gruppe ist gelöscht." });
}

export function removeGroupMember(world: World, caller: Account, id: string, memberId: string): Reply {
  const group = world.groups.find((candidate) => candidate.id === id);
  if (!group) return groupNotFound();
  if (group.ownerId !== caller.extra.extra_id) return leaderOnly();
  if (memberId === group.ownerId) {
    return refuse(409, "Die Gruppenleitung bleibt in der Gruppe.", { error: "OWNER_STAYS" });
  }
  if (!group.members.some((member) => member.extraId === memberId)) {
    return refuse(404, "Diese Person ist nicht in der Gruppe.", { error: "MEMBER_NOT_FOUND" });
  }
  takeOut(world, group, memberId);
  return accept({ message: "Die Person ist nicht mehr in der Gruppe." });
}
