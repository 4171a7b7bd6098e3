import * as z from "zod/mini";
import { defineCall } from "#app/client/calls/defineCall.ts";
import { open, text } from "#app/client/calls/kinds.ts";
import { validateInvitationAnswer } from "#src/model/auth/recoveryAnswers.ts";

export const validateInvitation = /* @__PURE__ */ defineCall({
  name: "validateInvitation",
  method: "POST",
  path: "/invitations/validate",
  request: z.object({ token: text }),
  answer: validateInvitationAnswer,
  ...open,
  announces: {
    success: "none",
    failure: "server-or-generated",
    /** Only a refusal means that the link is invalid. */
    failureKey({ code, error }) {
      if (code !== "refused") return undefined;
      return error?.includes("EXPIRED") ? "invitation.expired" : "invitation.invalid";
    },
  },
});
