import { initialsOf } from "#src/lib/initials.ts";
import { nameParts } from "#src/lib/nameParts.ts";
import type { WireGroup, WireGroupMember } from "#src/model/groups/groupWire.ts";
import { textOf, yesNo } from "#src/model/reading.ts";

export const GROUP_DEFAULT_MAX_MEMBERS = 4;
export const GROUP_NAME_MIN_LENGTH = 3;
export const GROUP_NAME_MAX_LENGTH = 30;
export const GROUP_DESCRIPTION_MAX_LENGTH = 100;
export const GROUP_CODE_LENGTH = 8;

export type GroupMember = {
  id: string;
  extraId: string;
  name: string;
  firstName: string;
  lastName: string;
  initials: string;
  isOwner: boolean;
  isSelf: boolean;
  joinedAt: string | null;
  email: string;
  dateOfBirth: string;
  nationality: string;
};

export type Group = {
  id: string;
  /** Eight digits, shown in two groups of four. */
  groupNumber: string;
  name: string;
  description: string;
  maxMembers: number;
  privacy: "public" | "private";
  ownerId: string;
  role: "creator" | "other";
  isFull: boolean;
  members: GroupMember[];
};

/** Larger values are ignored: each seat is rendered. */
const MOST_SEATS = 100;
const MOST_INITIALS = 3;

/** Number of places of a group; `null` if the provider does not send it. */
export const seatsOf = (value: unknown): number | null => {
  const seats = Number(textOf(value));
  return Number.isInteger(seats) && seats >= 1 && seats <= MOST_SEATS ? seats : null;
};

/** Eight digits as text; a number that lost its leading zero gets it back (P33, D-38). */
export const groupNumberText = (value: unknown): string => {
  const digits = textOf(value);
  return digits === "" ? "" : digits.padStart(GROUP_CODE_LENGTH, "0");
};

/** The first non-empty text. */
export const firstText = (...values: unknown[]): string => values.map(textOf).find((value) => value !== "") ?? "";

/** A normalized member (ENTS-20). `owner` decides if the row itself has no role. */
export function normalizeMember(raw: WireGroupMember, ids: { selfId: string; ownerId: string }): GroupMember {
  const firstName = textOf(raw.first_name);
  const lastName = textOf(raw.last_name);
  const name = firstText(raw.name, `${firstName} ${lastName}`.trim());
  const extraId = firstText(raw.extra_id, raw.id);
  const parts = nameParts(textOf(raw.name));
  const fromName = initialsOf(firstName || parts.firstName, lastName || parts.lastName);
  const givenInitials = [...textOf(raw.initials)];
  return {
    id: firstText(raw.id, raw.extra_id),
    extraId,
    name,
    firstName,
    lastName,
    initials: givenInitials.length > 0 && givenInitials.length <= MOST_INITIALS ? givenInitials.join("") : fromName,
    isOwner: yesNo(raw.isOwner ?? raw.is_owner) ?? (extraId !== "" && extraId === ids.ownerId),
    isSelf: yesNo(raw.isSelf) ?? (extraId !== "" && extraId === ids.selfId),
    joinedAt: textOf(raw.joinedAt) || null,
    email: textOf(raw.email),
    dateOfBirth: textOf(raw.date_of_birth),
    nationality: textOf(raw.nationality),
  };
}

/** A normalized group (ENTS-18, ENTS-19); `selfId` is the extra id of the signed-in user. */
export function normalizeGroup(raw: WireGroup, selfId: string): Group {
  const marked = raw.members.find((member) => yesNo(member.isOwner ?? member.is_owner) === true);
  const ownerId = firstText(raw.ownerId, raw.owner?.extra_id, marked?.extra_id, marked?.id, raw.extra_id);
  const members = raw.members.map((member) => normalizeMember(member, { selfId, ownerId }));
  const maxMembers = seatsOf(raw.maxMembers) ?? GROUP_DEFAULT_MAX_MEMBERS;
  const isCreator = ownerId === "" ? raw.role === "creator" : ownerId === selfId;
  return {
    id: firstText(raw.id, raw.group_id),
    groupNumber: groupNumberText(raw.groupNumber ?? raw.group_code),
    name: firstText(raw.name, raw.group_name),
    description: textOf(raw.description),
    maxMembers,
    privacy: raw.privacy === "public" ? "public" : "private",
    ownerId,
    role: isCreator ? "creator" : "other",
    isFull: yesNo(raw.is_full ?? raw.isFull) ?? members.length >= maxMembers,
    members,
  };
}
