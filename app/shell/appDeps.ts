import { createContext } from "react";
import { createStore } from "zustand/vanilla";
import { createClock, type Clock } from "#app/platform/clock.ts";
import { providerBaseUrl } from "#app/platform/providerBaseUrl.ts";
import { createOffers } from "#app/shell/offers.ts";
import { createToaster } from "#app/shell/Notices.tsx";
import type { Client } from "#app/client/client.ts";
import { createBrowserSession } from "#app/session/browser.ts";
import { screenForPath } from "#app/navigation/screenForPath.ts";
import type { Store } from "#app/session/storage.ts";

/** What of the way in goes on although somebody is signed in: a sign-up after its password, a reset link (C-17, C-24). */
export type Running = "signUp" | "reset" | null;

/** The clock of the app, for everything that is drawn; apart from what reads it, which the way in does without. */
export const ClockContext = createContext<Clock | null>(null);

/** What the whole app shares: the session, the clock, the notices, and the client as soon as somebody needs it. */
export function createAppDeps({ session, tabs, local, tab } = createBrowserSession()) {
  const clock = createClock();
  const toaster = createToaster(() => document.querySelector("[data-veil]") !== null);
  const groupLink = createGroupLink(tab);
  const offers = createOffers({ session, tab });
  const running = createStore<Running>(() => null);
  let isLost = false;
  let client: Promise<Client> | null = null;

  const loadClient = (): Promise<Client> =>
    (client ??= import("#app/client/client.ts").then(
      ({ createBrowserClient }) =>
        createBrowserClient({
          baseUrl: providerBaseUrl,
          session,
          tabs,
          offers,
          announce: toaster.notify,
          hear: clock.hear,
        }),
      (reason: unknown) => {
        client = null;
        throw reason;
      },
    ));

  session.onChange((change) => {
    isLost = change === "lost";
    if (change === "signed-out") groupLink.forget();
    if (change === "lost") running.setState(null);
    if (change === "started" && !local.isLasting())
      toaster.notify({
        tone: "info",
        area: "signed-in",
        text: { from: "copy", key: "storage.memoryOnly" },
      });
    // Somebody else signed in in another tab: start anew as that person (T9).
    if (change === "replaced") location.replace("/");
  });

  return {
    session,
    /** Whether the last session of this page was ended by the provider. */
    isSessionLost: () => isLost,
    running,
    clock,
    toaster,
    local,
    tab,
    groupLink,
    offers,
    loadClient,
  };
}

export type AppDeps = ReturnType<typeof createAppDeps>;

const KEY = "groupLink";
const LONGEST = 64;

/**
 * The link into a group that somebody followed while signed out, as long as this tab is there: it is opened once they are in
 * (D-103, page Entscheidungen/24). Who opens it reads the number in it.
 */
export function createGroupLink(tab: Store) {
  return {
    /** Of several links the last one counts. */
    keep({ pathname, search }: Pick<Location, "pathname" | "search">): void {
      if (search && search.length <= LONGEST && screenForPath(pathname) === "app-group-join") tab.write(KEY, search);
    },
    /** The query of the link, `""` if there is none. */
    search: (): string => tab.read(KEY) ?? "",
    forget: (): void => tab.remove(KEY),
  };
}
