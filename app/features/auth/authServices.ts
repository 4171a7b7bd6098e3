import type { InvitationAnswer } from "#app/features/auth/authSetup.ts";
import type { CodeCheck, CodeSend } from "#app/features/auth/codeVerificationMachine.ts";
import type { EmailCheck } from "#app/features/auth/entryMachine.ts";
import { toCodeCheck, toCodeSend } from "#app/features/auth/apiErrors.ts";
import { hasAnswered } from "#app/client/problemOf.ts";
import type { SignInAnswer } from "#app/features/auth/signInMachine.ts";
import type { Announcement } from "#app/client/announcement.ts";
import type { Client } from "#app/client/client.ts";
import { checkEmail, login, me, sendEmailCode, verifyEmailCode } from "#app/client/calls/access.ts";
import type { Session } from "#app/session/session.ts";
import type { WayInMemory } from "#app/session/wayInMemory.ts";
import { AUTO_SEND_GUARD_MS, RESEND_COOLDOWN_SECONDS } from "#src/model/auth/auth.ts";

export type AuthDeps = {
  client: Client;
  session: Session;
  memory: WayInMemory;
  /** By the clock of the device, which also counts on before the provider has told the time: for waits, from a send to now. */
  now: () => number;
  announce: (announcement: Announcement) => void;
};

/** What the first steps of the way in ask of the provider. Each rejects only when there is no answer. */
export function createAuthServices({ client, session, memory, now }: AuthDeps) {
  const automatic = new Map<string, { at: number; answer: Promise<CodeSend> }>();

  async function sendCode(email: string, isAutomatic: boolean): Promise<CodeSend> {
    const firstName = memory.signUp()?.firstName ?? "";
    // The screen itself says that the first code is on its way; only a code that was asked for is announced.
    const outcome = await client.call(
      sendEmailCode,
      { body: { email, firstName } },
      { quiet: isAutomatic && "success" },
    );
    const seconds = outcome.ok ? RESEND_COOLDOWN_SECONDS : outcome.apiError.remainingSeconds;
    if (seconds) memory.storeSend("email", email, { sentAt: now(), seconds, isRefused: !outcome.ok });
    return toCodeSend(outcome);
  }

  /** One automatic code to an address within 2 s; a second one gets the answer of the first (AUTH-63, FMT-27). */
  function sendOnce(email: string): Promise<CodeSend> {
    const before = automatic.get(email);
    if (before && now() - before.at < AUTO_SEND_GUARD_MS) return before.answer;
    const answer = sendCode(email, true);
    automatic.set(email, { at: now(), answer });
    return answer;
  }

  return {
    async checkEmail(email: string): Promise<EmailCheck> {
      const outcome = await client.call(checkEmail, { body: { email } });
      if (!outcome.ok) throw new Error(outcome.apiError.code);
      const { status, extraId } = outcome.value;
      if (status === "verified" || status === "unverified") return { kind: status, extraId };
      return { kind: status === "external_user" || status === "not_found" ? "noAccount" : "unclear" };
    },

    /** AUTH-28 to AUTH-33, AUTH-108. */
    async checkInvitation(token: string): Promise<InvitationAnswer> {
      const { validateInvitation } = await import("#app/client/calls/invitation.ts");
      const outcome = await client.call(validateInvitation, { body: { token } });
      if (outcome.ok) return { kind: "valid", invitation: outcome.value };
      const { apiError } = outcome;
      if (!hasAnswered(apiError)) throw new Error(apiError.code);
      const kind = apiError.error?.includes("EXPIRED") ? "invitationExpired" : "invitationInvalid";
      return { kind: "refused", alert: { kind, message: apiError.message }, email: apiError.email };
    },

    sendEmailCode: (email: string, isAutomatic: boolean): Promise<CodeSend> =>
      isAutomatic ? sendOnce(email) : sendCode(email, false),

    async verifyEmailCode(email: string, code: string): Promise<CodeCheck> {
      const outcome = await client.call(verifyEmailCode, { body: { email, code } });
      return outcome.ok ? { kind: "accepted", token: outcome.value.verificationToken } : toCodeCheck(outcome.apiError);
    },

    /** Somebody who has gone back meanwhile does not arrive after all. */
    async signIn(email: string, password: string, signal: AbortSignal): Promise<SignInAnswer> {
      const outcome = await client.call(login, { body: { email, password } }, { signal });
      if (signal.aborted) return { kind: "unexpected" };
      if (!outcome.ok) return { kind: outcome.apiError.code === "refused" ? "refused" : "unexpected" };
      const { user, ...tokens } = outcome.value;
      session.start(tokens);
      if (user) session.storeUser(user);
      else await loadUser();
      return { kind: "accepted" };
    },

    /** A session that came from elsewhere than the password (C-07). */
    async startSession(tokens: { accessToken: string; refreshToken: string }): Promise<void> {
      session.start(tokens);
      await loadUser();
    },
  };

  /** An answer without the person is completed with a second call; the session stands without it too (C-66). */
  async function loadUser() {
    const outcome = await client.inSession().call(me, {});
    if (outcome.ok) session.storeUser(outcome.value.user);
  }
}
