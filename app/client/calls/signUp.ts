import * as z from "zod/mini";
import { defineCall } from "#app/client/calls/defineCall.ts";
import { signingUp, inProviderWords, notChecked, text } from "#app/client/calls/kinds.ts";
import { codeSentAnswer, verifySmsCodeAnswer } from "#src/model/auth/codesAnswers.ts";
import { tokensAnswer } from "#src/model/auth/sessionAnswers.ts";
import { wireId } from "#src/model/reading.ts";

export const sendSmsCode = /* @__PURE__ */ defineCall({
  name: "sendSmsCode",
  method: "POST",
  path: "/verification/sms/send",
  request: z.object({ phoneNumber: text, emailVerificationToken: text }),
  answer: codeSentAnswer,
  ...signingUp,
  announces: { ...inProviderWords, successKey: "code.sent", failureKey: "sms.sendFailed" },
});

export const verifySmsCode = /* @__PURE__ */ defineCall({
  name: "verifySmsCode",
  method: "POST",
  path: "/verification/sms/verify",
  request: z.object({ phoneNumber: text, code: text, emailVerificationToken: text }),
  answer: verifySmsCodeAnswer,
  ...signingUp,
  announces: { ...inProviderWords, failureKey: notChecked },
});

export const createPassword = /* @__PURE__ */ defineCall({
  name: "createPassword",
  method: "POST",
  path: "/auth/create-password",
  request: z.object({ extraId: wireId, password: text, emailVerificationToken: text }),
  answer: tokensAnswer,
  ...signingUp,
  announces: { ...inProviderWords, failureKey: "password.createFailed" },
});
