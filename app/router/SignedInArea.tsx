import { QueryClientProvider } from "@tanstack/react-query";
import { use, useEffect, useState } from "react";
import { createFirstFailures, createQueries } from "#app/shell/queryClient.ts";
import type { Offer } from "#src/model/offer.ts";
import { pages as firstPages } from "#app/features/dashboard/dashboardPages.ts";
import { PageScreen } from "#app/router/PageScreen.tsx";
import { loadFirstSteps } from "#app/router/firstSteps.ts";
import { ErrorBoundary } from "#app/router/ErrorBoundary.tsx";
import type { Pages } from "#app/shell/page.ts";
import { memoizeByRef } from "#app/platform/memoizeByRef.ts";
import { SignedInProvider, useOffers, signInAs, type SignedIn } from "#app/shell/signedIn.tsx";
import type { AppDeps } from "#app/shell/appDeps.ts";
import { resolveScreen } from "#app/router/guard.ts";
import { showScreen } from "#app/navigation/location.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import { lazyScreen } from "#src/copy/useCopy.tsx";
import { BootScreen } from "#src/screens/auth/BootScreen.tsx";

const NotOffered = lazyScreen<{ offer: Offer }>(["notOffered", "comingSoon", "shell"], () =>
  import("#app/features/help/NotOfferedPage.tsx").then((module) => module.NotOfferedPage),
);

/** From one sign-in to the next sign-out. */
export type SignedInSession = { deps: AppDeps };

/** Cached outside React: a suspended first render drops its state, and every query would be sent again. */
const queriesOf = memoizeByRef(({ deps }: SignedInSession) => {
  const failures = createFirstFailures(deps.toaster.notify);
  return { failures, queries: createQueries(failures) };
});

export type SignedInAreaProps = { session: SignedInSession; screen: ScreenName };

/** The signed-in area. Suspends only if the signed-in user is not stored on the device. */
export function SignedInArea({ session, screen }: SignedInAreaProps) {
  const { deps } = session;
  const { failures, queries } = queriesOf(session);
  const [signedIn, setSignedIn] = useState<SignedIn | null>(() => signInAs(deps, deps.session.user(), loadFirstSteps));
  const [failure, setFailure] = useState<{ reason: unknown } | null>(null);
  useEffect(() => {
    if (signedIn) return;
    let isLeft = false;
    fetchUser(deps).then(
      (user) => isLeft || setSignedIn(signInAs(deps, user, loadFirstSteps)),
      (reason: unknown) => isLeft || setFailure({ reason }),
    );
    return () => {
      isLeft = true;
    };
  }, [deps, signedIn]);
  if (failure) throw failure.reason;
  if (!signedIn) return <BootScreen deciding="starting" />;
  return (
    <QueryClientProvider client={queries}>
      <SignedInProvider value={signedIn}>
        <CheckedScreen signedIn={signedIn} target={screen} onOpened={failures.screenOpened} />
      </SignedInProvider>
    </QueryClientProvider>
  );
}

let allPages: Promise<Pages> | undefined;
/** Loaded on demand: most visits begin with the dashboard. If loading fails, the screen has no page. */
const loadPages = () =>
  (allPages ??= import("#app/router/pages.ts").then(
    ({ pages }) => pages,
    () => firstPages,
  ));
const usePage = (screen: ScreenName) => firstPages[screen] ?? use(loadPages())[screen];

type CheckedScreenProps = { signedIn: SignedIn; target: ScreenName; onOpened: (screen: ScreenName) => void };

function CheckedScreen({ signedIn, target, onOpened }: CheckedScreenProps) {
  const requested = usePage(resolveScreen(target, { isSignedIn: true }));
  const resolved = resolveScreen(target, {
    isSignedIn: true,
    accessRedirect: () => requested?.guard?.(signedIn) ?? null,
  });
  // Decided once per opening: the previous screen stays mounted while the next one loads, and must not be redirected by
  // what has changed; and the screen shown instead may remove the reason for it before the URL changes.
  const [led, setLed] = useState({ from: target, to: resolved });
  if (led.from !== target) setLed({ from: target, to: resolved });
  const screen = led.from === target ? led.to : resolved;
  useEffect(() => {
    if (screen !== target) showScreen(screen, { replace: true });
  }, [screen, target]);
  onOpened(screen);
  const page = usePage(screen);
  const offers = useOffers();
  return (
    <ErrorBoundary
      // The screens of the ID check share one machine.
      key={screen.startsWith("id-") ? "id-check" : screen}
      onToStart={screen === "dashboard" ? undefined : () => showScreen("dashboard")}
      onSignOut={() => signedIn.session.end("signed-out")}
    >
      {page?.offer && !offers.has(page.offer) ? (
        <NotOffered offer={page.offer} />
      ) : (
        <PageScreen screen={screen} page={page} />
      )}
    </ErrorBoundary>
  );
}

/** Asks the provider for the user of this session (C-66). */
async function fetchUser({ loadClient, session }: AppDeps) {
  const own = session.id();
  const [client, { me }] = await Promise.all([loadClient(), import("#app/client/calls/access.ts")]);
  const result = await client.inSession(own).call(me, {}, { quiet: true });
  if (!result.ok) throw new Error(result.apiError.code);
  session.storeUser(result.value.user);
  return session.user();
}
