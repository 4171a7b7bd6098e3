import type { GroupRecord } from "#app/shell/groups/groupRecord.ts";
import { valueOf } from "#app/shell/queryError.ts";
import type { Announcement } from "#app/client/announcement.ts";
import type { Client } from "#app/client/client.ts";
import {
  createGroup,
  currentGroup,
  deleteGroup,
  inviteToGroup,
  joinGroup,
  leaveGroup,
  previewGroup,
  removeGroupMember,
} from "#app/client/calls/groups.ts";
import { isNotInGroup } from "#app/client/notInGroup.ts";
import { failureNotice, successNotice } from "#app/client/notice.ts";
import type { ApiError } from "#app/client/result.ts";
import type { GroupsPort } from "#app/client/ports.ts";
import { wasTurnedAway } from "#app/client/problemOf.ts";
import { normalizeGroup, type Group } from "#src/model/groups/group.ts";
import { toGroupCodePayload } from "#src/model/groups/groupCode.ts";
import type { WireGroup } from "#src/model/groups/groupWire.ts";

export type ApiGroupsDeps = {
  client: Pick<Client, "call">;
  extraId: string;
  record: GroupRecord;
  announce: (announcement: Announcement) => void;
};

/** Nobody knows whether it was done, or it was done before. */
const mayBeDone = (apiError: ApiError): boolean =>
  !wasTurnedAway(apiError) || [404, 409, 410].includes(apiError.status);

/** Groups over the calls of the contract (APIS-15 to APIS-23). What a call announces its row says. */
export function createApiGroups({ client, extraId, record, announce }: ApiGroupsDeps): GroupsPort {
  const chosen = (raw: WireGroup): Group => {
    const group = normalizeGroup(raw, extraId);
    record.chosen(group);
    return group;
  };
  /** Whether the group, as it is now, is without them; no when it could not be read. */
  async function isMissing(memberId: string): Promise<boolean> {
    const now = await client.call(currentGroup, {}, { quiet: true });
    if (!now.ok || now.value === null) return false;
    return !normalizeGroup(now.value, extraId).members.some(({ id }) => id === memberId);
  }
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
        maxMembers: group.maxMembers,
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
      const isNone = outcome.ok ? outcome.value === null : isNotInGroup(outcome.apiError);
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
      const input = { params: { id: groupId, memberId } };
      const outcome = await client.call(removeGroupMember, input, { quiet: true });
      const isGone = outcome.ok || (mayBeDone(outcome.apiError) && (await isMissing(memberId)));
      const notice = isGone
        ? successNotice(removeGroupMember, outcome.ok ? outcome.message : null)
        : failureNotice(removeGroupMember, outcome.apiError);
      if (notice) announce(notice);
      if (!isGone) valueOf(outcome);
    },
    invite: async (groupNumber, email) =>
      valueOf(await client.call(inviteToGroup, { params: { groupNumber }, body: { email } })),
    // No call: how somebody takes part alone is not the provider's business (D-41).
    async setSolo() {
      record.solo();
    },
  };
}
