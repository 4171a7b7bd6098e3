import * as z from "zod/mini";
import { defineCall } from "#app/client/calls/defineCall.ts";
import { isNotInGroup } from "#app/client/notInGroup.ts";
import { acknowledged } from "#src/model/answer.ts";
import {
  currentGroupAnswer,
  groupAnswer,
  inviteAnswer,
  joinedGroupAnswer,
  previewGroupAnswer,
} from "#src/model/groups/groupsAnswers.ts";
import { wireId } from "#src/model/reading.ts";

const signedIn = { bearer: "required", refreshOn401: true, area: "signed-in" } as const;
const changing = { success: "generated", failure: "server-or-generated" } as const;

export const createGroup = defineCall({
  name: "createGroup",
  method: "POST",
  path: "/groups",
  request: z.object({ name: z.string(), description: z.optional(z.string()) }),
  answer: groupAnswer,
  ...signedIn,
  announces: { ...changing, successKey: "group.created", failureKey: "group.createFailed" },
});

export const joinGroup = defineCall({
  name: "joinGroup",
  method: "POST",
  path: "/groups/join",
  /** A number; a string only for a code with a leading 0, which a number would lose (D-38, P33). */
  request: z.object({ group_code: wireId }),
  answer: joinedGroupAnswer,
  ...signedIn,
  /** The join screen shows the provider's message; the notice has its own text. */
  announces: { success: "generated", failure: "generated", successKey: "group.joined", failureKey: "group.joinFailed" },
});

export const previewGroup = defineCall({
  name: "previewGroup",
  method: "GET",
  path: "/groups/join-preview/{code}",
  answer: previewGroupAnswer,
  ...signedIn,
  announces: { success: "none", failure: "server-or-generated" },
});

export const currentGroup = defineCall({
  name: "currentGroup",
  method: "GET",
  path: "/groups/current",
  answer: currentGroupAnswer,
  ...signedIn,
  /** Being in no group is not a failure (APIS-19, D-95). */
  announces: {
    success: "none",
    failure: "generated",
    failureKey: (apiError) => (isNotInGroup(apiError) ? null : undefined),
  },
});

export const leaveGroup = defineCall({
  name: "leaveGroup",
  method: "POST",
  path: "/groups/leave",
  request: z.object({}),
  answer: acknowledged,
  ...signedIn,
  announces: { ...changing, successKey: "group.left", failureKey: "group.leaveFailed" },
});

export const deleteGroup = defineCall({
  name: "deleteGroup",
  method: "DELETE",
  path: "/groups/{id}",
  answer: acknowledged,
  ...signedIn,
  announces: { ...changing, successKey: "group.deleted", failureKey: "group.deleteFailed" },
});

export const removeGroupMember = defineCall({
  name: "removeGroupMember",
  method: "DELETE",
  path: "/groups/{id}/members/{memberId}",
  answer: acknowledged,
  ...signedIn,
  announces: { success: "server-or-generated", failure: "server-or-generated", failureKey: "group.removeFailed" },
});

export const inviteToGroup = defineCall({
  name: "inviteToGroup",
  method: "POST",
  path: "/groups/{groupNumber}/invite",
  request: z.object({ email: z.string() }),
  answer: inviteAnswer,
  ...signedIn,
  /** Three successes and "already a member" have their own texts in the dialog. */
  announces: { success: "own", failure: "own" },
});
