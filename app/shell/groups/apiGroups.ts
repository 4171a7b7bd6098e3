import type { GroupRecord } from "#app/shell/groups/groupRecord.ts";
import { valueOf } from "#app/shell/queryError.ts";
import type { Announcement, OwnKey } from "#app/client/announcement.ts";
import type { SessionClient } from "#app/client/client.ts";
import type { Call } from "#app/client/calls/defineCall.ts";
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
import type { ApiError, Result } from "#app/client/result.ts";
import type { AskOptions, GroupsPort } from "#app/client/ports.ts";
import { hasAnswered, wasTurnedAway } from "#app/client/problemOf.ts";
import { normalizeGroup, type Group } from "#src/model/groups/group.ts";
import { toGroupCodePayload } from "#src/model/groups/groupCode.ts";
import type { WireGroup } from "#src/model/groups/groupWire.ts";

export type ApiGroupsDeps = {
  client: SessionClient;
  extraId: string;
  record: GroupRecord;
  announce: (announcement: Announcement) => void;
};

/** Nobody knows whether it was done, or it was done before. */
const mayBeDone = (apiError: ApiError): boolean =>
  !wasTurnedAway(apiError) || [404, 409, 410].includes(apiError.status);

const quiet = { quiet: true } as const;
const isGone = (group: Group | null) => group === null;

/** Groups over the calls of the contract (APIS-15 to APIS-23). What a call announces its row says. */
export function createApiGroups({ client, extraId, record, announce }: ApiGroupsDeps): GroupsPort {
  const ownGroup = (raw: WireGroup): Group => normalizeGroup(raw, extraId);
  const chosen = (group: Group): Group => {
    record.chosen(group);
    return group;
  };

  async function readGroup(options: AskOptions = quiet): Promise<Group | null> {
    const outcome = await client.call(currentGroup, {}, options);
    const isNone = outcome.ok ? outcome.value === null : isNotInGroup(outcome.apiError);
    const raw = isNone ? null : valueOf(outcome);
    return raw && ownGroup(raw);
  }

  /**
   * Says what came of a change, in one notice. A change that was refused may be made all the same: by a request without an
   * answer, or by somebody else before, which `already` says. Returns the group as it is now if that is so.
   */
  async function settle(
    row: Call,
    outcome: Result<unknown>,
    already: OwnKey,
    isMade: (now: Group | null) => boolean,
  ): Promise<Group | null | undefined> {
    const now = outcome.ok || !mayBeDone(outcome.apiError) ? undefined : await readGroup().catch(() => undefined);
    const made = now !== undefined && isMade(now) ? now : undefined;
    const notice = outcome.ok
      ? successNotice(row, outcome.message)
      : made === undefined
        ? failureNotice(row, outcome.apiError)
        : hasAnswered(outcome.apiError)
          ? ({ tone: "info", area: row.area, text: { from: "copy", key: already } } as const)
          : successNotice(row, null);
    if (notice) announce(notice);
    if (made === undefined) valueOf(outcome);
    return made;
  }
  return {
    create: async (draft) => chosen(ownGroup(valueOf(await client.call(createGroup, { body: draft })))),
    async join(groupNumber) {
      const body = { group_code: toGroupCodePayload(groupNumber) };
      const outcome = await client.call(joinGroup, { body }, quiet);
      const joined = await settle(joinGroup, outcome, "group.alreadyIn", (now) => now?.groupNumber === groupNumber);
      if (joined) return chosen(joined);
      const raw = valueOf(outcome);
      return chosen(ownGroup({ ...raw, groupNumber: raw.groupNumber ?? raw.group_code ?? groupNumber }));
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
      const group = await readGroup(options);
      record.told(group);
      return group;
    },
    async leave() {
      await settle(leaveGroup, await client.call(leaveGroup, { body: {} }, quiet), "group.gone", isGone);
      record.none();
    },
    async remove(groupId) {
      await settle(
        deleteGroup,
        await client.call(deleteGroup, { params: { id: groupId } }, quiet),
        "group.gone",
        isGone,
      );
      record.none();
    },
    async removeMember(groupId, memberId) {
      const input = { params: { id: groupId, memberId } };
      const isRemoved = (now: Group | null) => now !== null && !now.members.some(({ id }) => id === memberId);
      await settle(
        removeGroupMember,
        await client.call(removeGroupMember, input, quiet),
        "group.memberGone",
        isRemoved,
      );
    },
    invite: async (groupNumber, email) =>
      valueOf(await client.call(inviteToGroup, { params: { groupNumber }, body: { email } })),
    // No call: how somebody takes part alone is not the provider's business (D-41).
    async setSolo() {
      record.solo();
    },
  };
}
