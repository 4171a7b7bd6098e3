import type { AuthMeans } from "#app/flows/auth/authServices.ts";
import type { ForgotAnswer } from "#app/flows/auth/forgotMachine.ts";
import { hasSpoken, problemOf } from "#app/provider/spoken.ts";
import type { LinkCheck, ResetAnswer } from "#app/flows/auth/resetMachine.ts";
import { forgotPassword, resetPassword, validateResetToken } from "#app/provider/contract/recovery.ts";
import type { Refusal } from "#app/provider/outcome.ts";
import type { ForgotProblem } from "#src/model/problem.ts";

/** Said in our own words where the provider names the failure (MSG-44, MSG-45, C-50). */
const forgotProblemOf = (refusal: Refusal): ForgotProblem => {
  if (refusal.error === "USER_NOT_FOUND") return { code: "userNotFound" };
  if (refusal.error === "USER_NOT_VERIFIED") return { code: "userNotVerified" };
  return problemOf(refusal, "failed");
};

/** What steps 8 and 9 ask of the provider. Each rejects only when there is no answer. */
export function createRecoveryServices({ client, session }: Pick<AuthMeans, "client" | "session">) {
  return {
    async sendLink(email: string): Promise<ForgotAnswer> {
      const outcome = await client.call(forgotPassword, { body: { email } });
      if (outcome.ok) return { kind: "sent" };
      if (!hasSpoken(outcome.refusal)) throw new Error(outcome.refusal.code);
      return { kind: "refused", problem: forgotProblemOf(outcome.refusal) };
    },

    /** A refusal that says why is an answer about the link (AUTH-103); any other failure leaves it open (AUTH-100, AUTH-104). */
    async checkLink(token: string): Promise<LinkCheck> {
      const outcome = await client.call(validateResetToken, { query: { token } });
      if (!outcome.ok) {
        const { code, message, error } = outcome.refusal;
        if (code === "refused" && (message ?? error) !== null) return { kind: "invalid", message };
        throw new Error(code);
      }
      const { valid, email, message } = outcome.value;
      return valid ? { kind: "valid", email } : { kind: "invalid", message: message || null };
    },

    /** Whoever is still signed in here is signed out: the new password is for the entry (C-24). */
    async savePassword(token: string, newPassword: string): Promise<ResetAnswer> {
      const outcome = await client.call(resetPassword, { body: { token, newPassword } });
      if (!outcome.ok) {
        if (!hasSpoken(outcome.refusal)) throw new Error(outcome.refusal.code);
        return { kind: "refused", problem: problemOf(outcome.refusal, "failed") };
      }
      session.end("signed-out");
      return { kind: "saved" };
    },
  };
}
