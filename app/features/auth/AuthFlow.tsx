import { useDeferredValue, useEffect, useRef, useState } from "react";
import { EntryPage } from "#app/features/auth/EntryPage.tsx";
import { createEntryDraft } from "#app/features/auth/entryDraft.ts";
import type { EntryEvent } from "#app/features/auth/entryMachine.ts";
import { loadAuthFlow, type AuthSource } from "#app/features/auth/loadAuthFlow.ts";
import type { AuthStartState } from "#app/features/auth/startAuthFlow.ts";
import { useAuthPath } from "#app/features/auth/useAuthPath.ts";
import { useView } from "#app/shell/viewSource.ts";
import type { AppDeps } from "#app/shell/appDeps.ts";
import { useStepArrival } from "#app/navigation/arrival.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import { lazyScreen } from "#src/copy/useCopy.tsx";
import { BootScreen } from "#src/screens/auth/BootScreen.tsx";

const CodeVerification = lazyScreen(["auth"], () =>
  import("#app/features/auth/CodeVerificationPage.tsx").then((module) => module.CodeVerificationPage),
);
const SignIn = lazyScreen(["signIn"], () =>
  import("#app/features/auth/SignInPage.tsx").then((module) => module.SignInPage),
);
const ProofExpired = lazyScreen(["signUp"], () =>
  import("#app/features/auth/ProofExpiredPage.tsx").then((module) => module.ProofExpiredPage),
);
const Phone = lazyScreen(["signUp"], () =>
  import("#app/features/auth/PhonePage.tsx").then((module) => module.PhonePage),
);
const Password = lazyScreen(["signUp", "signIn"], () =>
  import("#app/features/auth/PasswordPage.tsx").then((module) => module.PasswordPage),
);
const Profile = lazyScreen(["profile", "lists", "failure"], () =>
  import("#app/features/auth/ProfilePage.tsx").then((module) => module.ProfilePage),
);
const Success = lazyScreen(["signUp"], () =>
  import("#app/features/auth/SuccessPage.tsx").then((module) => module.SuccessPage),
);
const Forgot = lazyScreen(["recovery"], () =>
  import("#app/features/auth/ForgotPage.tsx").then((module) => module.ForgotPage),
);
const Reset = lazyScreen(["recovery", "signUp", "signIn"], () =>
  import("#app/features/auth/ResetPage.tsx").then((module) => module.ResetPage),
);

export type AuthFlowProps = {
  deps: AppDeps;
  startState: AuthStartState;
  screen: ScreenName;
  /** Fetches the screen behind the last step. */
  loadDashboard: () => Promise<unknown>;
};

/** The way in. The entry works before its machine is there and stays the same element when the machine takes over. */
export function AuthFlow({ deps, startState, screen, loadDashboard }: AuthFlowProps) {
  const [draft] = useState(() => createEntryDraft(startState.email, startState.alert));
  const [waiting] = useState(() => waitingFlow(startState, draft));
  const [flow, setFlow] = useState<AuthSource | null>(null);
  const [isLost, setLost] = useState(false);
  const isLoading = useRef(false);

  useEffect(() => {
    const load = () => {
      if (isLoading.current) return;
      isLoading.current = true;
      loadAuthFlow({ ...deps, loadDashboard }, startState).then(
        (loaded) => {
          draft.handOver((event) => tellEntry(loaded, event));
          setFlow(loaded);
        },
        () => {
          isLoading.current = false;
          draft.fail();
          // A later step has nothing to show without its machine; the entry tries again with the next submit.
          if (startState.start !== "entry") setLost(true);
        },
      );
    };
    load();
    return draft.subscribe(() => {
      if (draft.isSubmitted()) load();
    });
  }, [deps, startState, draft, loadDashboard]);

  const source = flow ?? waiting;
  // Deferred: a step stays on show until the code of the next one is there.
  const view = useDeferredValue(useView(source));
  useStepArrival(view.step);
  useAuthPath(source, view.step, screen);
  if (isLost || view.step === "lost") throw new Error("The way in could not be loaded.");
  const back = () => source.send({ type: "back.requested" });

  switch (view.step) {
    case "entry":
      return <EntryPage source={view.source} mode={screen === "auth-create-account" ? "signUp" : "signIn"} />;
    case "emailCode":
      return <CodeVerification key="email" channel="email" source={view.source} onBack={back} />;
    case "signIn":
      return <SignIn source={view.source} onForgot={() => source.send({ type: "forgot.requested" })} onBack={back} />;
    case "proofExpired":
      return <ProofExpired email={view.email} onConfirmAgain={() => source.send({ type: "confirm.requested" })} />;
    case "phone":
      return <Phone source={view.source} person={view.person} />;
    case "smsCode":
      return <CodeVerification key="sms" channel="sms" source={view.source} onBack={back} />;
    case "password":
      return <Password source={view.source} />;
    case "profile":
      return <Profile source={view.source} />;
    case "success":
      return (
        <Success
          firstName={view.firstName}
          status={view.status}
          onOpen={() => source.send({ type: "open.requested" })}
        />
      );
    case "forgot":
      return <Forgot source={view.source} onBack={back} />;
    case "reset":
      return <Reset source={view.source} />;
    case "invitation":
      return <BootScreen deciding="invitation" />;
    case "opening":
    case "done":
      return <BootScreen deciding="starting" />;
  }
}

function tellEntry(flow: AuthSource, event: EntryEvent) {
  const view = flow.getView();
  if (view.step === "entry") view.source.send(event);
}

/** Before the machines are there: the entry with its draft, the check of an invitation, or nothing to see yet. */
function waitingFlow(startState: AuthStartState, draft: ReturnType<typeof createEntryDraft>): AuthSource {
  const { start } = startState;
  const view =
    start === "entry"
      ? { step: start, source: draft }
      : start === "invitation"
        ? { step: start }
        : { step: "opening" as const };
  return { getView: () => view, subscribe: () => () => {}, send: () => {} };
}
