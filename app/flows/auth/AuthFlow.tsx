import { useDeferredValue, useEffect, useRef, useState } from "react";
import { Entry } from "#app/flows/auth/Entry.tsx";
import { createEntryDraft } from "#app/flows/auth/entryDraft.ts";
import type { EntryEvent } from "#app/flows/auth/entryMachine.ts";
import { loadAuthFlow, type AuthSource } from "#app/flows/auth/loadAuthFlow.ts";
import type { AuthBegin } from "#app/flows/auth/startAuthFlow.ts";
import { useAuthPath } from "#app/flows/auth/useAuthPath.ts";
import { useView } from "#app/flows/viewSource.ts";
import type { Means } from "#app/means.ts";
import { useStepArrival } from "#app/navigation/arrival.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import { lazyScreen } from "#src/copy/useCopy.tsx";
import { BootScreen } from "#src/screens/auth/BootScreen.tsx";

const CodeVerification = lazyScreen(["auth"], () =>
  import("#app/flows/auth/CodeVerification.tsx").then((module) => module.CodeVerification),
);
const SignIn = lazyScreen(["signIn"], () => import("#app/flows/auth/SignIn.tsx").then((module) => module.SignIn));
const ProofExpired = lazyScreen(["signUp"], () =>
  import("#app/flows/auth/ProofExpired.tsx").then((module) => module.ProofExpired),
);
const Phone = lazyScreen(["signUp"], () => import("#app/flows/auth/Phone.tsx").then((module) => module.Phone));
const Password = lazyScreen(["signUp", "signIn"], () =>
  import("#app/flows/auth/Password.tsx").then((module) => module.Password),
);
const Profile = lazyScreen(["profile", "lists", "failure"], () =>
  import("#app/flows/auth/Profile.tsx").then((module) => module.Profile),
);
const Success = lazyScreen(["signUp"], () => import("#app/flows/auth/Success.tsx").then((module) => module.Success));
const Forgot = lazyScreen(["recovery"], () => import("#app/flows/auth/Forgot.tsx").then((module) => module.Forgot));
const Reset = lazyScreen(["recovery", "signUp", "signIn"], () =>
  import("#app/flows/auth/Reset.tsx").then((module) => module.Reset),
);

export type AuthFlowProps = {
  means: Means;
  begin: AuthBegin;
  screen: ScreenName;
  /** Fetches the screen behind the last step. */
  loadDashboard: () => Promise<unknown>;
};

/** The way in. The entry works before its machine is there and stays the same element when the machine takes over. */
export function AuthFlow({ means, begin, screen, loadDashboard }: AuthFlowProps) {
  const [draft] = useState(() => createEntryDraft(begin.email));
  const [waiting] = useState(() => waitingFlow(begin, draft));
  const [flow, setFlow] = useState<AuthSource | null>(null);
  const [isLost, setLost] = useState(false);
  const isLoading = useRef(false);

  useEffect(() => {
    const load = () => {
      if (isLoading.current) return;
      isLoading.current = true;
      loadAuthFlow({ ...means, loadDashboard }, begin, draft.taken).then(
        (loaded) => {
          draft.handOver((event) => tellEntry(loaded, event));
          setFlow(loaded);
        },
        () => {
          isLoading.current = false;
          draft.fail();
          // A later step has nothing to show without its machine; the entry tries again with the next submit.
          if (begin.start !== "entry") setLost(true);
        },
      );
    };
    load();
    return draft.subscribe(() => {
      if (draft.taken().submitted) load();
    });
  }, [means, begin, draft, loadDashboard]);

  const source = flow ?? waiting;
  // Deferred: a step stays on show until the code of the next one is there.
  const view = useDeferredValue(useView(source));
  useStepArrival(view.step);
  useAuthPath(source, view.step, screen);
  if (isLost || view.step === "lost") throw new Error("The way in could not be loaded.");
  const back = () => source.send({ type: "back.requested" });

  switch (view.step) {
    case "entry":
      return <Entry source={view.source} mode={screen === "auth-create-account" ? "signUp" : "signIn"} />;
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
function waitingFlow(begin: AuthBegin, draft: ReturnType<typeof createEntryDraft>): AuthSource {
  const { start } = begin;
  const view =
    start === "entry"
      ? { step: start, source: draft }
      : start === "invitation"
        ? { step: start }
        : { step: "opening" as const };
  return { getView: () => view, subscribe: () => () => {}, send: () => {} };
}
