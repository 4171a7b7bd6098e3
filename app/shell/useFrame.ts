import { useSyncExternalStore, useState } from "react";
import { notifyManager, useQueryClient, type Query } from "@tanstack/react-query";
import { contactOnPage } from "#app/shell/addresses.ts";
import { useWrongClock } from "#app/shell/clock.ts";
import { useMe } from "#app/shell/queries.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { applicationModeOf, screenOfTask } from "#app/navigation/dashboardScreens.ts";
import { useScreen } from "#app/navigation/location.ts";
import { hasMainNav, navItemOf } from "#app/navigation/navItems.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import { apiErrorOf } from "#app/shell/queryError.ts";
import { refetchMissing } from "#app/shell/queryClient.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { pageSetting } from "#app/platform/pageSettings.ts";
import { initialsOf } from "#src/lib/initials.ts";
import { isOnboarding } from "#src/model/onboarding/onboarding.ts";
import type { Frame } from "#src/patterns/AppShell.tsx";
import type { ServiceNoticeProps } from "#src/patterns/ServiceNotice.tsx";

function subscribeToConnection(listener: () => void) {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
const isOffline = () => !navigator.onLine;

/** The frame of a signed-in screen. Back leads to the source, else to `fallback`; `null`: no back button. */
export function useFrame(fallback: ScreenName | null): Frame {
  const navigation = useNavigation();
  const { data: user } = useMe();
  return {
    onBack: fallback ? () => navigation.back(fallback) : undefined,
    nav: useMainNav(),
    profile: { initials: initialsOf(user.firstName, user.lastName), onOpen: () => navigation.push("my-profile") },
    isOffline: useSyncExternalStore(subscribeToConnection, isOffline),
    wrongClock: useWrongClock(),
    serviceNotice: useServiceNotice(),
    contact: contactOnPage(),
  };
}

const HELP = "app-info-faq";

function useMainNav(): Frame["nav"] {
  const { push } = useNavigation();
  const screen = useScreen();
  const { memory } = useSignedIn();
  // Also after the last step is stored: the page that is left does not change.
  const [isGuided] = useState(() => isOnboarding(memory.onboarding()));
  const applicationMode = applicationModeOf(pageSetting("applicationMode"));
  if (isGuided || !hasMainNav(screen)) return undefined;
  return {
    current: navItemOf(screen),
    applicationMode,
    onOpen: (item) => push(item === "dashboard" ? item : item === "help" ? HELP : screenOfTask(item, applicationMode)),
  };
}

/** `isCall`: the query makes an agreed call, not a proposed one, and does not read the device. */
export type QueryState = { isCall: boolean; data: unknown; error: unknown };

/**
 * Whether a notice replaces every screen (VS-004, VS-005): always for a version that the provider no longer serves; for
 * maintenance only if data is missing and no earlier data can stay. Data of proposed calls is not shown on its own and
 * does not hide the notice.
 */
export function serviceNoticeOf(queries: readonly QueryState[]): "maintenance" | "update-required" | null {
  const failedWith = (code: string) => queries.filter(({ error }) => error !== null && apiErrorOf(error).code === code);
  if (failedWith("update-required").length > 0) return "update-required";
  const isMissing = failedWith("maintenance").some(({ data }) => data === undefined);
  const isAnythingThere = queries.some(({ isCall, data }) => isCall && data !== undefined);
  return isMissing && !isAnythingThere ? "maintenance" : null;
}

const lastErrors = new WeakMap<Query, Error>();

/** Why a query failed, also during the retry: TanStack clears the error of a query without data. */
function errorOf(query: Query): Error | null {
  const { data, error, errorUpdateCount } = query.state;
  if (error) lastErrors.set(query, error);
  return error ?? (data === undefined && errorUpdateCount > 0 ? (lastErrors.get(query) ?? null) : null);
}

/** The service notice for the mounted queries. */
export function useServiceNotice(): ServiceNoticeProps | undefined {
  const queries = useQueryClient();
  const cache = queries.getQueryCache();
  const subscribe = (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener));
  const active = () => cache.findAll({ type: "active" });
  const kind = useSyncExternalStore(subscribe, () =>
    serviceNoticeOf(
      active().map((query) => ({
        isCall: query.meta?.call !== undefined,
        data: query.state.data,
        error: errorOf(query),
      })),
    ),
  );
  const isRetrying = useSyncExternalStore(subscribe, () =>
    active().some((query) => errorOf(query) !== null && query.state.fetchStatus === "fetching"),
  );
  if (kind === "update-required") return { kind, onReload: () => location.reload() };
  if (kind === null) return undefined;
  return {
    kind,
    isRetrying,
    onRetry: () => void refetchMissing(queries),
  };
}

/** The introduction of a screen: open until the user has closed it on this device (PROF-07, CONTR-01, D-79). */
export function useIntro(screen: ScreenName) {
  const { memory } = useSignedIn();
  const [isOpen, setOpen] = useState(() => !memory.hasSeenIntro(screen));
  return {
    intro: isOpen ? ("open" as const) : ("seen" as const),
    onIntroClose() {
      memory.markIntroSeen(screen);
      setOpen(false);
    },
  };
}
