import {
  createGroup,
  deleteGroup,
  inviteToGroup,
  joinGroup,
  leaveGroup,
  previewGroup,
  removeGroupMember,
} from "#app/client/calls/groups.ts";
import type { OwnKey } from "#app/client/announcement.ts";
import type { Call } from "#app/client/calls/defineCall.ts";
import { failureNotice, successNotice } from "#app/client/notice.ts";
import { hasAnswered, wasTurnedAway } from "#app/client/problemOf.ts";
import type { ApiError, Result } from "#app/client/result.ts";
import { groupRecordOf, loadGroup, readGroup, type GroupDeps, type ReadOptions } from "#app/shell/currentGroup.ts";
import { valueOf } from "#app/shell/queryError.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import { normalizeGroup, type Group } from "#src/model/groups/group.ts";
import { toGroupCodePayload } from "#src/model/groups/groupCode.ts";
import type { WireGroup } from "#src/model/groups/groupWire.ts";
import type { GroupPreview } from "#src/model/groups/joinPreview.ts";

export type GroupsDeps = GroupDeps & { toaster: Pick<SignedIn["toaster"], "notify"> };
export type GroupsApi = ReturnType<typeof groupsApi>;

/** Result unknown, or done before. */
const mayBeDone = (apiError: ApiError): boolean =>
  !wasTurnedAway(apiError) || [404, 409, 410].includes(apiError.status);

const quiet = { quiet: true } as const;
const isGone = (group: Group | null) => group === null;

/** The groups of the signed-in user (APIS-15 to APIS-23). All calls reject with a QueryError on failure. */
export function groupsApi(deps: GroupsDeps) {
  const { client, extraId, toaster } = deps;
  const record = groupRecordOf(deps);
  const ownGroup = (raw: WireGroup): Group => normalizeGroup(raw, extraId);
  const chosen = (group: Group): Group => {
    record.storeChosen(group);
    return group;
  };

  /**
   * Announces the result of a change in one notice. A failed change may have been made after all: by a request without
   * a response, or by another user before (`already`). If so, resolves with the current group.
   */
  async function settle(
    row: Call,
    result: Result<unknown>,
    already: OwnKey,
    isMade: (now: Group | null) => boolean,
  ): Promise<Group | null | undefined> {
    const now = result.ok || !mayBeDone(result.apiError) ? undefined : await readGroup(deps).catch(() => undefined);
    const made = now !== undefined && isMade(now) ? now : undefined;
    const notice = result.ok
      ? successNotice(row, result.message)
      : made === undefined
        ? failureNotice(row, result.apiError)
        : hasAnswered(result.apiError)
          ? ({ tone: "info", area: row.area, text: { from: "copy", key: already } } as const)
          : successNotice(row, null);
    if (notice) toaster.notify(notice);
    if (made === undefined) valueOf(result);
    return made;
  }
  return {
    create: async (draft: { name: string; description?: string }): Promise<Group> =>
      chosen(ownGroup(valueOf(await client.call(createGroup, { body: draft })))),
    async join(groupNumber: string): Promise<Group> {
      const body = { group_code: toGroupCodePayload(groupNumber) };
      const result = await client.call(joinGroup, { body }, quiet);
      const joined = await settle(joinGroup, result, "group.alreadyIn", (now) => now?.groupNumber === groupNumber);
      if (joined) return chosen(joined);
      const raw = valueOf(result);
      return chosen(ownGroup({ ...raw, groupNumber: raw.groupNumber ?? raw.group_code ?? groupNumber }));
    },
    async preview(groupNumber: string, options?: ReadOptions): Promise<GroupPreview> {
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
    current: (options?: ReadOptions): Promise<Group | null> => loadGroup(deps, options),
    async leave(): Promise<void> {
      await settle(leaveGroup, await client.call(leaveGroup, { body: {} }, quiet), "group.gone", isGone);
      record.clear();
    },
    async remove(groupId: string): Promise<void> {
      const result = await client.call(deleteGroup, { params: { id: groupId } }, quiet);
      await settle(deleteGroup, result, "group.gone", isGone);
      record.clear();
    },
    async removeMember(groupId: string, memberId: string): Promise<void> {
      const result = await client.call(removeGroupMember, { params: { id: groupId, memberId } }, quiet);
      const isRemoved = (now: Group | null) => now !== null && !now.members.some(({ id }) => id === memberId);
      await settle(removeGroupMember, result, "group.memberGone", isRemoved);
    },
    invite: async (groupNumber: string, email: string): Promise<{ userAdded: boolean; emailSent: boolean }> =>
      valueOf(await client.call(inviteToGroup, { params: { groupNumber }, body: { email } })),
    // No call: taking part alone is stored on the device only (D-41).
    async setSolo(): Promise<void> {
      record.storeSolo();
    },
  };
}
