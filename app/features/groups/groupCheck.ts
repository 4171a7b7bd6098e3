import { toPending, type Loaded } from "#app/shell/toPending.ts";
import type { Group } from "#src/model/groups/group.ts";
import type { GroupCheckState } from "#src/screens/group-forms/GroupCheck.tsx";

/** Whether there is a group already; `null`: there is none, by the provider's own word (P31, D-42). */
export function toGroupCheck(query: Loaded<Group | null>): GroupCheckState | null {
  if (query.data === undefined) return toPending(query);
  return query.data && { kind: "inGroup", name: query.data.name };
}
