import { contract, type CallName } from "#app/provider/contract.ts";
import type { Situation } from "./situation.ts";
import { profile } from "./situations/profile.ts";
import { wayIn } from "./situations/wayIn.ts";

const all = { ...wayIn, ...profile };

/** Calls that no screen makes yet, with the screen that will. */
export const open: Partial<Record<CallName, string>> = {
  applyForEvents: "app-event-application",
  withdrawFromEvents: "app-event-application",
  cancelEvent: "my-event",
  createGroup: "app-group-create",
  joinGroup: "app-group-join",
  previewGroup: "app-group-join",
  leaveGroup: "app-group",
  deleteGroup: "app-group",
  removeGroupMember: "app-group",
  inviteToGroup: "app-group",
};

export const callNames = Object.keys(contract) as CallName[];

/** What the matrix is made of: each call of the contract where the app makes it. */
export const situations: readonly (Situation & { call: CallName })[] = callNames.flatMap((call) =>
  (all[call] ?? []).map((situation) => ({ call, ...situation })),
);
