import { use, useDeferredValue, useEffect, useLayoutEffect, useRef, useState, type ComponentType } from "react";
import {
  authInput,
  authLogic,
  AuthDepsContext,
  AuthFlowContext,
  followAddress,
  useAuth,
  type AuthStartState,
} from "#app/features/auth/authApi.ts";
import { stepOf, type AuthDeps, type Step } from "#app/features/auth/authMachine.ts";
import { startEntry } from "#app/features/auth/entryApi.ts";
import { entryMode, EntryPage, MissingCode, useIsShown, type InitialEntry } from "#app/features/auth/EntryPage.tsx";
import type { Client } from "#app/client/client.ts";
import { usePartFocus, useStepFocus } from "#app/navigation/screenFocus.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import { terms } from "#app/platform/config.ts";
import { memoizeByRef } from "#app/platform/memoizeByRef.ts";
import { googleSignIn } from "#app/platform/google/googleSignIn.ts";
import { forgetUrlToken } from "#app/session/urlToken.ts";
import { createAuthMemory } from "#app/session/authMemory.ts";
import { contactOnPage } from "#app/shell/addresses.ts";
import type { AppDeps } from "#app/shell/appDeps.ts";
import type { Area } from "#src/copy/keys.gen.ts";
import { lazyScreen } from "#src/copy/useCopy.tsx";
import { BootScreen } from "#src/screens/auth/BootScreen.tsx";

/**
 * Breaks the app's boundary for a page whose code has not arrived. Not while rendering: React reports an error in a deferred
 * render as recovered, although the retry fails as well.
 */
function StepFailed(): null {
  useLayoutEffect(() => {
    throw new Error("The next step could not be loaded.");
  }, []);
  return null;
}

const lazyStep = <Props extends object>(areas: readonly Area[], load: () => Promise<ComponentType<Props>>) =>
  lazyScreen(areas, load, StepFailed);

const CodeVerificationPage = lazyStep(["auth"], () =>
  import("#app/features/auth/CodeVerificationPage.tsx").then((module) => module.CodeVerificationPage),
);
const SignInPage = lazyStep(["signIn"], () =>
  import("#app/features/auth/SignInPage.tsx").then((module) => module.SignInPage),
);
const ProofExpiredScreen = lazyStep(["signUp"], () =>
  import("#src/screens/auth/ProofExpiredScreen.tsx").then((module) => module.ProofExpiredScreen),
);
const PhonePage = lazyStep(["signUp"], () =>
  import("#app/features/auth/PhonePage.tsx").then((module) => module.PhonePage),
);
const PasswordPage = lazyStep(["signUp", "signIn"], () =>
  import("#app/features/auth/PasswordPage.tsx").then((module) => module.PasswordPage),
);
const ProfilePage = lazyStep(["profile", "lists", "failure"], () =>
  import("#app/features/auth/ProfilePage.tsx").then((module) => module.ProfilePage),
);
const SuccessScreen = lazyStep(["signUp"], () =>
  import("#src/screens/auth/SuccessScreen.tsx").then((module) => module.SuccessScreen),
);
const ForgotPage = lazyStep(["recovery"], () =>
  import("#app/features/auth/ForgotPage.tsx").then((module) => module.ForgotPage),
);
const ResetPage = lazyStep(["recovery", "signUp", "signIn", "autoAdvance"], () =>
  import("#app/features/auth/ResetPage.tsx").then((module) => module.ResetPage),
);

export type AuthFlowProps = {
  deps: AppDeps;
  startState: AuthStartState;
  screen: ScreenName;
  /** The entry that is on the page already. */
  initialEntry: InitialEntry | null;
  /** Loads the screen behind the last step. */
  loadDashboard: () => Promise<unknown>;
};

function createFlow({ deps, startState, loadDashboard }: AuthFlowProps, client: Client) {
  const { session, local, tab, clock, toaster, running } = deps;
  const memory = createAuthMemory(tab);
  const auth: AuthDeps = {
    client,
    session,
    memory,
    local,
    clock,
    loadDashboard,
    setRunning: running.setState,
    now: Date.now,
    announce: toaster.notify,
    loadGoogle: googleSignIn,
    removeLink: () => forgetUrlToken(history),
  };
  return { auth, logic: authLogic(auth), options: { input: authInput(startState, memory) } };
}

const clientOf = memoizeByRef(({ loadClient }: AppDeps) => loadClient().catch(() => null));

/** Sign-in, sign-up and recovery: the chart of the steps, and the page of the current one. */
export function AuthFlow(props: AuthFlowProps) {
  const client = use(clientOf(props.deps));
  return client ? <Flow {...props} client={client} /> : <MissingCode initialEntry={props.initialEntry} />;
}

function Flow({ client, ...props }: AuthFlowProps & { client: Client }) {
  // Once: a sign-up goes on when its session has started, although the app then passes another start.
  const [{ auth, logic, options }] = useState(() => createFlow(props, client));
  return (
    <AuthFlowContext.Provider logic={logic} options={options}>
      <AuthDepsContext value={auth}>
        <CurrentStep screen={props.screen} initialEntry={props.initialEntry} />
      </AuthDepsContext>
    </AuthFlowContext.Provider>
  );
}

function CurrentStep({ screen, initialEntry }: Pick<AuthFlowProps, "screen" | "initialEntry">) {
  const auth = useAuth();
  const { flow, session } = auth;
  // Deferred: a step stays on show until the code of the next one is there.
  const { step, key } = useDeferredValue(useVisit(AuthFlowContext.useSelector(stepOf)));
  useEffect(
    () =>
      session.onChange((change) => {
        // A sign-in in another tab ends nothing here.
        if (change !== "started" && change !== "found") flow.send({ type: "session.ended", isLost: change === "lost" });
      }),
    [session, flow],
  );
  useStepFocus(step);
  useAddress(step, screen);
  const isOnPage = useInitialEntry(
    initialEntry,
    key === 0 && step === "entry" && (initialEntry?.screen ?? screen) === screen,
  );
  const back = () => flow.send({ type: "back.requested" });
  switch (step) {
    case "entry": {
      if (isOnPage) return null;
      const { email, alert } = flow.getSnapshot().context;
      return <EntryPage key={key} mode={entryMode(screen)} email={email} alert={alert} start={startEntry(auth)} />;
    }
    case "invitation":
      return <BootScreen deciding="invitation" />;
    case "emailCode":
      return <CodeVerificationPage key={key} channel="email" onBack={back} />;
    case "smsCode":
      return <CodeVerificationPage key={key} channel="sms" onBack={back} />;
    case "signIn":
      return <SignInPage key={key} onForgot={() => flow.send({ type: "forgot.requested" })} onBack={back} />;
    case "proofExpired":
      return <ProofExpired />;
    case "phone":
      return <PhonePage key={key} />;
    case "password":
      return <PasswordPage key={key} />;
    case "profile":
      return <ProfilePage key={key} />;
    case "success":
      return <Success />;
    case "forgot":
      return <ForgotPage key={key} onBack={back} />;
    case "reset":
      return <ResetPage key={key} />;
    case "opening":
    case "signedIn":
      return <BootScreen deciding="starting" />;
  }
}

/** Counts the steps, so that one that is left and opened again before its page could change starts anew. */
function useVisit(step: Step) {
  const [visit, setVisit] = useState({ step, key: 0 });
  if (visit.step === step) return visit;
  const next = { step, key: visit.key + 1 };
  setVisit(next);
  return next;
}

/** Keeps step and address together after every render. */
function useAddress(step: Step, screen: ScreenName) {
  const { flow } = useAuth();
  const last = useRef<ReturnType<typeof followAddress>>(null);
  useEffect(() => {
    last.current = followAddress(last.current, flow, step, screen);
  }, [flow, step, screen]);
}

/** Whether the entry on the page is the one to show. Once it is not, it is removed and does not come back. */
function useInitialEntry(entry: InitialEntry | null, isCurrent: boolean): boolean {
  const auth = useAuth();
  const isShown = useIsShown(entry);
  useLayoutEffect(() => {
    if (isCurrent) entry?.setStart(startEntry(auth));
    else entry?.remove();
  }, [entry, isCurrent, auth]);
  return isShown && isCurrent;
}

function ProofExpired() {
  const { flow } = useAuth();
  usePartFocus("proofExpired");
  return (
    <ProofExpiredScreen
      email={flow.getSnapshot().context.email}
      status="idle"
      terms={terms}
      contact={contactOnPage()}
      onConfirmAgain={() => flow.send({ type: "confirm.requested" })}
    />
  );
}

function Success() {
  const { flow } = useAuth();
  const isOpening = AuthFlowContext.useSelector((snapshot) => snapshot.matches({ success: "opening" }));
  return (
    <SuccessScreen
      firstName={flow.getSnapshot().context.firstName}
      status={isOpening ? "opening" : "idle"}
      terms={terms}
      contact={contactOnPage()}
      onOpen={() => flow.send({ type: "open.requested" })}
    />
  );
}
