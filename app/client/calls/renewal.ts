import * as z from "zod/mini";
import { defineCall } from "#app/client/calls/defineCall.ts";
import { open, text } from "#app/client/calls/kinds.ts";
import { tokensAnswer } from "#src/model/auth/sessionAnswers.ts";

/** Called only for new tokens; signedInSend.ts decides which errors end the session. */
export const refresh = /* @__PURE__ */ defineCall({
  name: "refresh",
  method: "POST",
  path: "/auth/refresh",
  request: z.object({ refreshToken: text }),
  answer: tokensAnswer,
  ...open,
  announces: { success: "none", failure: "none" },
});
