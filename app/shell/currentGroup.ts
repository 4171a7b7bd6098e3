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

/** The user's data needed to store the group. */
type RecordDeps = Pick<SignedIn, "local"> & {
  completion: Pick<SignedIn["completion"], "complete" | "clear">;
  session: Pick<Session, "id">;
};

export type GroupDeps = RecordDeps & Pick<SignedIn, "client" | "extraId">;

/**
 * What device and session store of a user's group: the group as far as permitted, the user's role in it, how the user
 * takes part, and the flag (GRP-05, GRP-13, GRP-26, SESS-04 to SESS-06). After the user has left, late responses store
 * nothing (S7).
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
    /** As loaded from the provider. */
    store: onlyWhile(isMounted, store),
    /** The group just created or joined. */
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

/** The group at the provider; `null` for "not in a group", rejects on any other error (P31). */
export async function readGroup(
  { client, extraId }: Pick<GroupDeps, "client" | "extraId">,
  options: ReadOptions = { quiet: true },
): Promise<Group | null> {
  const outcome = await client.call(currentGroup, {}, options);
  const isNone = outcome.ok ? outcome.value === null : isNotInGroup(outcome.apiError);
  const group = isNone ? null : valueOf(outcome);
  return group && normalizeGroup(group, extraId);
}

/** The same, and stores it. */
export async function loadGroup(deps: GroupDeps, options?: ReadOptions): Promise<Group | null> {
  const record = groupRecordOf(deps);
  const group = await readGroup(deps, options);
  record.store(group);
  return group;
}
