import type { CodeCheck, CodeSend } from "#app/flows/auth/codeVerificationMachine.ts";
import type { EmailCheck } from "#app/flows/auth/entryMachine.ts";
import { createSendOnce } from "#app/flows/auth/sendOnce.ts";
import type { SignInAnswer } from "#app/flows/auth/signInMachine.ts";
import type { Client } from "#app/provider/client.ts";
import { checkEmail, login, me, sendEmailCode, verifyEmailCode } from "#app/provider/contract/access.ts";
import type { Refusal } from "#app/provider/outcome.ts";
import type { Session } from "#app/session/session.ts";
import type { WayInMemory } from "#app/session/wayInMemory.ts";
import { RESEND_COOLDOWN_SECONDS } from "#src/model/auth.ts";
import type { CodeProblem } from "#src/model/problem.ts";
import { classifyTokenFailure } from "#src/model/tokenFailure.ts";

export type AuthMeans = { client: Client; session: Session; memory: WayInMemory; now: () => number };

const isAnswer = ({ code }: Refusal) => code === "refused" || code === "rate-limited";

/** In our own words, where the provider has none (VA-042, VA-043, C-29). */
const codeProblemOf = (refusal: Refusal): CodeProblem => ({
  code: classifyTokenFailure(refusal).endsWith("expired") ? "expired" : "wrong",
});

/** What the machines of the way in ask of the provider. Each rejects only when there is no answer. */
export function createAuthServices({ client, session, memory, now }: AuthMeans) {
  const sendOnce = createSendOnce<CodeSend>(now);

  async function sendCode(email: string, isAutomatic: boolean): Promise<CodeSend> {
    const firstName = memory.signUp()?.firstName ?? "";
    // The screen itself says that the first code is on its way; only a code that was asked for is announced.
    const outcome = await client.call(sendEmailCode, { body: { email, firstName } }, { quiet: isAutomatic });
    const seconds = outcome.ok ? RESEND_COOLDOWN_SECONDS : outcome.refusal.remainingSeconds;
    if (seconds) memory.storeSend("email", email, { sentAt: now(), seconds });
    if (outcome.ok) return { kind: "sent" };
    const { refusal } = outcome;
    if (refusal.code === "rate-limited" && seconds) return { kind: "tooEarly", seconds };
    if (!isAnswer(refusal)) throw new Error(refusal.code);
    return { kind: "refused", problem: refusal.message ? { message: refusal.message } : { code: "sendFailed" } };
  }

  return {
    async checkEmail(email: string): Promise<EmailCheck> {
      const outcome = await client.call(checkEmail, { body: { email } });
      if (!outcome.ok) throw new Error(outcome.refusal.code);
      const { status, extraId } = outcome.value;
      if (status === "verified" || status === "unverified") return { kind: status, extraId };
      return { kind: status === "external_user" || status === "not_found" ? "noAccount" : "unclear" };
    },

    sendEmailCode: (email: string, isAutomatic: boolean): Promise<CodeSend> =>
      isAutomatic ? sendOnce(email, () => sendCode(email, true)) : sendCode(email, false),

    async verifyEmailCode(email: string, code: string): Promise<CodeCheck> {
      const outcome = await client.call(verifyEmailCode, { body: { email, code } });
      if (outcome.ok) return { kind: "accepted", token: outcome.value.verificationToken };
      const { refusal } = outcome;
      if (!isAnswer(refusal)) throw new Error(refusal.code);
      return { kind: "refused", problem: refusal.message ? { message: refusal.message } : codeProblemOf(refusal) };
    },

    async signIn(email: string, password: string): Promise<SignInAnswer> {
      const outcome = await client.call(login, { body: { email, password } });
      if (!outcome.ok) return { kind: outcome.refusal.code === "refused" ? "refused" : "unexpected" };
      const { user, ...tokens } = outcome.value;
      session.start(tokens);
      if (user) session.storeUser(user);
      else await loadUser();
      return { kind: "accepted" };
    },
  };

  /** An answer without the person is completed with a second call; the session stands without it too (C-66). */
  async function loadUser() {
    const outcome = await client.call(me, {});
    if (outcome.ok) session.storeUser(outcome.value.user);
  }
}
