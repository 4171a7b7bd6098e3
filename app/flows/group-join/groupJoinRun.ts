import type { QueryClient } from "@tanstack/react-query";
import { createActor } from "xstate";
import type { SignedIn } from "#app/areas/signedIn.tsx";
import { groupJoinMachine } from "#app/flows/group-join/groupJoinMachine.ts";
import { groupJoinServices } from "#app/flows/group-join/groupJoinServices.ts";
import { toGroupJoinView } from "#app/flows/group-join/groupJoinView.ts";
import { whileShown } from "#app/flows/whileShown.ts";
import { askForGroup, showGroup } from "#app/groups/currentGroup.ts";
import { groupsOf } from "#app/groups/groupsOf.ts";

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
