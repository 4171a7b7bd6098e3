import { createActor, SimulatedClock, type AnyActorRef, type AnyStateMachine, type ActorRefFrom } from "xstate";
import { stepOf, type Auth, type Step, type StepLogic } from "#app/features/auth/authMachine.ts";
import { codeStep, phoneStep } from "#app/features/auth/codeApi.ts";
import type { codeMachine } from "#app/features/auth/codeMachine.ts";
import { toCodeView } from "#app/features/auth/CodeVerificationPage.tsx";
import { entryStep, signInStep, toEntryView } from "#app/features/auth/entryApi.ts";
import type { entryMachine } from "#app/features/auth/entryMachine.ts";
import type { forgotMachine } from "#app/features/auth/forgotMachine.ts";
import { toForgotView } from "#app/features/auth/ForgotPage.tsx";
import type { passwordMachine } from "#app/features/auth/passwordMachine.ts";
import { toPasswordView } from "#app/features/auth/PasswordPage.tsx";
import type { phoneMachine } from "#app/features/auth/phoneMachine.ts";
import { toPhoneView } from "#app/features/auth/PhonePage.tsx";
import { profileStep } from "#app/features/auth/profileApi.ts";
import type { profileMachine } from "#app/features/auth/profileMachine.ts";
import { toProfileView } from "#app/features/auth/ProfilePage.tsx";
import { forgotStep, resetStep } from "#app/features/auth/recoveryApi.ts";
import type { resetMachine } from "#app/features/auth/resetMachine.ts";
import { toResetView } from "#app/features/auth/ResetPage.tsx";
import type { signInMachine } from "#app/features/auth/signInMachine.ts";
import { toSignInView } from "#app/features/auth/SignInPage.tsx";
import { passwordStep } from "#app/features/auth/signUpApi.ts";

export type Machines = {
  entry: typeof entryMachine;
  emailCode: typeof codeMachine;
  smsCode: typeof codeMachine;
  signIn: typeof signInMachine;
  phone: typeof phoneMachine;
  password: typeof passwordMachine;
  profile: typeof profileMachine;
  forgot: typeof forgotMachine;
  reset: typeof resetMachine;
};

const entry = (auth: Auth) => {
  const { email, alert } = auth.flow.getSnapshot().context;
  return entryStep(auth, { email, alert });
};

const steps: { [Name in keyof Machines]: (auth: Auth) => StepLogic<Machines[Name]> } = {
  entry,
  emailCode: codeStep("email"),
  smsCode: codeStep("sms"),
  signIn: signInStep,
  phone: phoneStep,
  password: passwordStep,
  profile: profileStep,
  forgot: forgotStep,
  reset: resetStep,
};

const views = {
  entry: toEntryView,
  emailCode: toCodeView,
  smsCode: toCodeView,
  signIn: toSignInView,
  phone: toPhoneView,
  password: toPasswordView,
  profile: toProfileView,
  forgot: toForgotView,
  reset: toResetView,
} satisfies { [Name in keyof Machines]: (snapshot: never) => unknown };

type Source<Name extends keyof Machines> = {
  step: Name;
  source: { getView: () => ReturnType<(typeof views)[Name]>; send: ActorRefFrom<Machines[Name]>["send"] };
};

/** What the page of a step shows, and how it tells its machine what the user does. */
export type AuthView =
  | { [Name in keyof Machines]: Source<Name> }[keyof Machines]
  | { step: "proofExpired"; email: string }
  | { step: "success"; firstName: string; status: "idle" | "opening" }
  | { step: "opening" | "invitation" | "signedIn" };

export type Children = { [Name in keyof Machines]?: ActorRefFrom<Machines[Name]> };

type Provided = { [Name in keyof Machines]?: Parameters<Machines[Name]["provide"]>[0] };

/** Runs the machine of the current step, as its page does: from the opening of the step until the chart leaves it. */
export function runSteps(auth: Auth, { clock, provided = {} }: { clock?: SimulatedClock; provided?: Provided } = {}) {
  let step: Step | null = null;
  let actor: AnyActorRef | null = null;

  function follow() {
    const next = stepOf(auth.flow.getSnapshot());
    if (next === step) return;
    actor?.stop();
    step = next;
    const create = (steps as Partial<Record<Step, (auth: Auth) => StepLogic<AnyStateMachine>>>)[next];
    actor = null;
    if (!create) return;
    const [logic, options] = create(auth);
    const implementations = (provided as Partial<Record<Step, Parameters<AnyStateMachine["provide"]>[0]>>)[next];
    actor = createActor(logic.provide(implementations ?? {}), { ...options, ...(clock && { clock }) });
    actor.start();
  }
  auth.flow.subscribe(follow);
  follow();

  return {
    children: () => (step && actor ? { [step]: actor } : {}) as Children,
    view(): AuthView {
      const snapshot = auth.flow.getSnapshot();
      const current = stepOf(snapshot);
      const { email, firstName } = snapshot.context;
      if (current === "proofExpired") return { step: current, email };
      if (current === "success")
        return { step: current, firstName, status: snapshot.matches({ success: "opening" }) ? "opening" : "idle" };
      if (!actor || current === "opening" || current === "invitation" || current === "signedIn")
        return { step: current } as AuthView;
      const shown = actor;
      const toView = views[current] as (of: unknown) => unknown;
      return { step: current, source: { getView: () => toView(shown.getSnapshot()), send: shown.send } } as AuthView;
    },
  };
}
