import * as z from "zod/mini";
import { defineCall } from "#app/provider/contract/defineCall.ts";
import { acknowledged } from "#src/model/answers/answer.ts";
import {
  checkEmailAnswer,
  codeSentAnswer,
  verifyEmailCodeAnswer,
  verifySmsCodeAnswer,
} from "#src/model/answers/codes.ts";
import { validateInvitationAnswer, validateResetTokenAnswer } from "#src/model/answers/recovery.ts";
import { loginAnswer, meAnswer, tokensAnswer } from "#src/model/answers/session.ts";

const text = z.string();
const open = { bearer: "never", refreshOn401: false, area: "auth" } as const;
const signingUp = { bearer: "ifStored", refreshOn401: false, area: "auth" } as const;
const spoken = { success: "server-or-generated", failure: "server-or-generated" } as const;

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
  /** `firstName` is `""` as long as it is not known (C-36). */
  request: z.object({ email: text, firstName: text }),
  answer: codeSentAnswer,
  ...open,
  announces: { ...spoken, successKey: "code.sent", failureKey: "code.sendFailed" },
});

export const verifyEmailCode = /* @__PURE__ */ defineCall({
  name: "verifyEmailCode",
  method: "POST",
  path: "/verification/email/verify",
  request: z.object({ email: text, code: text }),
  answer: verifyEmailCodeAnswer,
  ...open,
  announces: { ...spoken, failureKey: "code.checkFailed" },
});

export const sendSmsCode = /* @__PURE__ */ defineCall({
  name: "sendSmsCode",
  method: "POST",
  path: "/verification/sms/send",
  request: z.object({ phoneNumber: text, emailVerificationToken: text }),
  answer: codeSentAnswer,
  ...signingUp,
  announces: { ...spoken, successKey: "code.sent", failureKey: "sms.sendFailed" },
});

export const verifySmsCode = /* @__PURE__ */ defineCall({
  name: "verifySmsCode",
  method: "POST",
  path: "/verification/sms/verify",
  request: z.object({ phoneNumber: text, code: text, emailVerificationToken: text }),
  answer: verifySmsCodeAnswer,
  ...signingUp,
  announces: { ...spoken, failureKey: "code.checkFailed" },
});

export const createPassword = /* @__PURE__ */ defineCall({
  name: "createPassword",
  method: "POST",
  path: "/auth/create-password",
  request: z.object({ extraId: text, password: text, emailVerificationToken: text }),
  answer: tokensAnswer,
  ...signingUp,
  announces: { ...spoken, failureKey: "password.createFailed" },
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
    /** A provider that is down says nothing about the password (C-49). */
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

/** Called by the session alone, which decides what a refusal means. */
export const refresh = /* @__PURE__ */ defineCall({
  name: "refresh",
  method: "POST",
  path: "/auth/refresh",
  request: z.object({ refreshToken: text }),
  answer: tokensAnswer,
  ...open,
  announces: { success: "none", failure: "none" },
});

export const forgotPassword = /* @__PURE__ */ defineCall({
  name: "forgotPassword",
  method: "POST",
  path: "/auth/forgot-password",
  request: z.object({ email: text }),
  answer: acknowledged,
  ...open,
  announces: spoken,
});

export const validateResetToken = /* @__PURE__ */ defineCall({
  name: "validateResetToken",
  method: "GET",
  path: "/auth/validate-reset-token",
  query: z.object({ token: text }),
  answer: validateResetTokenAnswer,
  ...open,
  announces: { success: "none", failure: "server-or-generated", failureKey: "reset.validateFailed" },
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
    failureKey: ({ error }) => (error?.includes("EXPIRED") ? "invitation.expired" : "invitation.invalid"),
  },
});
