import { createActor, fromPromise, type SnapshotFrom } from "xstate";
import { createKeepers } from "#app/features/auth/authKeepers.ts";
import { authMachine } from "#app/features/auth/authMachine.ts";
import type { AuthInput, InvitationAnswer } from "#app/features/auth/authParts.ts";
import { createAuthServices, type AuthMeans } from "#app/features/auth/authServices.ts";
import { toAuthView, type AuthView } from "#app/features/auth/authView.ts";
import { codeVerificationMachine, type CodeCheck, type CodeSend } from "#app/features/auth/codeVerificationMachine.ts";
import { entryMachine, type EmailCheck, type GoogleAnswer, type GoogleMode } from "#app/features/auth/entryMachine.ts";
import type { LaterSteps } from "#app/features/auth/laterSteps.ts";
import { signInMachine, type SignInAnswer } from "#app/features/auth/signInMachine.ts";
import { later } from "#app/shell/later.ts";
import { fromActor } from "#app/shell/viewSource.ts";
import type { RunningWayIn } from "#app/shell/means.ts";
import type { WireId } from "#src/model/reading.ts";

export type AuthBegin = Pick<AuthInput, "start" | "email" | "extraId" | "linkToken" | "hasAccount">;

export type AuthFlowMeans = AuthMeans & {
  loadLaterSteps: () => Promise<LaterSteps>;
  askGoogle: (
    mode: GoogleMode,
    services: ReturnType<typeof createAuthServices>,
    signal: AbortSignal,
  ) => Promise<GoogleAnswer>;
  loadDashboard: () => Promise<unknown>;
  running: RunningWayIn;
  forgetLink: () => void;
};

/** Provides the machines of the way in with the provider and the storage, and starts them. */
export function startAuthFlow(means: AuthFlowMeans, begin: AuthBegin & Pick<AuthInput, "submitted">) {
  const { memory, now, session, running } = means;
  const services = createAuthServices(means);
  const keepers = createKeepers(memory);
  let loaded: LaterSteps | null = null;

  const laterSteps = (): LaterSteps => {
    if (!loaded) throw new Error("The later steps are not loaded.");
    return loaded;
  };

  const actor = createActor(
    authMachine.provide({
      actors: {
        entry: entryMachine.provide({
          actors: {
            checkEmail: fromPromise<EmailCheck, { email: string }>(({ input }) => services.checkEmail(input.email)),
            askGoogle: fromPromise<GoogleAnswer, { mode: GoogleMode }>(({ input, signal }) =>
              means.askGoogle(input.mode, services, signal),
            ),
          },
        }),
        codeVerification: codeVerificationMachine.provide({
          actors: {
            checkCode: fromPromise<CodeCheck, { recipient: string; code: string }>(({ input }) =>
              services.verifyEmailCode(input.recipient, input.code),
            ),
            sendCode: fromPromise<CodeSend, { recipient: string; automatic: boolean }>(({ input }) =>
              services.sendEmailCode(input.recipient, input.automatic),
            ),
          },
        }),
        signIn: signInMachine.provide({
          actors: {
            signIn: fromPromise<SignInAnswer, { email: string; password: string }>(({ input, signal }) =>
              services.signIn(input.email, input.password, signal),
            ),
          },
        }),
        phone: later(() => laterSteps().phone),
        smsVerification: later(() => laterSteps().smsVerification),
        password: later(() => laterSteps().password),
        profile: later(() => laterSteps().profile),
        forgot: later(() => laterSteps().forgot),
        reset: later(() => laterSteps().reset),
        checkInvitation: fromPromise<InvitationAnswer, { token: string }>(({ input }) =>
          services.checkInvitation(input.token),
        ),
        loadLaterSteps: fromPromise<void>(async () => {
          loaded = await means.loadLaterSteps();
        }),
        openDashboard: fromPromise<void, { extraId: WireId }>(async ({ input }) => {
          laterSteps().beginFirstTime(input.extraId);
          await means.loadDashboard();
        }),
      },
      actions: {
        keepEntry: (_, { done }) => keepers.keepEntry(done),
        keepInvitation: (_, answer) => keepers.keepInvitation(answer),
        keepPhone: (_, { phone }) => keepers.keepPhone(phone),
        keepProof: (_, proof) => keepers.keepProof(proof),
        dropProof: keepers.dropProof,
        dropPending: keepers.dropPending,
        dropLink: means.forgetLink,
        beginSession: () => running.set("signUp"),
        endWayIn: () => running.set(null),
      },
    }),
    {
      input: {
        ...begin,
        ...knownPerson(memory),
        now,
        lastSendTo: (channel, recipient) => memory.lastSend(channel, recipient),
      },
    },
  );

  const stop = session.onChange((change) => {
    // Somebody who signs in in another tab ends nothing here.
    if (change !== "started" && change !== "found") actor.send({ type: "session.ended" });
  });
  actor.subscribe({ complete: stop });
  actor.start();
  return fromActor(
    actor,
    keepingWhatIsOnShow(() => laterSteps().views),
  );
}

/** What a sign-up that was under way in this tab has told so far (C-09). */
function knownPerson(memory: AuthMeans["memory"]) {
  const { phone = "", firstName = "", lastName = "", authMethod } = memory.signUp() ?? {};
  return { phone, firstName, lastName, isFromGoogle: authMethod === "google" };
}

/** A step stays on show until the next one has been fetched. */
function keepingWhatIsOnShow(views: () => LaterSteps["views"]) {
  let shown: AuthView = { step: "opening" };
  return (snapshot: SnapshotFrom<typeof authMachine>): AuthView =>
    (shown = snapshot.matches({ fetching: "loading" }) ? shown : toAuthView(snapshot, views));
}
