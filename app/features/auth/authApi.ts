import { createActorContext, useActorRef, useSelector } from "@xstate/react";
import { createContext, use, useEffect, useMemo, useState } from "react";
import { fromPromise, type Actor, type AnyMachineSnapshot, type AnyStateMachine, type SnapshotFrom } from "xstate";
import {
  authMachine,
  stepOf,
  type Auth,
  type AuthActor,
  type AuthDeps,
  type AuthInput,
  type InvitationAnswer,
  type Step,
  type StepLogic,
} from "#app/features/auth/authMachine.ts";
import { hasAnswered } from "#app/client/problemOf.ts";
import { currentScreen, showScreen } from "#app/navigation/location.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import { stepOfScreen } from "#app/navigation/steps.ts";
import type { AuthMemory } from "#app/session/authMemory.ts";
import { nameParts } from "#src/lib/nameParts.ts";
import { emptySignUpData } from "#src/model/auth/signUp.ts";
import type { WireId } from "#src/model/reading.ts";

/** The chart with provider and storage; what is stored brings a reload back to its step (AUTH-16, AUTH-42, AUTH-75, C-09, C-16, C-35). */
export function authLogic({ client, memory, local, setRunning, loadDashboard, removeLink }: AuthDeps) {
  return authMachine.provide({
    actors: {
      /** AUTH-28 to AUTH-33, AUTH-108. */
      checkInvitation: fromPromise<InvitationAnswer, { token: string }>(async ({ input }) => {
        const { validateInvitation } = await import("#app/client/calls/invitation.ts");
        const result = await client.call(validateInvitation, { body: input });
        if (result.ok) return { kind: "valid", invitation: result.value };
        const { apiError } = result;
        if (!hasAnswered(apiError)) throw new Error(apiError.code);
        const kind = apiError.error?.includes("EXPIRED") ? "invitationExpired" : "invitationInvalid";
        return { kind: "refused", alert: { kind, message: apiError.message }, email: apiError.email };
      }),
      /** AUTH-94, AUTH-95. */
      openDashboard: fromPromise<void, { extraId: WireId }>(async ({ input }) => {
        const [{ createPersonMemory }, { firstTimeOnboarding }] = await Promise.all([
          import("#app/session/personMemory.ts"),
          import("#src/model/onboarding/onboarding.ts"),
        ]);
        const extraId = String(input.extraId);
        memory.markNewSignUp(extraId);
        createPersonMemory(local, extraId).storeOnboarding(firstTimeOnboarding());
        await loadDashboard();
      }),
    },
    actions: {
      storeEntry(_, done) {
        if (done.kind === "signedIn") return;
        const { email, extraId, kind } = done;
        memory.storePendingAuth({ email, extraId, needsPassword: kind === "verified" });
        if (kind === "unverified") memory.storeSignUp({ ...emptySignUpData, email });
        if (kind === "google") {
          const { profile: googleProfile } = done;
          const names = nameParts(googleProfile.name);
          memory.storeSignUp({ ...emptySignUpData, email, ...names, authMethod: "google", googleProfile });
        }
      },
      storeInvitation(_, answer) {
        if (answer.kind !== "valid") return;
        const { email, extraId, firstName, lastName, phoneNumber, sessionToken } = answer.invitation;
        memory.storePendingAuth({ email, extraId, needsPassword: false });
        memory.storeSignUp({ ...emptySignUpData, email, firstName, lastName, phone: phoneNumber });
        memory.storeVerificationToken(sessionToken);
      },
      storePhone(_, { phone }) {
        const stored = memory.signUp();
        if (stored) memory.storeSignUp({ ...stored, phone });
      },
      storeProof(_, done) {
        if (done.kind === "accepted" && done.token) memory.storeVerificationToken(done.token);
      },
      removeProof: memory.forgetVerificationToken,
      removeStored() {
        memory.forgetPendingAuth();
        memory.forgetSignUp();
        memory.forgetVerificationToken();
      },
      removeLink,
      startRunning: () => setRunning("signUp"),
      stopRunning: () => setRunning(null),
    },
  });
}

export type AuthStartState = Pick<AuthInput, "start" | "email" | "extraId" | "linkToken" | "hasAccount" | "alert">;

/** With what the tab has stored of a sign-up (C-09). */
export function authInput(startState: AuthStartState, memory: AuthMemory): AuthInput {
  const { phone = "", firstName = "", lastName = "", authMethod } = memory.signUp() ?? {};
  return { ...startState, phone, firstName, lastName, isFromGoogle: authMethod === "google" };
}

/** Null: the address stays what it is. */
const screens: Record<Step, ScreenName | null> = {
  opening: null,
  invitation: null,
  entry: "auth-sign-in",
  emailCode: "auth-verify-email",
  proofExpired: null,
  phone: "auth-phone",
  smsCode: "auth-verify-phone",
  password: "auth-password",
  profile: "auth-complete-profile",
  success: "auth-success",
  signIn: "auth-login",
  forgot: "auth-forgot-password",
  reset: "auth-reset-password",
  signedIn: null,
};

/** The step on show, its screen, and whether the browser has moved to it already. */
type Shown = { step: Step; screen: ScreenName | null; isMoved: boolean };

/** A new step is a new history entry; the browser's back is an event for the chart. Returns what to pass the next time. */
export function followAddress(last: Shown | null, flow: AuthActor, step: Step, screen: ScreenName): Shown {
  const own = step === "entry" && screen === "auth-create-account" ? screen : screens[step];
  // Not `screen`: it is a render behind when this runs again for a tree that was suspended.
  const current = currentScreen();
  if (!last || step !== last.step) {
    // The page opens here, a link is used up (C-61, C-62), or the browser has moved already.
    const replace = !last?.screen || last.step === "reset" || last.isMoved;
    if (own !== null && own !== current) showScreen(own, { replace });
    return { step, screen: own ?? last?.screen ?? null, isMoved: false };
  }
  const target = own ?? last.screen;
  if (target === null || target === current) return last;
  const opened = stepOfScreen(current);
  if (opened !== null) flow.send({ type: "step.opened", step: opened });
  if (stepOf(flow.getSnapshot()) !== step) return { ...last, isMoved: true };
  showScreen(target, { replace: true });
  return last;
}

export const AuthFlowContext = createActorContext(authMachine);
export const AuthDepsContext = createContext<AuthDeps | null>(null);

export function useAuth(): Auth {
  const flow = AuthFlowContext.useActorRef();
  const deps = use(AuthDepsContext);
  if (!deps) throw new Error("This page is outside of AuthFlow.");
  return useMemo(() => ({ ...deps, flow }), [deps, flow]);
}

/** The snapshot of the machine of a step. */
export type StepSnapshot<Create extends (auth: Auth) => StepLogic<AnyStateMachine>> = SnapshotFrom<
  ReturnType<Create>[0]
>;

/**
 * Runs the machine of a page's step and returns its view and the actor, which stops as soon as the chart leaves
 * the step. The page stays, with its last view, until the next one is loaded: a password that was left must not open a
 * session (C-20).
 */
export function useStep<Machine extends AnyStateMachine, View>(
  create: (auth: Auth) => StepLogic<Machine>,
  toView: (snapshot: SnapshotFrom<Machine>) => View,
): [View, Actor<Machine>] {
  const auth = useAuth();
  const actor = useActorRef(...create(auth));
  const { flow } = auth;
  const [step] = useState(() => stepOf(flow.getSnapshot()));
  useEffect(() => {
    const follow = () => void (stepOf(flow.getSnapshot()) !== step && actor.stop());
    const subscription = flow.subscribe(follow);
    follow();
    return () => subscription.unsubscribe();
  }, [flow, step, actor]);
  const hasEnded = () => (actor.getSnapshot() as AnyMachineSnapshot).status !== "active";
  return [useSelector(actor, toView, hasEnded), actor];
}
