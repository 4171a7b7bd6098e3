import type { StoredGroup } from "#app/session/groupMemory.ts";
import { GROUP_CODE_LENGTH, GROUP_DEFAULT_MAX_MEMBERS, type Group } from "#src/model/groups/group.ts";

export type LocalRegistry = ReturnType<typeof createLocalRegistry>;

/** All groups that this page knows of, by number; in memory only, because they name other people (P19). */
export function createLocalRegistry(random: () => number = Math.random) {
  const groups = new Map<string, Group>();

  function freeNumber(): string {
    const number = String(Math.floor(random() * 10 ** GROUP_CODE_LENGTH)).padStart(GROUP_CODE_LENGTH, "0");
    return groups.has(number) ? freeNumber() : number;
  }

  return {
    freeNumber,
    byNumber: (groupNumber: string): Group | null => groups.get(groupNumber) ?? null,
    groupOf: (extraId: string): Group | null =>
      [...groups.values()].find(({ members }) => members.some((member) => member.extraId === extraId)) ?? null,
    put: (group: Group): void => void groups.set(group.groupNumber, group),
    drop: ({ groupNumber }: Group): void => void groups.delete(groupNumber),
    takeOut(group: Group, memberId: string): void {
      const members = group.members.filter(({ id }) => id !== memberId);
      groups.set(group.groupNumber, { ...group, members, isFull: members.length >= group.maxMembers });
    },
    /** After a reload: as much of a group as the device has kept. */
    restore({ id, groupNumber, name, members }: StoredGroup): void {
      if (groups.has(groupNumber)) return;
      const unknown = { firstName: "", lastName: "", joinedAt: null, email: "", dateOfBirth: "", nationality: "" };
      groups.set(groupNumber, {
        id,
        groupNumber,
        name,
        description: "",
        maxMembers: GROUP_DEFAULT_MAX_MEMBERS,
        privacy: "private",
        ownerId: members.find(({ isOwner }) => isOwner)?.id ?? "",
        role: "other",
        isFull: members.length >= GROUP_DEFAULT_MAX_MEMBERS,
        members: members.map((member) => ({ ...unknown, ...member, extraId: member.id, isSelf: false })),
      });
    },
  };
}

export const localRegistry = createLocalRegistry();
