import { noonInUtc, parseCalendarDay, parseInstant } from "#src/lib/calendarDay.ts";
import type { Group, GroupMember } from "#src/model/groups/group.ts";

/** The leader first, then by join time; members without one last, in the given order (GRP-38, GRP-39). */
export const sortMembers = (members: readonly GroupMember[]): GroupMember[] =>
  members.toSorted((one, other) => Number(other.isOwner) - Number(one.isOwner) || joinedAt(one) - joinedAt(other));

/** Milliseconds since 1970; a day without a time counts as noon. */
function joinedAt(member: GroupMember): number {
  const day = parseCalendarDay(member.joinedAt);
  return parseInstant(member.joinedAt) ?? (day ? noonInUtc(day) : Number.MAX_SAFE_INTEGER);
}

type Room = Pick<Group, "isFull" | "members" | "maxMembers">;

/** Full if the provider's flag is set or no place is left (GRP-52). */
export const isGroupFull = ({ isFull, members, maxMembers }: Room): boolean => isFull || members.length >= maxMembers;

/** Free places: none in a full group (GRP-43, GRP-52). */
export const emptySlots = (group: Room): number => (isGroupFull(group) ? 0 : group.maxMembers - group.members.length);

/** The creator of the group; the role decides only if no owner is named (ROLE-08). */
export const isLeader = ({ ownerId, role }: Pick<Group, "ownerId" | "role">, selfId: string): boolean =>
  ownerId === "" ? role === "creator" : ownerId === selfId;

export type GroupPermissions = { invite: boolean; remove: boolean; delete: boolean; leave: boolean };

/** Leaders invite while there is room, remove and delete; members may only leave (ROLE-09 to ROLE-12, ROLE-14). */
export function groupPermissions(group: Group, selfId: string): GroupPermissions {
  const leads = isLeader(group, selfId);
  return { invite: leads && !isGroupFull(group), remove: leads, delete: leads, leave: !leads };
}

/** By e-mail, as leader and while there is room (GRP-88, ROLE-09). */
export const canInvite = (group: Group, selfId: string): boolean => groupPermissions(group, selfId).invite;

/** Leaders remove others, never themselves (GRP-42, ROLE-10). */
export const canRemove = (group: Group, member: Pick<GroupMember, "extraId" | "isSelf">, selfId: string): boolean =>
  groupPermissions(group, selfId).remove && !member.isSelf && member.extraId !== selfId;
