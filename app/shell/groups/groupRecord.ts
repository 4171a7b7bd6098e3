import type { Completion } from "#app/shell/completion.ts";
import { createGroupMemory } from "#app/session/groupMemory.ts";
import { onlyWhile } from "#app/session/samePerson.ts";
import type { Store } from "#app/session/storage.ts";
import type { Group } from "#src/model/groups/group.ts";

export type GroupRecord = ReturnType<typeof createGroupRecord>;

/**
 * What this device and this session note down of a person's group: the group itself as far as it may be kept, who they are
 * in it, how they take part, and the flag (GRP-05, GRP-13, GRP-26, SESS-04 to SESS-06). Once they are gone nothing is noted
 * any more, however late an answer comes (S7).
 */
export function createGroupRecord(
  local: Store,
  completion: Pick<Completion, "complete" | "clear">,
  isHere: () => boolean,
) {
  const memory = createGroupMemory(local);
  function none(): void {
    memory.forgetGroup();
    memory.storeGroupState("none");
    completion.clear("group_member");
  }
  function told(group: Group | null): void {
    if (!group) return none();
    memory.storeGroup(group);
    memory.storeGroupState(group.role === "creator" ? "leader" : "member");
    completion.complete("group_member");
  }
  return {
    /** As the provider last told it. */
    told: onlyWhile(isHere, told),
    /** Somebody has chosen a group: created or joined it. */
    chosen: onlyWhile(isHere, (group: Group) => {
      memory.storeParticipationType("group");
      told(group);
    }),
    none: onlyWhile(isHere, none),
    solo: onlyWhile(isHere, () => {
      memory.storeParticipationType("solo");
      none();
    }),
  };
}
