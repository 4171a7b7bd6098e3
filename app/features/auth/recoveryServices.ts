import type { AuthDeps } from "#app/features/auth/authServices.ts";
import type { ForgotAnswer } from "#app/features/auth/forgotMachine.ts";
import { hasProviderMessage, problemOf } from "#app/client/problemOf.ts";
import type { LinkCheck, ResetAnswer } from "#app/features/auth/resetMachine.ts";
import { forgotPassword, resetPassword, validateResetToken } from "#app/client/calls/recovery.ts";
import type { ApiError } from "#app/client/result.ts";
import type { ForgotProblem } from "#src/model/problem.ts";
import { yesNo } from "#src/model/reading.ts";

/** Said in our own words where the provider names the failure (MSG-44, MSG-45, C-50). */
const forgotProblemOf = (apiError: ApiError): ForgotProblem => {
  if (apiError.error === "USER_NOT_FOUND") return { code: "userNotFound" };
  if (apiError.error === "USER_NOT_VERIFIED") return { code: "userNotVerified" };
  return problemOf(apiError, "failed");
};

/**
 * Whether a refusal says that the link is no longer good: by `valid` (API-37), else by its code or sentence, which name the
 * link and what is wrong with it. A request that failed for another reason says nothing about the link.
 */
function isLinkRefused({ code, valid, error, message }: ApiError): boolean {
  const isValid = yesNo(valid);
  if (code !== "refused" || isValid === true) return false;
  const said = `${error} ${message}`.replaceAll("_", " ");
  const isOver = /expired|invalid|\bused\b|abgelaufen|ungültig|nicht mehr gültig|benutzt|verwendet/i.test(said);
  return isValid === false || (isOver && /token|link/i.test(said));
}

/** What steps 8 and 9 ask of the provider. Each rejects only when there is no answer. */
export function createRecoveryServices({ client, session }: Pick<AuthDeps, "client" | "session">) {
  async function checkToken(token: string): Promise<LinkCheck> {
    const outcome = await client.call(validateResetToken, { query: { token } });
    if (!outcome.ok) {
      if (isLinkRefused(outcome.apiError)) return { kind: "invalid", message: outcome.apiError.message };
      throw new Error(outcome.apiError.code);
    }
    const { valid, email, message } = outcome.value;
    return valid ? { kind: "valid", email, token } : { kind: "invalid", message: message || null };
  }

  return {
    async sendLink(email: string): Promise<ForgotAnswer> {
      const outcome = await client.call(forgotPassword, { body: { email } });
      if (outcome.ok) return { kind: "sent" };
      if (!hasProviderMessage(outcome.apiError)) throw new Error(outcome.apiError.code);
      return { kind: "refused", problem: forgotProblemOf(outcome.apiError) };
    },

    /** A refusal that speaks of the link is an answer (AUTH-103); any other failure leaves it open (AUTH-100, AUTH-104). */
    async checkLink(token: string): Promise<LinkCheck> {
      const answer = await checkToken(token);
      // What is left of `=` where a mail was shown as it was transferred (quoted-printable); a token may also begin like that.
      if (answer.kind === "valid" || !token.startsWith("3D")) return answer;
      const inner = await checkToken(token.slice(2));
      return inner.kind === "valid" ? inner : answer;
    },

    /** Whoever is still signed in here is signed out: the new password is for the entry (C-24). */
    async savePassword(token: string, newPassword: string): Promise<ResetAnswer> {
      const outcome = await client.call(resetPassword, { body: { token, newPassword } });
      if (!outcome.ok) {
        if (!hasProviderMessage(outcome.apiError)) throw new Error(outcome.apiError.code);
        return { kind: "refused", problem: problemOf(outcome.apiError, "failed") };
      }
      session.end("signed-out");
      return { kind: "saved" };
    },
  };
}
