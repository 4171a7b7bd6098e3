import { fromPromise, sendTo } from "xstate";
import type { Auth, AuthDeps, StepLogic } from "#app/features/auth/authMachine.ts";
import { codeMachine, type CodeCheck } from "#app/features/auth/codeMachine.ts";
import { phoneMachine } from "#app/features/auth/phoneMachine.ts";
import { sendEmailCode, verifyEmailCode } from "#app/client/calls/access.ts";
import { sendSmsCode, verifySmsCode } from "#app/client/calls/signUp.ts";
import type { Client } from "#app/client/client.ts";
import { hasAnswered, hasProviderMessage, isProofExpired, problemOf } from "#app/client/problemOf.ts";
import type { ApiError, Result } from "#app/client/result.ts";
import { memoizeByRef } from "#app/platform/memoizeByRef.ts";
import { AUTO_SEND_GUARD_MS, RESEND_COOLDOWN_SECONDS } from "#src/model/auth/auth.ts";
import { classifyTokenFailure } from "#src/model/auth/tokenFailure.ts";
import type { CodeSend } from "#src/model/auth/stepResults.ts";
import type { CodeProblem } from "#src/model/problem.ts";

/** Throws when there is no answer. */
function toCodeSend(result: Result<unknown>): CodeSend {
  if (result.ok) return { kind: "sent" };
  const { apiError } = result;
  if (apiError.code === "rate-limited" && apiError.remainingSeconds)
    return { kind: "tooEarly", seconds: apiError.remainingSeconds };
  if (!hasProviderMessage(apiError)) throw new Error(apiError.code);
  return { kind: "refused", problem: problemOf(apiError, "sendFailed") };
}

/** Throws when there is no answer. A code that was not checked, after too many tries, may be right. */
function toCodeCheck(apiError: ApiError): CodeCheck {
  if (apiError.code === "rate-limited") return { kind: "notChecked", problem: notChecked(apiError) };
  if (!hasAnswered(apiError)) throw new Error(apiError.code);
  if (isProofExpired(apiError)) return { kind: "proofExpired" };
  const code = classifyTokenFailure(apiError) === "code-expired" ? "expired" : "wrong";
  return { kind: "refused", problem: problemOf(apiError, code) };
}

function notChecked(apiError: ApiError): CodeProblem {
  const { message, remainingSeconds: seconds } = apiError;
  return !message && seconds ? { code: "wait", seconds } : problemOf(apiError, "notChecked");
}

/** Stores the wait that follows a send. */
function storeSend({ memory, now }: AuthDeps, channel: "email" | "sms", recipient: string, result: Result<unknown>) {
  const seconds = result.ok ? RESEND_COOLDOWN_SECONDS : result.apiError.remainingSeconds;
  if (seconds) memory.storeSend(channel, recipient, { sentAt: now(), seconds, isRefused: !result.ok });
}

type AutomaticSends = Map<string, { at: number; answer: Promise<CodeSend> }>;
const automaticSends = memoizeByRef((_client: Client): AutomaticSends => new Map());

/** One automatic code to an address within 2 s; a second one gets the answer of the first (AUTH-63, FMT-27). */
function sendEmail(auth: AuthDeps, email: string, isAutomatic: boolean): Promise<CodeSend> {
  if (!isAutomatic) return sendNow(auth, email, false);
  const sends = automaticSends(auth.client);
  const last = sends.get(email);
  // Negative after the clock was set back.
  const age = last ? auth.now() - last.at : -1;
  if (last && age >= 0 && age < AUTO_SEND_GUARD_MS) return last.answer;
  const answer = sendNow(auth, email, true);
  sends.set(email, { at: auth.now(), answer });
  return answer;
}

async function sendNow(auth: AuthDeps, email: string, isAutomatic: boolean): Promise<CodeSend> {
  const firstName = auth.memory.signUp()?.firstName ?? "";
  // The screen itself announces the automatic code.
  const options = { quiet: isAutomatic && ("success" as const) };
  const result = await auth.client.call(sendEmailCode, { body: { email, firstName } }, options);
  storeSend(auth, "email", email, result);
  return toCodeSend(result);
}

/** `isFirst`: the next screen itself announces the code. */
async function sendSms(auth: AuthDeps, phone: string, isFirst: boolean): Promise<CodeSend> {
  const emailVerificationToken = auth.memory.verificationToken();
  if (!emailVerificationToken) return { kind: "proofExpired" };
  const body = { phoneNumber: phone, emailVerificationToken };
  const result = await auth.client.call(sendSmsCode, { body }, { quiet: isFirst && "success" });
  // The next screen shows no message of the provider (API-61).
  if (isFirst && result.ok && result.message)
    auth.announce({ tone: "success", area: "auth", text: { from: "provider", text: result.message } });
  storeSend(auth, "sms", phone, result);
  return !result.ok && isProofExpired(result.apiError) ? { kind: "proofExpired" } : toCodeSend(result);
}

async function checkEmailCode({ client }: AuthDeps, email: string, code: string): Promise<CodeCheck> {
  const result = await client.call(verifyEmailCode, { body: { email, code } });
  return result.ok ? { kind: "accepted", token: result.value.verificationToken } : toCodeCheck(result.apiError);
}

async function checkSmsCode({ client, memory }: AuthDeps, phone: string, code: string): Promise<CodeCheck> {
  const emailVerificationToken = memory.verificationToken();
  if (!emailVerificationToken) return { kind: "proofExpired" };
  const result = await client.call(verifySmsCode, { body: { phoneNumber: phone, code, emailVerificationToken } });
  return result.ok ? { kind: "accepted", token: null } : toCodeCheck(result.apiError);
}

export const codeStep =
  (channel: "email" | "sms") =>
  (auth: Auth): StepLogic<typeof codeMachine> => {
    const { email, phone, sendsCode } = auth.flow.getSnapshot().context;
    const [recipient, check, send] =
      channel === "email" ? [email, checkEmailCode, sendEmail] : [phone, checkSmsCode, sendSms];
    return [
      codeMachine.provide({
        actors: {
          checkCode: fromPromise<CodeCheck, { recipient: string; code: string }>(({ input }) =>
            check(auth, input.recipient, input.code),
          ),
          sendCode: fromPromise<CodeSend, { recipient: string; automatic: boolean }>(({ input }) =>
            send(auth, input.recipient, input.automatic),
          ),
        },
        actions: { finish: sendTo(auth.flow, (_, output) => ({ type: "code.done" as const, output })) },
      }),
      {
        input: {
          recipient,
          lastSend: auth.memory.lastSend(channel, recipient),
          // The phone step has sent the SMS.
          sendsCode: channel === "email" && sendsCode,
          now: auth.now,
        },
      },
    ];
  };

export function phoneStep(auth: Auth): StepLogic<typeof phoneMachine> {
  const { phone, isFromGoogle, firstName, lastName } = auth.flow.getSnapshot().context;
  return [
    phoneMachine.provide({
      actors: { sendCode: fromPromise<CodeSend, { phone: string }>(({ input }) => sendSms(auth, input.phone, true)) },
      actions: { finish: sendTo(auth.flow, (_, output) => ({ type: "phone.done" as const, output })) },
    }),
    { input: { phone, person: isFromGoogle ? { name: `${firstName} ${lastName}`.trim() } : null } },
  ];
}
