import * as z from "zod/mini";
import { defineCall } from "#app/client/calls/defineCall.ts";
import { open, inProviderWords, notChecked, text } from "#app/client/calls/kinds.ts";
import { checkEmailAnswer, codeSentAnswer, verifyEmailCodeAnswer } from "#src/model/auth/codesAnswers.ts";
import { loginAnswer, meAnswer } from "#src/model/auth/sessionAnswers.ts";

export const checkEmail = /* @__PURE__ */ defineCall({
  name: "checkEmail",
  method: "POST",
  path: "/auth/check-email",
  request: z.object({ email: text }),
  answer: checkEmailAnswer,
  ...open,
  announces: { success: "none", failure: "none" },
});

export const sendEmailCode = /* @__PURE__ */ defineCall({
  name: "sendEmailCode",
  method: "POST",
  path: "/verification/email/send",
  /** `firstName` is `""` while it is unknown (C-36). */
  request: z.object({ email: text, firstName: text }),
  answer: codeSentAnswer,
  ...open,
  announces: { ...inProviderWords, successKey: "code.sent", failureKey: "code.sendFailed" },
});

export const verifyEmailCode = /* @__PURE__ */ defineCall({
  name: "verifyEmailCode",
  method: "POST",
  path: "/verification/email/verify",
  request: z.object({ email: text, code: text }),
  answer: verifyEmailCodeAnswer,
  ...open,
  announces: { ...inProviderWords, failureKey: notChecked },
});

export const login = /* @__PURE__ */ defineCall({
  name: "login",
  method: "POST",
  path: "/auth/login",
  request: z.object({ email: text, password: text }),
  answer: loginAnswer,
  ...open,
  announces: {
    success: "generated",
    failure: "generated",
    successKey: "login.success",
    /** A provider that is down does not reject the password (C-49). */
    failureKey: ({ code }) => (code === "refused" ? "login.failed" : "login.unexpected"),
  },
});

export const me = /* @__PURE__ */ defineCall({
  name: "me",
  method: "GET",
  path: "/auth/me",
  answer: meAnswer,
  bearer: "required",
  refreshOn401: true,
  announces: { success: "none", failure: "server-or-generated" },
  area: "signed-in",
});
