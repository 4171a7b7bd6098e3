import * as z from "zod/mini";
import type { Store } from "#app/session/storage.ts";
import { readFields, readPendingAuth, readToken } from "#app/session/stored.ts";
import { emailKey } from "#src/model/auth/auth.ts";
import type { PendingAuth } from "#src/model/auth/pendingAuth.ts";
import { signUpMirrorSchema, type SignUpMirror } from "#src/model/auth/signUp.ts";

export type Channel = "email" | "sms";

/**
 * The last send to an address: time in milliseconds since 1970, and the wait in seconds from then. `isRefused`: sent
 * too early, no code was delivered.
 */
export type Send = { sentAt: number; seconds: number; isRefused?: boolean };

/** Normalises an address, so that blanks, brackets or capitals do not bypass the wait (P21). */
const addressKey = (channel: Channel, address: string): string =>
  channel === "email" ? emailKey(address) : address.replace(/[\s()-]/g, "");

const sendKey = (channel: Channel, address: string): string => `resend:${channel}:${addressKey(channel, address)}`;

export type AuthMemory = ReturnType<typeof createAuthMemory>;

/** Sign-in and sign-up state that survives a reload (SESS-07 to SESS-10, C-09). Invalid entries read as absent. */
export function createAuthMemory(tab: Store) {
  return {
    pendingAuth: (): PendingAuth | null => readPendingAuth(tab.read("pendingAuth")),
    storePendingAuth: (pending: PendingAuth): void => tab.write("pendingAuth", JSON.stringify(pending)),
    forgetPendingAuth: (): void => tab.remove("pendingAuth"),

    verificationToken: (): string | null => readToken(tab.read("emailVerificationToken")),
    storeVerificationToken: (token: string): void => tab.write("emailVerificationToken", token),
    forgetVerificationToken: (): void => tab.remove("emailVerificationToken"),

    signUp(): SignUpMirror | null {
      const fields = z.safeParse(signUpMirrorSchema, readFields(tab.read("signUp")));
      return fields.success ? fields.data : null;
    },
    /** Drops the password even if it is passed (C-09). */
    storeSignUp: (data: SignUpMirror): void => tab.write("signUp", JSON.stringify(z.parse(signUpMirrorSchema, data))),
    forgetSignUp: (): void => tab.remove("signUp"),

    /** Whether this account was created in this session (D-101). */
    isNewSignUp: (extraId: string): boolean => extraId !== "" && tab.read("newSignUp") === extraId,
    markNewSignUp: (extraId: string): void => tab.write("newSignUp", extraId),

    /** The last send to this address in this tab (C-76); null if there was none. */
    lastSend(channel: Channel, address: string): Send | null {
      const send = /^(\d{1,16})\+(\d{1,4})(-?)$/.exec(String(tab.read(sendKey(channel, address))));
      return send && { sentAt: Number(send[1]), seconds: Number(send[2]), ...(send[3] === "-" && { isRefused: true }) };
    },
    storeSend: (channel: Channel, address: string, { sentAt, seconds, isRefused = false }: Send): void =>
      tab.write(sendKey(channel, address), `${Math.round(sentAt)}+${Math.round(seconds)}${isRefused ? "-" : ""}`),
  };
}
