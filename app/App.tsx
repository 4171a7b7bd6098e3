import { Suspense, useDeferredValue, useEffect, useState, useSyncExternalStore } from "react";
import { AuthFlow } from "#app/features/auth/AuthFlow.tsx";
import { emptyBegin, type Begin } from "#app/router/begin.ts";
import { LastResort } from "#app/shell/LastResort.tsx";
import type { Means } from "#app/shell/means.ts";
import { Arrival } from "#app/shell/Arrival.tsx";
import { resolveScreen } from "#app/router/guard.ts";
import { showScreen, useScreen } from "#app/navigation/location.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import { Notices } from "#app/shell/notices/Notices.tsx";
import { lazyScreen } from "#src/copy/useCopy.tsx";
import { BootScreen } from "#src/screens/auth/BootScreen.tsx";

const loadArea = () => import("#app/router/SignedInArea.tsx").then((module) => module.SignedInArea);
const SignedInArea = lazyScreen([], loadArea);
const loadDashboard = () => Promise.all([loadArea(), import("#app/features/dashboard/DashboardPage.tsx")]);

const isWayIn = (screen: ScreenName) => screen.startsWith("auth-");

/** One screen name decides what is on show (ROUTE-01); who may see what is decided before it is drawn. */
export function App({ means, begin }: { means: Means; begin: Begin }) {
  const isSignedIn = useSyncExternalStore(means.session.onChange, means.session.isOpen);
  const running = useSyncExternalStore(means.running.subscribe, means.running.get);
  const wanted = useScreen();
  const screen = resolveScreen(wanted, { isSignedIn, running });
  // A signed-in screen stays on show until the next one is there; whoever has signed out sees nothing more of it.
  const settled = useDeferredValue(screen);
  const shown = isWayIn(screen) || isWayIn(settled) ? screen : settled;
  const [way, setWay] = useState({ isFirst: true, wasSignedIn: isSignedIn });
  if (way.wasSignedIn !== isSignedIn) setWay({ isFirst: false, wasSignedIn: isSignedIn });

  useEffect(() => {
    if (screen !== wanted) showScreen(screen, { replace: true });
  }, [screen, wanted]);

  return (
    <LastResort onSignOut={isSignedIn ? () => means.session.end("signed-out") : undefined}>
      <Suspense fallback={<BootScreen deciding="starting" />}>
        {isWayIn(shown) ? (
          <AuthFlow
            means={means}
            begin={way.isFirst ? begin.auth : emptyBegin}
            screen={shown}
            loadDashboard={loadDashboard}
          />
        ) : (
          <SignedInArea means={means} screen={shown} />
        )}
        <Arrival screen={shown} />
      </Suspense>
      <Notices board={means.board} />
    </LastResort>
  );
}
