import type { GroupRecord } from "./records.ts";
import type { Database } from "../database.ts";
import { isFull } from "./group.ts";
import type { Json } from "./reply.ts";

function memberView(
  database: Database,
  group: GroupRecord,
  member: GroupRecord["members"][number],
  viewer: string,
): Json {
  const extra = database.accounts[member.extraId]?.extra;
  return {
    id: member.extraId,
    extra_id: member.extraId,
    first_name: extra?.first_name ?? "",
    last_name: extra?.last_name ?? "",
    email: extra?.email ?? "",
    date_of_birth: extra?.date_of_birth ?? "",
    nationality: extra?.nationality ?? "",
    is_owner: member.extraId === group.ownerId,
    isSelf: member.extraId === viewer,
    joinedAt: member.joinedAt,
  };
}

/** A group as sent to `viewer`. */
export function groupView(database: Database, group: GroupRecord, viewer: string): { [key: string]: Json } {
  return {
    group_id: group.id,
    group_code: group.code,
    group_name: group.name,
    description: group.description,
    maxMembers: group.maxMembers,
    privacy: group.privacy,
    ownerId: group.ownerId,
    role: group.ownerId === viewer ? "creator" : "member",
    is_full: isFull(group),
    members: group.members.map((member) => memberView(database, group, member, viewer)),
  };
}
