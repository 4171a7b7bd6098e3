import type { SignedIn } from "#app/shell/signedIn.tsx";
import { valueOf } from "#app/shell/queryError.ts";
import { currentGroup } from "#app/client/calls/groups.ts";
import type { CallOptions } from "#app/client/client.ts";
import { isNotInGroup } from "#app/client/notInGroup.ts";
import { memoizeByRef } from "#app/platform/memoizeByRef.ts";
import { createGroupMemory } from "#app/session/groupMemory.ts";
import { onlyWhile, samePerson } from "#app/session/samePerson.ts";
import type { Session } from "#app/session/session.ts";
import { normalizeGroup, type Group } from "#src/model/groups/group.ts";

/** What of the signed-in user the group is stored with. */
type RecordDeps = Pick<SignedIn, "local"> & {
  completion: Pick<SignedIn["completion"], "complete" | "clear">;
  session: Pick<Session, "id">;
};

export type GroupDeps = RecordDeps & Pick<SignedIn, "client" | "extraId">;

/**
 * What this device and this session store of a person's group: the group itself as far as it may be kept, who they are
 * in it, how they take part, and the flag (GRP-05, GRP-13, GRP-26, SESS-04 to SESS-06). Once they are gone nothing is stored
 * any more, however late an answer comes (S7).
 */
export const groupRecordOf = memoizeByRef(({ local, completion, session }: RecordDeps) => {
  const memory = createGroupMemory(local);
  const isMounted = samePerson({ session });
  function clear(): void {
    memory.forgetGroup();
    memory.storeGroupState("none");
    completion.clear("group_member");
  }
  function store(group: Group | null): void {
    if (!group) return clear();
    memory.storeGroup(group);
    memory.storeGroupState(group.role === "creator" ? "leader" : "member");
    completion.complete("group_member");
  }
  return {
    /** As the provider has it now. */
    store: onlyWhile(isMounted, store),
    /** The group that was created or joined. */
    storeChosen: onlyWhile(isMounted, (group: Group) => {
      memory.storeParticipationType("group");
      store(group);
    }),
    clear: onlyWhile(isMounted, clear),
    storeSolo: onlyWhile(isMounted, () => {
      memory.storeParticipationType("solo");
      clear();
    }),
  };
});

export type ReadOptions = Pick<CallOptions, "signal" | "quiet">;

/** The group at the provider; `null` for "not in a group", anything else that goes wrong rejects (P31). */
export async function readGroup(
  { client, extraId }: Pick<GroupDeps, "client" | "extraId">,
  options: ReadOptions = { quiet: true },
): Promise<Group | null> {
  const outcome = await client.call(currentGroup, {}, options);
  const isNone = outcome.ok ? outcome.value === null : isNotInGroup(outcome.apiError);
  const group = isNone ? null : valueOf(outcome);
  return group && normalizeGroup(group, extraId);
}

/** The same, and stored. */
export async function loadGroup(deps: GroupDeps, options?: ReadOptions): Promise<Group | null> {
  const record = groupRecordOf(deps);
  const group = await readGroup(deps, options);
  record.store(group);
  return group;
}
