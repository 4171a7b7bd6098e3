import type { Account, Application, GroupRecord } from "../world/records.ts";
import { applicationsOf, dayById } from "../world/days.ts";
import { groupByCode, groupOf, isFull, MAX_MEMBERS } from "../world/group.ts";
import { groupView } from "../world/groupView.ts";
import { issueDigits } from "../world/random.ts";
import { accept, refuse, type Json, type Reply } from "../world/reply.ts";
import { timestamp, type Instant } from "../world/time.ts";
import type { World } from "../world.ts";
import { alreadyMember, groupFull, groupNotFound, notInGroup } from "./groupRefusals.ts";

type NewGroup = { name: string; description?: string | undefined };

function freeCode(world: World): string {
  const code = issueDigits(world, 8);
  return groupByCode(world, code) ? freeCode(world) : code;
}

export function createGroup(world: World, caller: Account, input: NewGroup, at: Instant): Reply {
  const ownerId = caller.extra.extra_id;
  const name = input.name.trim();
  if (groupOf(world, ownerId)) return alreadyMember(caller.extra.email);
  if (name.length < 3 || name.length > 30) {
    return refuse(422, "Ein Gruppenname hat 3 bis 30 Zeichen.", { error: "INVALID_NAME" });
  }
  const code = freeCode(world);
  const group: GroupRecord = {
    id: `g${code}`,
    code,
    name,
    description: input.description?.trim() ?? "",
    maxMembers: MAX_MEMBERS,
    privacy: "private",
    ownerId,
    members: [{ extraId: ownerId, joinedAt: timestamp(at) }],
  };
  world.groups.push(group);
  return accept({ data: groupView(world, group, ownerId) }, 201);
}

export function currentGroup(world: World, caller: Account): Reply {
  const group = groupOf(world, caller.extra.extra_id);
  return group ? accept({ data: groupView(world, group, caller.extra.extra_id) }) : notInGroup();
}

function affected(world: World, extraId: string, status: Application["status"]): Json[] {
  return applicationsOf(world, extraId, status).flatMap(({ dayId }) => {
    const day = dayById(world, dayId);
    if (!day) return [];
    return [
      { event_id: day.id, event_type: "internal", event_date: day.date, start_time: day.start, end_time: day.end },
    ];
  });
}

export function previewGroup(world: World, caller: Account, code: string): Reply {
  const group = groupByCode(world, code);
  if (!group) return groupNotFound();
  const applied = affected(world, caller.extra.extra_id, "applied");
  const booked = affected(world, caller.extra.extra_id, "booked");
  const { name, description, code: groupCode } = group;
  return accept({
    data: {
      group: { name, description, group_code: groupCode, is_full: isFull(group) },
      affected_events: { total_count: applied.length + booked.length, applied_events: applied, booked_events: booked },
    },
  });
}

export function joinGroup(world: World, caller: Account, code: number | string, at: Instant): Reply {
  const extraId = caller.extra.extra_id;
  const group = groupByCode(world, code);
  if (!group) return groupNotFound();
  if (groupOf(world, extraId)) return alreadyMember(caller.extra.email);
  if (isFull(group)) return groupFull();
  group.members.push({ extraId, joinedAt: timestamp(at) });
  return accept({ data: { group: groupView(world, group, extraId) } });
}
