import type { Group } from "#src/model/groups/group.ts";

export type Participation = "group" | "solo";

/** Kind of participation: a group overrides the choice stored on the device; `null`: no choice yet (GRP-05, D-41). */
export function participationState(local: Participation | null, group: Pick<Group, "id"> | null): Participation | null {
  if (group) return "group";
  return local === "solo" ? "solo" : null;
}
