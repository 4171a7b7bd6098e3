import type { GroupRecord } from "./records.ts";
import type { Database } from "../database.ts";

export const MAX_MEMBERS = 4;

export function groupOf(database: Database, extraId: string): GroupRecord | null {
  return database.groups.find((group) => group.members.some((member) => member.extraId === extraId)) ?? null;
}

export function groupByCode(database: Database, code: number | string): GroupRecord | undefined {
  const digits = String(code).padStart(8, "0");
  return database.groups.find((group) => group.code === digits);
}

export const isFull = (group: GroupRecord) => group.members.length >= group.maxMembers;
