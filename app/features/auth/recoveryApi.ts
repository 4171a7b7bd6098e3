import { fromPromise, sendTo } from "xstate";
import type { Auth, AuthDeps, StepLogic } from "#app/features/auth/authMachine.ts";
import { forgotMachine, type ForgotAnswer } from "#app/features/auth/forgotMachine.ts";
import { resetMachine, type LinkCheck, type ResetAnswer } from "#app/features/auth/resetMachine.ts";
import { forgotPassword, resetPassword, validateResetToken } from "#app/client/calls/recovery.ts";
import { hasProviderMessage, problemOf } from "#app/client/problemOf.ts";
import type { ApiError } from "#app/client/result.ts";
import type { ForgotProblem } from "#src/model/problem.ts";
import { yesNo } from "#src/model/reading.ts";

export function forgotStep(auth: Auth): StepLogic<typeof forgotMachine> {
  const { email, badLink } = auth.flow.getSnapshot().context;
  return [
    forgotMachine.provide({
      actors: { sendLink: fromPromise<ForgotAnswer, { email: string }>(({ input }) => sendLink(auth, input.email)) },
    }),
    { input: { email, alert: badLink } },
  ];
}

export const resetStep = (auth: Auth): StepLogic<typeof resetMachine> => [
  resetMachine.provide({
    actors: {
      checkLink: fromPromise<LinkCheck, { token: string }>(({ input }) => checkLink(auth, input.token)),
      savePassword: fromPromise<ResetAnswer, { token: string; password: string }>(({ input }) =>
        savePassword(auth, input.token, input.password),
      ),
    },
    actions: { finish: sendTo(auth.flow, (_, output) => ({ type: "reset.done" as const, output })) },
  }),
  { input: { token: auth.flow.getSnapshot().context.linkToken } },
];

/** A text of the catalogue for the codes that the provider documents (MSG-44, MSG-45, C-50). */
const forgotProblemOf = (apiError: ApiError): ForgotProblem => {
  if (apiError.error === "USER_NOT_FOUND") return { code: "userNotFound" };
  if (apiError.error === "USER_NOT_VERIFIED") return { code: "userNotVerified" };
  return problemOf(apiError, "failed");
};

/**
 * Whether a refusal means that the link is no longer good: by `valid` (API-37), else by its code or sentence, which name the
 * link and what is wrong with it. A request that failed for another reason leaves it open.
 */
function isLinkRefused({ code, valid, error, message }: ApiError): boolean {
  const isValid = yesNo(valid);
  if (code !== "refused" || isValid === true) return false;
  const text = `${error} ${message}`.replaceAll("_", " ");
  const isOver = /expired|invalid|\bused\b|abgelaufen|ungültig|nicht mehr gültig|benutzt|verwendet/i.test(text);
  return isValid === false || (isOver && /token|link/i.test(text));
}

async function sendLink({ client }: AuthDeps, email: string): Promise<ForgotAnswer> {
  const result = await client.call(forgotPassword, { body: { email } });
  if (result.ok) return { kind: "sent" };
  if (!hasProviderMessage(result.apiError)) throw new Error(result.apiError.code);
  return { kind: "refused", problem: forgotProblemOf(result.apiError) };
}

async function checkToken({ client }: AuthDeps, token: string): Promise<LinkCheck> {
  const result = await client.call(validateResetToken, { query: { token } });
  if (!result.ok) {
    if (isLinkRefused(result.apiError)) return { kind: "invalid", message: result.apiError.message };
    throw new Error(result.apiError.code);
  }
  const { valid, email, message } = result.value;
  return valid ? { kind: "valid", email, token } : { kind: "invalid", message: message || null };
}

/** Resolves with a refusal that is about the link (AUTH-103), rejects with any other failure (AUTH-100, AUTH-104). */
async function checkLink(auth: AuthDeps, token: string): Promise<LinkCheck> {
  const answer = await checkToken(auth, token);
  // A mail shown as it was transferred (quoted-printable) leaves `3D` of `=3D`; a token may also begin like that.
  if (answer.kind === "valid" || !token.startsWith("3D")) return answer;
  const inner = await checkToken(auth, token.slice(2));
  return inner.kind === "valid" ? inner : answer;
}

/** Ends a session that is open on this device: the new password is for the entry (C-24). */
async function savePassword({ client, session }: AuthDeps, token: string, newPassword: string): Promise<ResetAnswer> {
  const result = await client.call(resetPassword, { body: { token, newPassword } });
  if (!result.ok) {
    if (!hasProviderMessage(result.apiError)) throw new Error(result.apiError.code);
    return { kind: "refused", problem: problemOf(result.apiError, "failed") };
  }
  session.end("signed-out");
  return { kind: "saved" };
}
