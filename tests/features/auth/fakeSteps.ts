import { vi } from "vitest";
import { createActor, fromPromise, SimulatedClock, waitFor } from "xstate";
import { authMachine } from "#app/features/auth/authMachine.ts";
import type { AuthInput, InvitationAnswer } from "#app/features/auth/authSetup.ts";
import { toAuthView } from "#app/features/auth/authView.ts";
import { codeVerificationMachine, type CodeCheck, type CodeSend } from "#app/features/auth/codeVerificationMachine.ts";
import { entryMachine, type EmailCheck, type GoogleAnswer, type GoogleMode } from "#app/features/auth/entryMachine.ts";
import { forgotMachine, type ForgotAnswer } from "#app/features/auth/forgotMachine.ts";
import { laterViews } from "#app/features/auth/laterViews.ts";
import { passwordMachine, type PasswordAnswer } from "#app/features/auth/passwordMachine.ts";
import { phoneMachine } from "#app/features/auth/phoneMachine.ts";
import { profileMachine } from "#app/features/auth/profileMachine.ts";
import type { ProfileAnswer, ProfileSave } from "#app/shell/profile/saveProfile.ts";
import { resetMachine, type LinkCheck, type ResetAnswer } from "#app/features/auth/resetMachine.ts";
import { signInMachine, type SignInAnswer } from "#app/features/auth/signInMachine.ts";
import type { Country } from "#src/model/profile/country.ts";
import { extraSchema, type Extra } from "#src/model/profile/extra.ts";
import type { WireId } from "#src/model/reading.ts";

export const email = "amira@example.de";
export const record = extraSchema.parse({ extra_id: "17", first_name: "Amira" });

/** What the world answers when nothing else is said: everything goes well. */
const good = {
  checkEmail: (): Promise<EmailCheck> => Promise.resolve({ kind: "unverified", extraId: "17" }),
  askGoogle: (): Promise<GoogleAnswer> => Promise.resolve({ kind: "cancelled" }),
  checkInvitation: (): Promise<InvitationAnswer> => Promise.reject(new Error("silence")),
  sendCode: (_to: { channel: "email" | "sms"; to: string }): Promise<CodeSend> => Promise.resolve({ kind: "sent" }),
  checkCode: (_of: { channel: "email" | "sms"; code: string }): Promise<CodeCheck> =>
    Promise.resolve({ kind: "accepted", token: "proof" }),
  signIn: (): Promise<SignInAnswer> => Promise.resolve({ kind: "accepted" }),
  createPassword: (): Promise<PasswordAnswer> => Promise.resolve({ kind: "created" }),
  loadRecord: (): Promise<Extra> => Promise.resolve(record),
  saveProfile: (): Promise<ProfileAnswer> => Promise.resolve({ kind: "saved" }),
  sendLink: (): Promise<ForgotAnswer> => Promise.resolve({ kind: "sent" }),
  checkLink: (): Promise<LinkCheck> => Promise.resolve({ kind: "valid", email, token: "link" }),
  savePassword: (): Promise<ResetAnswer> => Promise.resolve({ kind: "saved" }),
  loadLaterSteps: (): Promise<void> => Promise.resolve(),
  openDashboard: (): Promise<void> => Promise.resolve(),
};

const KEEPERS = [
  "keepEntry",
  "keepInvitation",
  "keepPhone",
  "keepProof",
  "dropProof",
  "dropPending",
  "dropLink",
  "beginSession",
  "endWayIn",
] as const;

const known = { email, extraId: "17", firstName: "", lastName: "", phone: "", linkToken: "", hasAccount: false };

type Code = { recipient: string; code: string };
type Send = { recipient: string; automatic: boolean };

/** The real chart with all its real steps; only what is outside of them answers as the test says. */
export function start(input: Partial<AuthInput> = {}, answers: Partial<typeof good> = {}) {
  const database = { ...good, ...answers };
  const kept: { name: string; params: unknown }[] = [];
  const sendCode = vi.fn(database.sendCode);
  const codes = (channel: "email" | "sms") =>
    codeVerificationMachine.provide({
      actors: {
        sendCode: fromPromise<CodeSend, Send>(({ input: { recipient } }) => sendCode({ channel, to: recipient })),
        checkCode: fromPromise<CodeCheck, Code>(({ input: { code } }) => database.checkCode({ channel, code })),
      },
    });
  const clock = new SimulatedClock();
  const actor = createActor(
    authMachine.provide({
      actors: {
        entry: entryMachine.provide({
          actors: {
            checkEmail: fromPromise<EmailCheck, { email: string }>(database.checkEmail),
            askGoogle: fromPromise<GoogleAnswer, { mode: GoogleMode }>(database.askGoogle),
          },
        }),
        codeVerification: codes("email"),
        smsVerification: codes("sms"),
        signIn: signInMachine.provide({
          actors: { signIn: fromPromise<SignInAnswer, { email: string; password: string }>(database.signIn) },
        }),
        phone: phoneMachine.provide({
          actors: {
            sendCode: fromPromise<CodeSend, { phone: string }>(({ input: { phone } }) =>
              sendCode({ channel: "sms", to: phone }),
            ),
          },
        }),
        password: passwordMachine.provide({
          actors: {
            createPassword: fromPromise<PasswordAnswer, { extraId: WireId; password: string }>(database.createPassword),
          },
        }),
        profile: profileMachine.provide({
          actors: {
            loadRecord: fromPromise<Extra, { extraId: WireId }>(database.loadRecord),
            loadCountries: fromPromise<readonly Country[]>(async () => []),
            saveProfile: fromPromise<ProfileAnswer, ProfileSave & { extraId: WireId }>(database.saveProfile),
          },
        }),
        forgot: forgotMachine.provide({
          actors: { sendLink: fromPromise<ForgotAnswer, { email: string }>(database.sendLink) },
        }),
        reset: resetMachine.provide({
          actors: {
            checkLink: fromPromise<LinkCheck, { token: string }>(database.checkLink),
            savePassword: fromPromise<ResetAnswer, { token: string; password: string }>(database.savePassword),
          },
        }),
        checkInvitation: fromPromise<InvitationAnswer, { token: string }>(database.checkInvitation),
        loadLaterSteps: fromPromise<void>(database.loadLaterSteps),
        openDashboard: fromPromise<void, { extraId: WireId }>(database.openDashboard),
      },
      actions: Object.fromEntries(
        KEEPERS.map((name) => [name, (_: unknown, params: unknown) => void kept.push({ name, params })]),
      ),
    }),
    {
      clock,
      input: {
        ...known,
        start: "entry",
        isFromGoogle: false,
        lastSendTo: () => null,
        now: () => 0,
        ...input,
      },
    },
  ).start();

  const at = (step: Parameters<ReturnType<typeof actor.getSnapshot>["matches"]>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(step), { timeout: 1000 });
  const children = () => actor.getSnapshot().children;
  const keptBy = (name: (typeof KEEPERS)[number]) =>
    kept.filter((each) => each.name === name).map(({ params }) => params);
  const view = () => toAuthView(actor.getSnapshot(), () => laterViews);
  return { actor, at, view, children, clock, kept, keptBy, sendCode };
}
