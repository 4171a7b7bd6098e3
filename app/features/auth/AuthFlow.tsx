import { useDeferredValue, useEffect, useRef, useState } from "react";
import { EntryPage } from "#app/features/auth/EntryPage.tsx";
import { createEntryDraft } from "#app/features/auth/entryDraft.ts";
import type { EntryEvent } from "#app/features/auth/entryMachine.ts";
import { loadAuthFlow, type AuthSource, type LoadedAuthFlow } from "#app/features/auth/loadAuthFlow.ts";
import type { AuthStartState } from "#app/features/auth/startAuthFlow.ts";
import { useAuthPath } from "#app/features/auth/useAuthPath.ts";
import { useView } from "#app/shell/viewSource.ts";
import type { AppDeps } from "#app/shell/appDeps.ts";
import { useStepArrival } from "#app/navigation/arrival.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import { BootScreen } from "#src/screens/auth/BootScreen.tsx";

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
  const [flow, setFlow] = useState<LoadedAuthFlow | null>(null);
  const [isLost, setLost] = useState(false);
  const isLoading = useRef(false);

  useEffect(() => {
    const load = () => {
      if (isLoading.current) return;
      isLoading.current = true;
      loadAuthFlow({ ...deps, loadDashboard }, startState).then(
        (loaded) => {
          draft.handOver((event) => tellEntry(loaded.source, event));
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

  const source = flow?.source ?? waiting;
  // Deferred: a step stays on show until the code of the next one is there.
  const view = useDeferredValue(useView(source));
  useStepArrival(view.step);
  useAuthPath(source, view.step, screen);
  if (isLost || view.step === "lost") throw new Error("The way in could not be loaded.");

  if (view.step === "entry")
    return <EntryPage source={view.source} mode={screen === "auth-create-account" ? "signUp" : "signIn"} />;
  if (view.step === "invitation") return <BootScreen deciding="invitation" />;
  if (!flow || view.step === "opening" || view.step === "done") return <BootScreen deciding="starting" />;
  return <flow.Step view={view} send={source.send} />;
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
