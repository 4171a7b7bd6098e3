import { outOfDateOf, toPending, type Loaded } from "#app/shell/toPending.ts";
import type { Group } from "#src/model/groups/group.ts";
import type { GroupState } from "#src/screens/groups/GroupScreen.tsx";

/**
 * Pure: what the screen shows; `null` for somebody who is in no group. A group that is known stays, whatever fails (P31).
 * `isChanged`: by the person; that it is read again now and then is not shown.
 */
export function toGroupState(query: Loaded<Group | null>, selfId: string, isChanged: boolean): GroupState | null {
  const { data: group, isFetching } = query;
  if (group === undefined) return toPending(query);
  if (group === null) return null;
  return { kind: "shown", group, selfId, isFetching: isChanged && isFetching, outOfDate: outOfDateOf([query]) };
}
