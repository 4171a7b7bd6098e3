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

/** Auth flows that continue while a user is signed in: a sign-up past its password step, a reset link (C-17, C-24). */
export type Running = "signUp" | "reset" | null;

/** The app's clock for rendering; in a file without its readers, which sign-in does not need. */
export const ClockContext = createContext<Clock | null>(null);

/** Shared by the whole app: session, clock, notices, and the client on first use. */
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
    // Another user signed in in another tab: restart as that user (T9).
    if (change === "replaced") location.replace("/");
  });

  return {
    session,
    /** Whether the provider ended the last session of this page. */
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
 * A group link opened while signed out, stored in the tab until the user has signed in (D-103, page Entscheidungen/24).
 * Its reader parses the number.
 */
export function createGroupLink(tab: Store) {
  return {
    /** The last of several links counts. */
    keep({ pathname, search }: Pick<Location, "pathname" | "search">): void {
      if (search && search.length <= LONGEST && screenForPath(pathname) === "app-group-join") tab.write(KEY, search);
    },
    /** The query of the link, `""` if there is none. */
    search: (): string => tab.read(KEY) ?? "",
    forget: (): void => tab.remove(KEY),
  };
}
