import type { QueryClient } from "@tanstack/react-query";
import { createActor } from "xstate";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import { groupJoinMachine } from "#app/features/groups/groupJoinMachine.ts";
import { groupJoinServices } from "#app/features/groups/groupJoinServices.ts";
import { toGroupJoinView } from "#app/features/groups/groupJoinView.ts";
import { whileShown } from "#app/shell/whileShown.ts";
import { askForGroup, showGroup } from "#app/shell/groups/currentGroup.ts";
import { groupsOf } from "#app/shell/groups/groupsOf.ts";

/** Joining a group, as long as its screen is there; begins with the number of the link that opened it. */
export function groupJoinRun(signedIn: SignedIn, queries: QueryClient, code: string, goToGroup: () => void) {
  const machine = groupJoinMachine.provide({
    actors: groupJoinServices({
      groups: groupsOf(signedIn),
      onJoined: (group) => showGroup(queries, group),
      onNotJoined: () => askForGroup(queries, groupsOf(signedIn)),
    }),
    actions: { goToGroup },
  });
  return whileShown(() => createActor(machine, { input: { code } }), toGroupJoinView);
}
