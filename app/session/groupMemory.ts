import * as z from "zod/mini";
import type { Store } from "#app/session/storage.ts";
import { readFields } from "#app/session/stored.ts";

const memberSchema = z.object({ id: z.string(), name: z.string(), initials: z.string(), isOwner: z.boolean() });

/** Group data that may be stored: ids and names, no addresses, birth dates or nationalities of others (P19). */
const storedGroupSchema = z.object({
  id: z.string(),
  groupNumber: z.string(),
  name: z.string(),
  members: z.array(memberSchema),
});
export type StoredGroup = z.infer<typeof storedGroupSchema>;

const groupStates = ["none", "member", "leader"] as const;
export type GroupState = (typeof groupStates)[number];

const participationTypes = ["group", "solo"] as const;
export type ParticipationType = (typeof participationTypes)[number];

/** The last loaded group and the choice between group and solo (SESS-04 to SESS-06, ENTS-28, GRP-05). */
export function createGroupMemory(local: Store) {
  return {
    group(): StoredGroup | null {
      const group = z.safeParse(storedGroupSchema, readFields(local.read("userGroup")));
      return group.success ? group.data : null;
    },
    /** Drops the other fields of members even if they are passed. */
    storeGroup: (group: StoredGroup): void =>
      local.write("userGroup", JSON.stringify(z.parse(storedGroupSchema, group))),
    forgetGroup: (): void => local.remove("userGroup"),

    groupState: (): GroupState | null => groupStates.find((state) => state === local.read("groupState")) ?? null,
    storeGroupState: (state: GroupState): void => local.write("groupState", state),

    participationType: (): ParticipationType | null =>
      participationTypes.find((type) => type === local.read("participationType")) ?? null,
    storeParticipationType: (type: ParticipationType): void => local.write("participationType", type),
  };
}
