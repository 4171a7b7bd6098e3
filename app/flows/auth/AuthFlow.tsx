import { useEffect, useRef, useState } from "react";
import { Entry } from "#app/flows/auth/Entry.tsx";
import { createEntryDraft, type EntryEvent } from "#app/flows/auth/entryDraft.ts";
import { loadAuthFlow, type AuthBegin, type AuthSource } from "#app/flows/auth/loadAuthFlow.ts";
import { useAuthPath } from "#app/flows/auth/useAuthPath.ts";
import { useView } from "#app/flows/viewSource.ts";
import type { Means } from "#app/means.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import { lazyScreen } from "#src/copy/useCopy.tsx";
import { BootScreen } from "#src/screens/auth/BootScreen.tsx";

const CodeVerification = lazyScreen(["auth"], () =>
  import("#app/flows/auth/CodeVerification.tsx").then((module) => module.CodeVerification),
);
const SignIn = lazyScreen(["auth"], () => import("#app/flows/auth/SignIn.tsx").then((module) => module.SignIn));
const LaterScreen = lazyScreen(["shell"], () =>
  import("#src/screens/start/LaterScreen.tsx").then((module) => module.LaterScreen),
);

export type AuthFlowProps = { means: Means; begin: AuthBegin; screen: ScreenName };

/** The way in. The entry works before its machine is there and stays the same element when the machine takes over. */
export function AuthFlow({ means, begin, screen }: AuthFlowProps) {
  const [draft] = useState(() => createEntryDraft(begin.email));
  const [waiting] = useState(() => waitingFlow(begin, draft));
  const [flow, setFlow] = useState<AuthSource | null>(null);
  const [isLost, setLost] = useState(false);
  const isLoading = useRef(false);

  useEffect(() => {
    const load = () => {
      if (isLoading.current) return;
      isLoading.current = true;
      loadAuthFlow(means, begin, draft.taken).then(
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
      if (draft.taken().isSubmitted) load();
    });
  }, [means, begin, draft]);

  if (isLost) throw new Error("The way in could not be loaded.");
  const source = flow ?? waiting;
  const view = useView(source);
  useAuthPath(source, view.step, screen);
  const back = () => source.send({ type: "back.requested" });

  switch (view.step) {
    case "entry":
      return <Entry source={view.source} mode={screen === "auth-create-account" ? "signUp" : "signIn"} />;
    case "emailCode":
      return <CodeVerification channel="email" source={view.source} onBack={back} />;
    case "signIn":
      return <SignIn source={view.source} onBack={back} />;
    case "phone":
      return <LaterScreen onToStart={back} />;
    case "opening":
    case "done":
      return <BootScreen deciding="starting" />;
  }
}

function tellEntry(flow: AuthSource, event: EntryEvent) {
  const view = flow.getView();
  if (view.step === "entry") view.source.send(event);
}

/** Before the machines are there: the entry with its draft, or nothing to see yet. */
function waitingFlow(begin: AuthBegin, draft: ReturnType<typeof createEntryDraft>): AuthSource {
  const view = begin.start === "entry" ? { step: "entry" as const, source: draft } : { step: "opening" as const };
  return { getView: () => view, subscribe: () => () => {}, send: () => {} };
}
