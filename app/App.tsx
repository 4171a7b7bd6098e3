import { Suspense, useDeferredValue, useEffect, useState, useSyncExternalStore } from "react";
import type { AuthStartState } from "#app/features/auth/authApi.ts";
import type { AuthFlowProps } from "#app/features/auth/AuthFlow.tsx";
import type { PrerenderedEntry } from "#app/features/auth/EntryPage.tsx";
import { emptyAuthStart, lostAuthStart, type StartState } from "#app/router/startState.ts";
import type { SignedInSession } from "#app/router/SignedInArea.tsx";
import { ErrorBoundary } from "#app/router/ErrorBoundary.tsx";
import { type AppDeps, ClockContext } from "#app/shell/appDeps.ts";
import { ScreenFocus } from "#app/router/ScreenFocus.tsx";
import { resolveScreen } from "#app/router/guard.ts";
import { showScreen, useScreen } from "#app/navigation/location.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import { Notices } from "#app/shell/Notices.tsx";
import { lazyScreen } from "#src/copy/useCopy.tsx";
import { BootScreen } from "#src/screens/auth/BootScreen.tsx";

const loadArea = () => import("#app/router/SignedInArea.tsx").then((module) => module.SignedInArea);
const SignedInArea = lazyScreen([], loadArea);
const loadDashboard = () => Promise.all([loadArea(), import("#app/features/dashboard/DashboardPage.tsx")]);

const loadAuth = () => import("#app/features/auth/AuthFlow.tsx").then((module) => module.AuthFlow);
const AuthFlow = lazyScreen<AuthFlowProps>([], loadAuth, AuthFlowFailed);

/** The entry on the page stays and tries again; any other step has nothing to show without its code. */
function AuthFlowFailed({ prerendered }: AuthFlowProps) {
  useEffect(() => prerendered?.setStart(null), [prerendered]);
  if (!prerendered) throw new Error("Sign-in and sign-up could not be loaded.");
  return null;
}

const isAuth = (screen: ScreenName) => screen.startsWith("auth-");

export type AppProps = {
  deps: AppDeps;
  startState: StartState;
  /** The entry, if it is on the page already. */
  prerendered?: PrerenderedEntry | null | undefined;
};

/** From one sign-in or sign-out to the next. */
type Period = {
  start: AuthStartState;
  wasSignedIn: boolean;
  session: SignedInSession;
  prerendered?: AppProps["prerendered"];
};

/** One screen name decides what is on show (ROUTE-01); who may see what is decided before it is drawn. */
export function App({ deps, startState, prerendered }: AppProps) {
  const isSignedIn = useSyncExternalStore(deps.session.onChange, deps.session.isOpen, deps.session.isOpen);
  const running = useSyncExternalStore(deps.running.subscribe, deps.running.getState, deps.running.getState);
  const target = useScreen();
  const screen = resolveScreen(target, { isSignedIn, running });
  // A screen stays on show until the next one is there; whoever has signed out sees nothing more of it.
  const settled = useDeferredValue(screen);
  const shown = isAuth(screen) ? screen : settled;
  const [period, setPeriod] = useState<Period>({
    start: startState.auth,
    wasSignedIn: isSignedIn,
    session: { deps },
    prerendered,
  });
  if (period.wasSignedIn !== isSignedIn)
    setPeriod({
      start: deps.isSessionLost() ? lostAuthStart : emptyAuthStart,
      wasSignedIn: isSignedIn,
      session: { deps },
    });

  useEffect(() => {
    if (screen !== target) showScreen(screen, { replace: true });
  }, [screen, target]);

  return (
    <ErrorBoundary onSignOut={isSignedIn ? () => deps.session.end("signed-out") : undefined}>
      <Suspense fallback={<BootScreen deciding="starting" />}>
        <ClockContext value={deps.clock}>
          {isAuth(shown) ? (
            <Suspense fallback={period.prerendered?.isShown() ? null : <BootScreen deciding="starting" />}>
              <AuthFlow
                deps={deps}
                startState={period.start}
                screen={shown}
                prerendered={period.prerendered}
                loadDashboard={loadDashboard}
              />
            </Suspense>
          ) : (
            <SignedInArea session={period.session} screen={shown} />
          )}
        </ClockContext>
        <ScreenFocus screen={shown} />
      </Suspense>
      <Notices toaster={deps.toaster} />
    </ErrorBoundary>
  );
}
