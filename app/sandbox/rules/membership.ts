import type { Account, GroupRecord } from "../database/records.ts";
import { setStatus } from "../database/applicationStatus.ts";
import { applicationsOf } from "../database/days.ts";
import { groupOf } from "../database/group.ts";
import { accept, refuse, type Reply } from "../database/reply.ts";
import type { Database } from "../database.ts";
import { groupNotFound, leaderOnly, notInGroup } from "./groupRefusals.ts";

/** A member who leaves loses the applications made by the group. */
function takeOut(database: Database, group: GroupRecord, extraId: string): void {
  group.members = group.members.filter((member) => member.extraId !== extraId);
  for (const { dayId, byGroup } of applicationsOf(database, extraId, "applied")) {
    if (byGroup) setStatus(database, extraId, dayId, "withdrawn", false);
  }
}

export function leaveGroup(database: Database, caller: Account): Reply {
  const extraId = caller.extra.extra_id;
  const group = groupOf(database, extraId);
  if (!group) return notInGroup();
  if (group.ownerId === extraId) {
    return refuse(409, "Die Gruppenleitung kann die Gruppe nicht verlassen, nur löschen.", {
      error: "OWNER_CANNOT_LEAVE",
    });
  }
  takeOut(database, group, extraId);
  return accept({ message: "Sie haben die Gruppe verlassen." });
}

export function deleteGroup(database: Database, caller: Account, id: string): Reply {
  const group = database.groups.find((candidate) => candidate.id === id);
  if (!group) return groupNotFound();
  if (group.ownerId !== caller.extra.extra_id) return leaderOnly();
  for (const { extraId } of group.members) takeOut(database, group, extraId);
  database.groups = database.groups.filter((candidate) => candidate.id !== id);
  return accept({ message: "Die Gruppe ist gelöscht." });
}

export function removeGroupMember(database: Database, caller: Account, id: string, memberId: string): Reply {
  const group = database.groups.find((candidate) => candidate.id === id);
  if (!group) return groupNotFound();
  if (group.ownerId !== caller.extra.extra_id) return leaderOnly();
  if (memberId === group.ownerId) {
    return refuse(409, "Die Gruppenleitung bleibt in der Gruppe.", { error: "OWNER_STAYS" });
  }
  if (!group.members.some((member) => member.extraId === memberId)) {
    return refuse(404, "Diese Person ist nicht in der Gruppe.", { error: "MEMBER_NOT_FOUND" });
  }
  takeOut(database, group, memberId);
  return accept({ message: "Die Person ist nicht mehr in der Gruppe." });
}
