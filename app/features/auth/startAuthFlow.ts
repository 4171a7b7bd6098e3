import { createActor, fromPromise, type SnapshotFrom } from "xstate";
import { createAuthPersistence } from "#app/features/auth/authPersistence.ts";
import { authMachine } from "#app/features/auth/authMachine.ts";
import type { AuthInput, InvitationAnswer } from "#app/features/auth/authSetup.ts";
import { createAuthServices, type AuthDeps } from "#app/features/auth/authServices.ts";
import { toAuthView, type AuthView } from "#app/features/auth/authView.ts";
import { codeVerificationMachine, type CodeCheck, type CodeSend } from "#app/features/auth/codeVerificationMachine.ts";
import { entryMachine, type EmailCheck, type GoogleAnswer, type GoogleMode } from "#app/features/auth/entryMachine.ts";
import type { LaterSteps } from "#app/features/auth/laterSteps.ts";
import { signInMachine, type SignInAnswer } from "#app/features/auth/signInMachine.ts";
import { lazyLogic } from "#app/shell/lazyLogic.ts";
import { fromActor } from "#app/shell/viewSource.ts";
import type { RunningWayIn } from "#app/shell/appDeps.ts";
import type { WireId } from "#src/model/reading.ts";

export type AuthStartState = Pick<AuthInput, "start" | "email" | "extraId" | "linkToken" | "hasAccount" | "alert">;

export type AuthFlowDeps = AuthDeps & {
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
export function startAuthFlow(deps: AuthFlowDeps, startState: AuthStartState) {
  const { memory, now, session, running } = deps;
  const services = createAuthServices(deps);
  const persistence = createAuthPersistence(memory);
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
              deps.askGoogle(input.mode, services, signal),
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
        phone: lazyLogic(() => laterSteps().phone),
        smsVerification: lazyLogic(() => laterSteps().smsVerification),
        password: lazyLogic(() => laterSteps().password),
        profile: lazyLogic(() => laterSteps().profile),
        forgot: lazyLogic(() => laterSteps().forgot),
        reset: lazyLogic(() => laterSteps().reset),
        checkInvitation: fromPromise<InvitationAnswer, { token: string }>(({ input }) =>
          services.checkInvitation(input.token),
        ),
        loadLaterSteps: fromPromise<void>(async () => {
          loaded = await deps.loadLaterSteps();
        }),
        openDashboard: fromPromise<void, { extraId: WireId }>(async ({ input }) => {
          laterSteps().beginFirstTime(input.extraId);
          await deps.loadDashboard();
        }),
      },
      actions: {
        keepEntry: (_, { done }) => persistence.keepEntry(done),
        keepInvitation: (_, answer) => persistence.keepInvitation(answer),
        keepPhone: (_, { phone }) => persistence.keepPhone(phone),
        keepProof: (_, proof) => persistence.keepProof(proof),
        dropProof: persistence.dropProof,
        dropPending: persistence.dropPending,
        dropLink: deps.forgetLink,
        beginSession: () => running.setState("signUp"),
        endWayIn: () => running.setState(null),
      },
    }),
    {
      input: {
        ...startState,
        ...knownPerson(memory),
        now,
        lastSendTo: (channel, recipient) => memory.lastSend(channel, recipient),
      },
    },
  );

  const stop = session.onChange((change) => {
    // Somebody who signs in in another tab ends nothing here.
    if (change !== "started" && change !== "found") actor.send({ type: "session.ended", isLost: change === "lost" });
  });
  actor.subscribe({ complete: stop });
  actor.start();
  return fromActor(
    actor,
    keepingWhatIsOnShow(() => laterSteps().views),
  );
}

/** What a sign-up that was under way in this tab has told so far (C-09). */
function knownPerson(memory: AuthDeps["memory"]) {
  const { phone = "", firstName = "", lastName = "", authMethod } = memory.signUp() ?? {};
  return { phone, firstName, lastName, isFromGoogle: authMethod === "google" };
}

/** A step stays on show until the next one has been fetched. */
function keepingWhatIsOnShow(views: () => LaterSteps["views"]) {
  let shown: AuthView = { step: "opening" };
  return (snapshot: SnapshotFrom<typeof authMachine>): AuthView =>
    (shown = snapshot.matches({ fetching: "loading" }) ? shown : toAuthView(snapshot, views));
}
