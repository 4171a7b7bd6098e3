import { Suspense, useDeferredValue, useEffect, useState, useSyncExternalStore } from "react";
import type { DrawnEntry } from "#app/features/auth/drawnEntry.tsx";
import { AuthFlow } from "#app/features/auth/AuthFlow.tsx";
import { emptyAuthStart, lostAuthStart, type StartState } from "#app/router/startState.ts";
import type { AuthStartState } from "#app/features/auth/startAuthFlow.ts";
import type { Stay } from "#app/router/SignedInArea.tsx";
import { ErrorBoundary } from "#app/router/ErrorBoundary.tsx";
import { type AppDeps, ClockContext } from "#app/shell/appDeps.ts";
import { Arrival } from "#app/router/Arrival.tsx";
import { resolveScreen } from "#app/router/guard.ts";
import { showScreen, useScreen } from "#app/navigation/location.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import { Notices } from "#app/shell/Notices.tsx";
import { lazyScreen } from "#src/copy/useCopy.tsx";
import { BootScreen } from "#src/screens/auth/BootScreen.tsx";

const loadArea = () => import("#app/router/SignedInArea.tsx").then((module) => module.SignedInArea);
const SignedInArea = lazyScreen([], loadArea);
const loadDashboard = () => Promise.all([loadArea(), import("#app/features/dashboard/DashboardPage.tsx")]);

const isWayIn = (screen: ScreenName) => screen.startsWith("auth-");

export type AppProps = {
  deps: AppDeps;
  startState: StartState;
  /** The entry, if it is on the page already. */
  drawn?: DrawnEntry | null | undefined;
};

/** From one sign-in or sign-out to the next. */
type Way = { start: AuthStartState; wasSignedIn: boolean; stay: Stay; drawn?: AppProps["drawn"] };

/** One screen name decides what is on show (ROUTE-01); who may see what is decided before it is drawn. */
export function App({ deps, startState, drawn }: AppProps) {
  const isSignedIn = useSyncExternalStore(deps.session.onChange, deps.session.isOpen, deps.session.isOpen);
  const running = useSyncExternalStore(deps.running.subscribe, deps.running.getState, deps.running.getState);
  const wanted = useScreen();
  const screen = resolveScreen(wanted, { isSignedIn, running });
  // A screen stays on show until the next one is there; whoever has signed out sees nothing more of it.
  const settled = useDeferredValue(screen);
  const shown = isWayIn(screen) ? screen : settled;
  const [way, setWay] = useState<Way>({ start: startState.auth, wasSignedIn: isSignedIn, stay: { deps }, drawn });
  if (way.wasSignedIn !== isSignedIn)
    setWay({ start: deps.isSessionLost() ? lostAuthStart : emptyAuthStart, wasSignedIn: isSignedIn, stay: { deps } });

  useEffect(() => {
    if (screen !== wanted) showScreen(screen, { replace: true });
  }, [screen, wanted]);

  return (
    <ErrorBoundary onSignOut={isSignedIn ? () => deps.session.end("signed-out") : undefined}>
      <Suspense fallback={<BootScreen deciding="starting" />}>
        <ClockContext value={deps.clock}>
          {isWayIn(shown) ? (
            <AuthFlow
              deps={deps}
              startState={way.start}
              screen={shown}
              drawn={way.drawn}
              loadDashboard={loadDashboard}
            />
          ) : (
            <SignedInArea stay={way.stay} screen={shown} />
          )}
        </ClockContext>
        <Arrival screen={shown} />
      </Suspense>
      <Notices toaster={deps.toaster} />
    </ErrorBoundary>
  );
}
