import { useDeferredValue, useEffect, useLayoutEffect, useState } from "react";
import type { DrawnEntry } from "#app/features/auth/drawnEntry.tsx";
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
  /** The entry that is on the page already. */
  drawn?: DrawnEntry | null | undefined;
  /** Fetches the screen behind the last step. */
  loadDashboard: () => Promise<unknown>;
};

/** The way in. The entry works before its machine is there and stays the same element when the machine takes over. */
export function AuthFlow({ deps, startState: given, screen, drawn, loadDashboard }: AuthFlowProps) {
  // What is given later is for whoever comes next: a sign-up goes on although a session has begun.
  const [startState] = useState(given);
  const [draft] = useState(() => drawn?.draft ?? createEntryDraft(startState.email, startState.alert));
  const [waiting] = useState(() => waitingFlow(startState, draft));
  const [flow, setFlow] = useState<LoadedAuthFlow | null>(null);
  const [isLost, setLost] = useState(false);

  useEffect(() => {
    void draft.load(
      async () => {
        const loaded = await loadAuthFlow({ ...deps, loadDashboard }, startState);
        draft.handOver((event) => tellEntry(loaded.source, event));
        setFlow(loaded);
      },
      // A later step has nothing to show without its machine; the entry tries again with the next submit.
      () => startState.start !== "entry" && setLost(true),
    );
  }, [deps, startState, draft, loadDashboard]);

  const source = flow?.source ?? waiting;
  // Deferred: a step stays on show until the code of the next one is there.
  const view = useDeferredValue(useView(source));
  useStepArrival(view.step);
  useAuthPath(source, view.step, screen);
  const isDrawn = useDrawnEntry(drawn, view.step === "entry" && drawn?.screen === screen);
  useLayoutEffect(() => {
    if (isDrawn && view.step === "entry" && view.source !== draft) return draft.follow(view.source);
  }, [isDrawn, view, draft]);
  if (isLost || view.step === "lost") throw new Error("The way in could not be loaded.");

  if (isDrawn) return null;
  if (view.step === "entry")
    return <EntryPage source={view.source} mode={screen === "auth-create-account" ? "signUp" : "signIn"} />;
  if (view.step === "invitation") return <BootScreen deciding="invitation" />;
  if (!flow || view.step === "opening" || view.step === "done") return <BootScreen deciding="starting" />;
  return <flow.Step view={view} local={deps.local} send={source.send} />;
}

const unchanging = () => () => {};
const nothingDrawn: DrawnEntry["onShow"] = { getView: () => false, subscribe: unchanging };

/** Whether the entry on the page is what is to be shown. Once it is not, it goes and does not come back. */
function useDrawnEntry(drawn: AuthFlowProps["drawn"], isWanted: boolean): boolean {
  const isOnShow = useView(drawn?.onShow ?? nothingDrawn);
  useLayoutEffect(() => {
    if (isWanted) return drawn?.end;
    drawn?.end();
  }, [drawn, isWanted]);
  return isOnShow && isWanted;
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
  return { getView: () => view, subscribe: unchanging, send: () => {} };
}
