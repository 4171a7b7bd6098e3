import { vi } from "vitest";
import { createActor, fromPromise, SimulatedClock, waitFor } from "xstate";
import type { CodeSend } from "#src/model/auth/stepResults.ts";
import { authLogic } from "#app/features/auth/authApi.ts";
import type { AuthInput, InvitationAnswer, Auth } from "#app/features/auth/authMachine.ts";
import type { CodeCheck, LastSend } from "#app/features/auth/codeMachine.ts";
import type { EmailCheck, GoogleAnswer, GoogleMode } from "#app/features/auth/entryMachine.ts";
import type { ForgotAnswer } from "#app/features/auth/forgotMachine.ts";
import type { PasswordAnswer } from "#app/features/auth/passwordMachine.ts";
import type { LinkCheck, ResetAnswer } from "#app/features/auth/resetMachine.ts";
import type { SignInAnswer } from "#app/features/auth/signInMachine.ts";
import type { ProfileAnswer, ProfileSave } from "#app/shell/saveProfile.ts";
import type { Country } from "#src/model/profile/country.ts";
import { extraSchema, type Extra } from "#src/model/profile/extra.ts";
import type { WireId } from "#src/model/reading.ts";
import { reach } from "#tests/features/auth/reach.ts";
import { runSteps } from "#tests/features/auth/runSteps.ts";

export const email = "amira@example.de";
export const record = extraSchema.parse({ extra_id: "17", first_name: "Amira" });

/** What the world answers when nothing else is said: everything goes well. */
const good = {
  checkEmail: (): Promise<EmailCheck> => Promise.resolve({ kind: "unverified", extraId: "17" }),
  chooseAccount: (): Promise<GoogleAnswer> => Promise.resolve({ kind: "cancelled" }),
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
  openDashboard: (): Promise<void> => Promise.resolve(),
};

const RECORDED = [
  "storeEntry",
  "storeInvitation",
  "storePhone",
  "storeProof",
  "removeProof",
  "removeStored",
  "removeLink",
  "startRunning",
  "stopRunning",
] as const;

const known = { email, extraId: "17", firstName: "", lastName: "", phone: "", linkToken: "", hasAccount: false };

type Code = { recipient: string; code: string };
type Send = { recipient: string; automatic: boolean };

/** The real chart with all its real steps; only what is outside of them answers as the test says. */
export function start(
  {
    now = () => 0,
    lastSend = null,
    ...input
  }: Partial<AuthInput> & { now?: () => number; lastSend?: LastSend | null } = {},
  answers: Partial<typeof good> = {},
) {
  const database = { ...good, ...answers };
  const recorded: { name: string; params: unknown }[] = [];
  const sendCode = vi.fn(database.sendCode);
  const codes = (channel: "email" | "sms") => ({
    actors: {
      sendCode: fromPromise<CodeSend, Send>(({ input: { recipient } }) => sendCode({ channel, to: recipient })),
      checkCode: fromPromise<CodeCheck, Code>(({ input: { code } }) => database.checkCode({ channel, code })),
    },
  });
  const clock = new SimulatedClock();
  const deps = { ...reach({}).deps, now };
  if (lastSend) deps.memory.storeSend("email", email, lastSend);
  const actor = createActor(
    authLogic(deps).provide({
      actors: {
        checkInvitation: fromPromise<InvitationAnswer, { token: string }>(database.checkInvitation),
        openDashboard: fromPromise<void, { extraId: WireId }>(database.openDashboard),
      },
      actions: Object.fromEntries(
        RECORDED.map((name) => [name, (_: unknown, params: unknown) => void recorded.push({ name, params })]),
      ),
    }),
    { clock, input: { ...known, start: "entry", isFromGoogle: false, ...input } },
  ).start();
  const auth: Auth = { ...deps, flow: actor };
  const steps = runSteps(auth, {
    clock,
    provided: {
      entry: {
        actors: {
          checkEmail: fromPromise<EmailCheck, { email: string }>(database.checkEmail),
          chooseAccount: fromPromise<GoogleAnswer, { mode: GoogleMode }>(database.chooseAccount),
        },
      },
      emailCode: codes("email"),
      smsCode: codes("sms"),
      signIn: { actors: { signIn: fromPromise<SignInAnswer, { email: string; password: string }>(database.signIn) } },
      phone: {
        actors: {
          sendCode: fromPromise<CodeSend, { phone: string }>(({ input: { phone } }) =>
            sendCode({ channel: "sms", to: phone }),
          ),
        },
      },
      password: {
        actors: {
          createPassword: fromPromise<PasswordAnswer, { extraId: WireId; password: string }>(database.createPassword),
        },
      },
      profile: {
        actors: {
          loadRecord: fromPromise<Extra, { extraId: WireId }>(database.loadRecord),
          loadCountries: fromPromise<readonly Country[]>(async () => []),
          saveProfile: fromPromise<ProfileAnswer, ProfileSave & { extraId: WireId }>(database.saveProfile),
        },
      },
      forgot: { actors: { sendLink: fromPromise<ForgotAnswer, { email: string }>(database.sendLink) } },
      reset: {
        actors: {
          checkLink: fromPromise<LinkCheck, { token: string }>(database.checkLink),
          savePassword: fromPromise<ResetAnswer, { token: string; password: string }>(database.savePassword),
        },
      },
    },
  });

  const at = (step: Parameters<ReturnType<typeof actor.getSnapshot>["matches"]>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(step), { timeout: 1000 });
  const recordedBy = (name: (typeof RECORDED)[number]) =>
    recorded.filter((each) => each.name === name).map(({ params }) => params);
  return { actor, at, ...steps, clock, recorded, recordedBy, sendCode };
}
