import * as z from "zod/mini";
import { defineCall } from "#app/client/calls/defineCall.ts";
import { open, inProviderWords, text } from "#app/client/calls/kinds.ts";
import { acknowledged } from "#src/model/answer.ts";
import { validateResetTokenAnswer } from "#src/model/auth/recoveryAnswers.ts";

export const forgotPassword = /* @__PURE__ */ defineCall({
  name: "forgotPassword",
  method: "POST",
  path: "/auth/forgot-password",
  request: z.object({ email: text }),
  answer: acknowledged,
  ...open,
  announces: inProviderWords,
});

export const validateResetToken = /* @__PURE__ */ defineCall({
  name: "validateResetToken",
  method: "GET",
  path: "/auth/validate-reset-token",
  query: z.object({ token: text }),
  answer: validateResetTokenAnswer,
  ...open,
  announces: {
    success: "none",
    failure: "server-or-generated",
    failureKey: ({ code }) => (code === "refused" ? "reset.validateFailed" : undefined),
  },
});

export const resetPassword = /* @__PURE__ */ defineCall({
  name: "resetPassword",
  method: "POST",
  path: "/auth/reset-password",
  request: z.object({ token: text, newPassword: text }),
  answer: acknowledged,
  ...open,
  announces: {
    success: "generated",
    failure: "server-or-generated",
    successKey: "reset.success",
    failureKey: "reset.failed",
  },
});
