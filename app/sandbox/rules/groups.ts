import type { Account, Application, GroupRecord } from "../database/records.ts";
import { daysOf } from "../database/days.ts";
import { groupByCode, groupOf, isFull, MAX_MEMBERS } from "../database/group.ts";
import { groupView } from "../database/groupView.ts";
import { issueDigits } from "../database/random.ts";
import { accept, refuse, type Json, type Reply } from "../database/reply.ts";
import { timestamp, type Instant } from "../database/time.ts";
import type { Database } from "../database.ts";
import { alreadyMember, groupFull, groupNotFound, notInGroup } from "./groupRefusals.ts";

type NewGroup = { name: string; description?: string | undefined };

function freeCode(database: Database): string {
  const code = issueDigits(database, 8);
  return groupByCode(database, code) ? freeCode(database) : code;
}

export function createGroup(database: Database, caller: Account, input: NewGroup, at: Instant): Reply {
  const ownerId = caller.extra.extra_id;
  const name = input.name.trim();
  if (groupOf(database, ownerId)) return alreadyMember(caller.extra.email);
  if (name.length < 3 || name.length > 30) {
    return refuse(422, "Ein Gruppenname hat 3 bis 30 Zeichen.", { error: "INVALID_NAME" });
  }
  const code = freeCode(database);
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
  database.groups.push(group);
  return accept({ data: groupView(database, group, ownerId) }, 201);
}

export function currentGroup(database: Database, caller: Account): Reply {
  const group = groupOf(database, caller.extra.extra_id);
  return group ? accept({ data: groupView(database, group, caller.extra.extra_id) }) : notInGroup();
}

function affected(database: Database, extraId: string, status: Application["status"]): Json[] {
  return daysOf(database, extraId, status).map((day) => ({
    event_id: day.id,
    event_type: "internal",
    event_date: day.date,
    start_time: day.start,
    end_time: day.end,
  }));
}

export function previewGroup(database: Database, caller: Account, code: string): Reply {
  const group = groupByCode(database, code);
  if (!group) return groupNotFound();
  const applied = affected(database, caller.extra.extra_id, "applied");
  const booked = affected(database, caller.extra.extra_id, "booked");
  const { name, description, code: groupCode } = group;
  return accept({
    data: {
      group: { name, description, group_code: groupCode, is_full: isFull(group) },
      affected_events: { total_count: applied.length + booked.length, applied_events: applied, booked_events: booked },
    },
  });
}

export function joinGroup(database: Database, caller: Account, code: number | string, at: Instant): Reply {
  const extraId = caller.extra.extra_id;
  const group = groupByCode(database, code);
  if (!group) return groupNotFound();
  if (groupOf(database, extraId)) return alreadyMember(caller.extra.email);
  if (isFull(group)) return groupFull();
  group.members.push({ extraId, joinedAt: timestamp(at) });
  return accept({ data: { group: groupView(database, group, extraId) } });
}
