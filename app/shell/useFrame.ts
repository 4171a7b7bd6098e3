import { useSyncExternalStore } from "react";
import { contactOnPage } from "#app/shell/addresses.ts";
import { useWrongClock } from "#app/shell/clock.ts";
import { useMe } from "#app/shell/queries.ts";
import { useServiceNotice } from "#app/shell/useServiceNotice.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import { initialsOf } from "#src/lib/initials.ts";
import type { Frame } from "#src/patterns/AppShell.tsx";

function subscribe(listener: () => void) {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
const isOffline = () => !navigator.onLine;

/** The frame of a signed-in screen. Back leads to the source, else to `fallback`; without one there is no back. */
export function useFrame(fallback: ScreenName | null): Frame {
  const navigation = useNavigation();
  const { data: user } = useMe();
  return {
    onBack: fallback ? () => navigation.back(fallback) : undefined,
    profile: { initials: initialsOf(user.firstName, user.lastName), onOpen: () => navigation.push("my-profile") },
    isOffline: useSyncExternalStore(subscribe, isOffline),
    wrongClock: useWrongClock(),
    serviceNotice: useServiceNotice(),
    contact: contactOnPage(),
  };
}
