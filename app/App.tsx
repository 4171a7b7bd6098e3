import { Suspense, useDeferredValue, useEffect, useState, useSyncExternalStore } from "react";
import type { AuthStartState } from "#app/features/auth/authApi.ts";
import type { AuthFlowProps } from "#app/features/auth/AuthFlow.tsx";
import {
  createInitialEntry,
  entryMode,
  EntryPage,
  MissingCode,
  useIsShown,
  type InitialEntry,
} from "#app/features/auth/EntryPage.tsx";
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
const AuthFlow = lazyScreen<AuthFlowProps>([], loadAuth, MissingCode);

/** Sign-in and sign-up. Until their code has loaded: the entry, which works without it, or the boot screen. */
function Auth({ isPrerendered, ...props }: AuthFlowProps & { isPrerendered: boolean }) {
  const { initialEntry: entry, startState, screen } = props;
  const isShown = useIsShown(entry);
  // Deferred instead of in a Suspense boundary, which shows its content no sooner than 300 ms after its fallback.
  const isReady = useDeferredValue(true, false);
  return (
    <>
      {isReady ? <AuthFlow {...props} /> : !isShown && <BootScreen deciding="starting" />}
      {/* After the flow, whose heading takes the focus in the render that replaces the entry. */}
      {entry && isShown && !isPrerendered && (
        <EntryPage
          mode={entryMode(screen)}
          email={startState.email}
          alert={startState.alert ?? null}
          start={entry.start}
          hasFailed={entry.hasFailed}
        />
      )}
    </>
  );
}

const isAuth = (screen: ScreenName) => screen.startsWith("auth-");

export type AppProps = {
  deps: AppDeps;
  startState: StartState;
  /** The entry, if it is on the page already. */
  prerendered?: InitialEntry | null | undefined;
};

/** From one sign-in or sign-out to the next. */
type Period = {
  start: AuthStartState;
  wasSignedIn: boolean;
  session: SignedInSession;
  initialEntry: InitialEntry | null;
};

const entryFor = ({ start }: AuthStartState) => (start === "entry" ? createInitialEntry(null) : null);

/** Renders the screen that the name in the address resolves to for this user (ROUTE-01). */
export function App({ deps, startState, prerendered }: AppProps) {
  const isSignedIn = useSyncExternalStore(deps.session.onChange, deps.session.isOpen, deps.session.isOpen);
  const running = useSyncExternalStore(deps.running.subscribe, deps.running.getState, deps.running.getState);
  const target = useScreen();
  const screen = resolveScreen(target, { isSignedIn, running });
  // A screen stays until the next one has loaded, except after a sign-out.
  const settled = useDeferredValue(screen);
  const shown = isAuth(screen) ? screen : settled;
  const [period, setPeriod] = useState<Period>(() => ({
    start: startState.auth,
    wasSignedIn: isSignedIn,
    session: { deps },
    initialEntry: prerendered ?? entryFor(startState.auth),
  }));
  if (period.wasSignedIn !== isSignedIn) {
    const start = deps.isSessionLost() ? lostAuthStart : emptyAuthStart;
    setPeriod({ start, wasSignedIn: isSignedIn, session: { deps }, initialEntry: entryFor(start) });
  }

  useEffect(() => {
    if (screen !== target) showScreen(screen, { replace: true });
  }, [screen, target]);

  return (
    <ErrorBoundary onSignOut={isSignedIn ? () => deps.session.end("signed-out") : undefined}>
      <Suspense fallback={<BootScreen deciding="starting" />}>
        <ClockContext value={deps.clock}>
          {isAuth(shown) ? (
            <Auth
              deps={deps}
              startState={period.start}
              screen={shown}
              initialEntry={period.initialEntry}
              isPrerendered={period.initialEntry === prerendered}
              loadDashboard={loadDashboard}
            />
          ) : (
            <SignedInArea session={period.session} screen={shown} />
          )}
        </ClockContext>
        <ScreenFocus screen={shown} isLeaving={shown !== screen} />
      </Suspense>
      <Notices toaster={deps.toaster} />
    </ErrorBoundary>
  );
}
