import type { World } from "../world.ts";

export type GroupRecord = {
  id: string;
  /** Eight digits, leading zeros included. */
  code: string;
  name: string;
  description: string;
  maxMembers: number;
  privacy: "public" | "private";
  ownerId: string;
  /** `joinedAt` is a timestamp. The owner is one of them. */
  members: { extraId: string; joinedAt: string }[];
};

export const MAX_MEMBERS = 4;

export function groupOf(world: World, extraId: string): GroupRecord | null {
  return world.groups.find((group) => group.members.some((member) => member.extraId === extraId)) ?? null;
}

export function groupByCode(world: World, code: number | string): GroupRecord | undefined {
  const digits = String(code).padStart(8, "0");
  return world.groups.find((group) => group.code === digits);
}

export const isFull = (group: GroupRecord) => group.members.length >= group.maxMembers;
