import type { AuthDeps } from "#app/features/auth/authServices.ts";
import type { CodeCheck, CodeSend } from "#app/features/auth/codeVerificationMachine.ts";
import type { PasswordAnswer } from "#app/features/auth/passwordMachine.ts";
import { isProofExpired, toCodeCheck, toCodeSend } from "#app/features/auth/apiErrors.ts";
import { hasProviderMessage, problemOf } from "#app/client/problemOf.ts";
import { me } from "#app/client/calls/access.ts";
import { createPassword, sendSmsCode, verifySmsCode } from "#app/client/calls/signUp.ts";
import { readRecord, updatePart, type RecordDeps } from "#app/shell/profile/updatePart.ts";
import { RESEND_COOLDOWN_SECONDS } from "#src/model/auth/auth.ts";
import { toPhoneUpdate } from "#src/model/profile/profileUpdate.ts";
import type { WireId } from "#src/model/reading.ts";

/** What steps 2 to 4 ask of the provider. Each rejects only when there is no answer. */
export function createSignUpServices({ client, session, memory, now, announce }: AuthDeps) {
  /**
   * The number goes to the record as soon as there is a session for it (C-15). Nobody waits: the SMS has told it already,
   * and where the record cannot be read now the profile step sends it. Only if the record has lost something by it, the
   * person hears of it (P10).
   */
  async function storePhone(own: RecordDeps, extraId: WireId, phone: string) {
    const body = toPhoneUpdate(phone);
    if (!body) return;
    const before = await readRecord(own, extraId);
    if (!before.ok) return;
    const answer = await updatePart(own, extraId, before.value, body, { quiet: true });
    if (!answer.apiError && !answer.isWhole)
      announce({ tone: "error", area: "signed-in", text: { from: "copy", key: "profile.lost" } });
  }

  return {
    /** `isFirst`: the next screen says that it is on its way. */
    async sendSmsCode(phone: string, isFirst: boolean): Promise<CodeSend> {
      const emailVerificationToken = memory.verificationToken();
      if (!emailVerificationToken) return { kind: "proofExpired" };
      const body = { phoneNumber: phone, emailVerificationToken };
      const outcome = await client.call(sendSmsCode, { body }, { quiet: isFirst && "success" });
      const seconds = outcome.ok ? RESEND_COOLDOWN_SECONDS : outcome.apiError.remainingSeconds;
      // The next screen says our own words; what the provider says is said all the same (API-61).
      if (isFirst && outcome.ok && outcome.message)
        announce({ tone: "success", area: "auth", text: { from: "provider", text: outcome.message } });
      if (seconds) memory.storeSend("sms", phone, { sentAt: now(), seconds, isRefused: !outcome.ok });
      return !outcome.ok && isProofExpired(outcome.apiError) ? { kind: "proofExpired" } : toCodeSend(outcome);
    },

    async verifySmsCode(phone: string, code: string): Promise<CodeCheck> {
      const emailVerificationToken = memory.verificationToken();
      if (!emailVerificationToken) return { kind: "proofExpired" };
      const body = { phoneNumber: phone, code, emailVerificationToken };
      const outcome = await client.call(verifySmsCode, { body });
      return outcome.ok ? { kind: "accepted", token: null } : toCodeCheck(outcome.apiError);
    },

    /** Begins the session of the new account (AUTH-85, C-66), unless the person has left this step meanwhile. */
    async createPassword(extraId: WireId, password: string, signal: AbortSignal): Promise<PasswordAnswer> {
      const emailVerificationToken = memory.verificationToken();
      if (!emailVerificationToken) return { kind: "proofExpired" };
      const body = { extraId, password, emailVerificationToken };
      const outcome = await client.call(createPassword, { body }, { signal });
      if (signal.aborted) return { kind: "created" };
      if (!outcome.ok) {
        const { apiError } = outcome;
        if (!hasProviderMessage(apiError)) throw new Error(apiError.code);
        if (isProofExpired(apiError)) return { kind: "proofExpired" };
        return { kind: "refused", problem: problemOf(apiError, "notCreated") };
      }
      const phone = memory.signUp()?.phone ?? "";
      session.start(outcome.value);
      const own = client.inSession();
      void storePhone({ client: own }, extraId, phone);
      const user = await own.call(me, {}, { quiet: true });
      if (user.ok) session.storeUser(user.value.user);
      return { kind: "created" };
    },
  };
}
