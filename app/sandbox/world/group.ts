import type { GroupRecord } from "./records.ts";
import type { World } from "../world.ts";

export const MAX_MEMBERS = 4;

export function groupOf(world: World, extraId: string): GroupRecord | null {
  return world.groups.find((group) => group.members.some((member) => member.extraId === extraId)) ?? null;
}

export function groupByCode(world: World, code: number | string): GroupRecord | undefined {
  const digits = String(code).padStart(8, "0");
  return world.groups.find((group) => group.code === digits);
}

export const isFull = (group: GroupRecord) => group.members.length >= group.maxMembers;
