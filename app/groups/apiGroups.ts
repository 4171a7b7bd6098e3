import type { GroupRecord } from "#app/groups/groupRecord.ts";
import { RefusedError } from "#app/areas/refusedError.ts";
import type { Client } from "#app/provider/client.ts";
import {
  createGroup,
  currentGroup,
  deleteGroup,
  inviteToGroup,
  joinGroup,
  leaveGroup,
  previewGroup,
  removeGroupMember,
} from "#app/provider/contract/groups.ts";
import { isNotInGroup } from "#app/provider/notInGroup.ts";
import type { Outcome } from "#app/provider/outcome.ts";
import type { GroupsPort } from "#app/provider/ports.ts";
import { normalizeGroup, type Group } from "#src/model/group.ts";
import { toGroupCodePayload } from "#src/model/groupCode.ts";
import type { WireGroup } from "#src/model/groupWire.ts";

export type ApiGroupsMeans = { client: Pick<Client, "call">; extraId: string; record: GroupRecord };

/** A refusal rejects. */
function valueOf<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new RefusedError(outcome.refusal);
  return outcome.value;
}

/** Groups over the calls of the contract (APIS-15 to APIS-23). What a call announces its row says. */
export function createApiGroups({ client, extraId, record }: ApiGroupsMeans): GroupsPort {
  const chosen = (raw: WireGroup): Group => {
    const group = normalizeGroup(raw, extraId);
    record.chosen(group);
    return group;
  };
  return {
    create: async (draft) => chosen(valueOf(await client.call(createGroup, { body: draft }))),
    async join(groupNumber) {
      const body = { group_code: toGroupCodePayload(groupNumber) };
      const raw = valueOf(await client.call(joinGroup, { body }));
      return chosen({ ...raw, groupNumber: raw.groupNumber ?? raw.group_code ?? groupNumber });
    },
    async preview(groupNumber, options) {
      const { group, affected_events: affected } = valueOf(
        await client.call(previewGroup, { params: { code: groupNumber } }, options),
      );
      return {
        name: group.name,
        description: group.description,
        groupNumber: group.group_code || groupNumber,
        isFull: group.is_full,
        affectedEvents: {
          total: affected.total_count,
          applied: affected.applied_events,
          booked: affected.booked_events,
        },
      };
    },
    async current(options) {
      const outcome = await client.call(currentGroup, {}, options);
      const isNone = outcome.ok ? outcome.value === null : isNotInGroup(outcome.refusal);
      const raw = isNone ? null : valueOf(outcome);
      const group = raw && normalizeGroup(raw, extraId);
      record.told(group);
      return group;
    },
    async leave() {
      valueOf(await client.call(leaveGroup, { body: {} }));
      record.none();
    },
    async remove(groupId) {
      valueOf(await client.call(deleteGroup, { params: { id: groupId } }));
      record.none();
    },
    async removeMember(groupId, memberId) {
      valueOf(await client.call(removeGroupMember, { params: { id: groupId, memberId } }));
    },
    invite: async (groupNumber, email) =>
      valueOf(await client.call(inviteToGroup, { params: { groupNumber }, body: { email } })),
    // No call: how somebody takes part alone is not the provider's business (D-41).
    async setSolo() {
      record.solo();
    },
  };
}
