import { QueryError } from "#app/shell/queryError.ts";
import { localRegistry, type LocalRegistry } from "#app/shell/groups/localRegistry.ts";
import type { GroupRecord } from "#app/shell/groups/groupRecord.ts";
import type { OwnKey } from "#app/client/announcement.ts";
import type { GroupsPort } from "#app/client/ports.ts";
import { apiErrorWith } from "#app/client/apiError.ts";
import { createGroupMemory } from "#app/session/groupMemory.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import { GROUP_DEFAULT_MAX_MEMBERS, initials, type Group, type GroupMember } from "#src/model/groups/group.ts";

type Deps = Pick<SignedIn, "extraId" | "user" | "local" | "toaster">;

const no = (status: number, message: string): never => {
  throw new QueryError({ ...apiErrorWith("refused", status), message });
};

/**
 * Groups as an earlier version faked them: without a provider (GRP-96, D-43). The group of whoever is signed in is stored
 * on the device and gone when they sign out (D-80); others can join it by its number as long as the page is open. The
 * refusals are worded as a provider's, so that the screens read them in the same way.
 */
export function createLocalGroups(
  { extraId, user, local, toaster }: Deps,
  record: GroupRecord,
  registry: LocalRegistry = localRegistry,
): GroupsPort {
  const stored = createGroupMemory(local).group();
  if (stored) registry.restore(stored);

  const own = (): Group | null => {
    const group = registry.groupOf(extraId);
    return group && asSeen(group);
  };
  const found = (groupNumber: string): Group => registry.byNumber(groupNumber) ?? no(404, "Group not found");
  const mine = (): Group => own() ?? no(404, "You are not in a group");
  const led = (): Group => {
    const group = mine();
    return group.ownerId === extraId ? group : no(403, "Only the leader can do this");
  };

  function asSeen(group: Group): Group {
    const members = group.members.map((member) => ({ ...member, isSelf: member.extraId === extraId }));
    return { ...group, members, role: group.ownerId === extraId ? "creator" : "other" };
  }

  function self(isOwner: boolean): GroupMember {
    const { firstName, lastName } = user;
    return {
      id: extraId,
      extraId,
      name: `${firstName} ${lastName}`.trim(),
      firstName,
      lastName,
      initials: initials(firstName, lastName),
      isOwner,
      isSelf: true,
      joinedAt: new Date().toISOString(),
      email: "",
      dateOfBirth: "",
      nationality: "",
    };
  }

  function keep(group: Group): Group {
    const kept = asSeen({ ...group, isFull: group.members.length >= group.maxMembers });
    registry.put(kept);
    record.chosen(kept);
    return kept;
  }

  /** One notice an action, as the calls announce it (C-47). */
  async function told<Value>(success: OwnKey | null, failure: OwnKey, act: () => Value): Promise<Value> {
    const post = (tone: "success" | "error", key: OwnKey) =>
      toaster.notify({ tone, area: "signed-in", text: { from: "copy", key } });
    try {
      const value = act();
      if (success) post("success", success);
      return value;
    } catch (reason) {
      post("error", failure);
      throw reason;
    }
  }

  return {
    create: ({ name, description = "" }) =>
      told("group.created", "group.createFailed", () => {
        if (own()) no(409, "You are already a member of a group");
        const groupNumber = registry.freeNumber();
        return keep({
          id: `local-${groupNumber}`,
          groupNumber,
          name,
          description,
          maxMembers: GROUP_DEFAULT_MAX_MEMBERS,
          privacy: "private",
          ownerId: extraId,
          role: "creator",
          isFull: false,
          members: [self(true)],
        });
      }),
    join: (groupNumber) =>
      told("group.joined", "group.joinFailed", () => {
        if (own()) no(409, "You are already a member of a group");
        const group = found(groupNumber);
        if (group.isFull) no(409, "Group is full");
        return keep({ ...group, members: [...group.members, self(false)] });
      }),
    async preview(groupNumber) {
      const { name, description, isFull } = found(groupNumber);
      return { name, description, groupNumber, isFull, affectedEvents: { total: 0, applied: [], booked: [] } };
    },
    async current() {
      const group = own();
      record.told(group);
      return group;
    },
    leave: () =>
      told("group.left", "group.leaveFailed", () => {
        const group = mine();
        if (group.ownerId === extraId) no(409, "The leader can only delete the group");
        registry.takeOut(group, extraId);
        record.none();
      }),
    remove: (groupId) =>
      told("group.deleted", "group.deleteFailed", () => {
        const group = led();
        if (group.id !== groupId) no(404, "Group not found");
        registry.drop(group);
        record.none();
      }),
    removeMember: (groupId, memberId) =>
      told(null, "group.removeFailed", () => {
        const group = led();
        const isThere = group.id === groupId && group.members.some(({ id }) => id === memberId);
        if (!isThere || memberId === extraId) no(404, "Member not found");
        registry.takeOut(group, memberId);
        record.told(own());
      }),
    // Nobody can be written to without a provider.
    invite: async () => {
      throw new QueryError(apiErrorWith("unreachable", 0, "local groups send no mail"));
    },
    async setSolo() {
      if (own()) no(409, "You are already a member of a group");
      record.solo();
    },
  };
}
