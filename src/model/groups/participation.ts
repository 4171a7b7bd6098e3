import type { Group } from "#src/model/groups/group.ts";

export type Participation = "group" | "solo";

/** How somebody takes part: a group wins over what was chosen on the device before; `null`: nothing chosen yet (GRP-05, D-41). */
export function participationState(local: Participation | null, group: Pick<Group, "id"> | null): Participation | null {
  if (group) return "group";
  return local === "solo" ? "solo" : null;
}
