import type { QueryClient } from "@tanstack/react-query";
import { invalidate } from "#app/shell/queryClient.ts";
import type { GroupsPort } from "#app/client/ports.ts";
import type { Group } from "#src/model/groups/group.ts";

/** Under which the person's group is kept; `null` is an answer: there is none. */
export const CURRENT_GROUP = ["currentGroup"];

/** Joining may touch the person's days. */
const TOUCHED = [["availableEvents"], ["extraEvents"]];

/**
 * The group that somebody has just created or joined, so that no screen has to wait for what is known already. An answer
 * from before that is still on its way is dropped (F9).
 */
export function showGroup(queries: QueryClient, group: Group): void {
  void queries.cancelQueries({ queryKey: CURRENT_GROUP });
  if (group.id === "") void queries.resetQueries({ queryKey: CURRENT_GROUP });
  else queries.setQueryData(CURRENT_GROUP, group);
  for (const queryKey of TOUCHED) void invalidate(queries, queryKey);
}

/** Asks whether there is a group after all, once something was refused; where there is no answer nothing changes (P31). */
export function askForGroup(queries: QueryClient, groups: Pick<GroupsPort, "current">): void {
  const asked = queries.fetchQuery({
    queryKey: CURRENT_GROUP,
    queryFn: ({ signal }) => groups.current({ signal, quiet: true }),
    staleTime: 0,
  });
  asked.catch(() => {});
}
