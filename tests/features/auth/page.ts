import type { Announcement } from "#app/client/announcement.ts";
import { vi } from "vitest";
import { startStateOf } from "#app/router/startState.ts";
import { createActor } from "xstate";
import type { AuthDeps } from "#app/features/auth/authMachine.ts";
import { authInput, authLogic, followAddress } from "#app/features/auth/authApi.ts";
import { runSteps, type AuthView } from "#tests/features/auth/runSteps.ts";
import type { GoogleChoice } from "#app/platform/google/port.ts";
import { createStore } from "zustand/vanilla";
import type { Running } from "#app/shell/appDeps.ts";
import { resolveScreen } from "#app/router/guard.ts";
import { currentScreen, showScreen } from "#app/navigation/location.ts";
import { forgetUrlToken, takeUrlToken } from "#app/session/urlToken.ts";
import { createAuthMemory } from "#app/session/authMemory.ts";
import { openTab } from "#tests/navigation/tab.ts";
import { start } from "#tests/client/stubs.ts";
import { NOON, startProvider } from "#tests/sandbox/provider.ts";
import { createBrowser } from "#tests/session/stubs.ts";

/** Turns of the event loop in which nothing is under way any more. */
const QUIET_TURNS = 4;
const MOST_TURNS = 2000;

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * One tab of a browser with the stand-in provider behind it: the start of the app, the flow and the address bar, everything
 * of the way in but the drawing. Needs fake timers.
 */
export function openBrowser() {
  const provider = startProvider();
  const browser = createBrowser();
  let now = NOON;
  let underWay = 0;
  let held: string | null = null;
  let release = () => {};
  let choose = (): Promise<GoogleChoice> => Promise.resolve({ kind: "cancelled" });
  let tab: ReturnType<typeof openTab> | null = null;
  let page: ReturnType<typeof openPage> | null = null;

  const log = () => provider.store.read("default").log;
  const messages = () => provider.store.read("default").messages;

  async function settle(): Promise<void> {
    let quiet = 0;
    for (let count = 0; quiet < QUIET_TURNS; count += 1) {
      if (count > MOST_TURNS) throw new Error("The page does not come to rest.");
      await turn();
      const isMoved = page?.follow() ?? false;
      quiet = underWay > 0 || isMoved ? 0 : quiet + 1;
    }
  }

  function openPage(tabEntries: Record<string, string>) {
    const {
      session,
      client,
      local,
      tab: store,
      tabArea,
      announcements,
    } = start(
      async ({ method, url, body, bearer }) => {
        if (held !== null && url.includes(held)) await new Promise<void>((resolve) => void (release = resolve));
        underWay += 1;
        const token = bearer?.replace("Bearer ", "") ?? null;
        try {
          return await provider.send(url, { method, token, ...(body !== undefined && { body }) });
        } finally {
          underWay -= 1;
        }
      },
      { tokens: null, browser: { ...browser, openPage: () => browser.openPage(tabEntries) } },
    );
    const running = createStore<Running>(() => null);
    const memory = createAuthMemory(store);
    const announce = (announcement: Announcement) => void announcements.push(announcement);
    const deps: AuthDeps = {
      client,
      session,
      memory,
      announce,
      local,
      setRunning: running.setState,
      now: () => now,
      clock: { now: () => now },
      loadDashboard: async () => {},
      loadGoogle: async () => ({ choose }),
      removeLink: () => forgetUrlToken(history),
    };

    // As the app does when it starts.
    const link = takeUrlToken(location, history);
    const begin = startStateOf({ session, tab: store }, location.pathname, link);
    if (begin.auth.start === "reset") running.setState("reset");
    showScreen(begin.screen, { replace: true });
    if (begin.isInvitationLeft) forgetUrlToken(history);

    const shownScreen = () =>
      resolveScreen(currentScreen(), { isSignedIn: session.isOpen(), running: running.getState() });
    const isAuthScreen = () => shownScreen().startsWith("auth-");
    const flow = isAuthScreen() ? createActor(authLogic(deps), { input: authInput(begin.auth, memory) }).start() : null;
    // As AuthFlow does.
    session.onChange((change) => {
      if (change !== "started" && change !== "found") flow?.send({ type: "session.ended", isLost: change === "lost" });
    });
    const steps = flow && runSteps({ ...deps, flow });

    let address: ReturnType<typeof followAddress> | null = null;
    const view = (): AuthView => steps?.view() ?? { step: "signedIn" };

    /** As the app does after every drawing. Says whether anything has changed. */
    function follow(): boolean {
      const before = [location.pathname, currentScreen(), view().step];
      const screen = shownScreen();
      if (screen !== currentScreen()) showScreen(screen, { replace: true });
      if (flow && isAuthScreen()) address = followAddress(address, flow, view().step, screen);
      return String([location.pathname, currentScreen(), view().step]) !== String(before);
    }

    return { begin, session, memory, local, tabArea, announcements, running, flow, view, follow, shownScreen };
  }

  const shown = () => {
    if (!page) throw new Error("No page is open.");
    return page;
  };

  return {
    provider,
    settle,
    messages,
    page: shown,
    view: () => shown().view(),
    /** Names of all calls so far, in order. */
    calls: () => log().map(({ call }) => call),
    code: (to: string) => messages().find((message) => message.to === to && message.code)?.code ?? "",
    link: (to: string) => messages().find((message) => message.to === to && message.link)?.link ?? "",

    /** Types an address or follows a link. */
    async open(url: string) {
      tab = openTab(url);
      page = openPage({});
      await settle();
    },

    /** What the browser keeps, and nothing else, goes on. */
    async reload() {
      page = openPage(shown().tabArea.dump());
      await settle();
    },

    /** The session of another tab. */
    elsewhere: () => browser.openPage().session,

    async back() {
      tab?.back();
      await settle();
    },

    pass(seconds: number) {
      now += seconds * 1000;
      provider.pass(seconds);
      vi.advanceTimersByTime(seconds * 1000);
    },

    /** Calls whose address holds this text wait until they are let go. */
    hold(part: string) {
      held = part;
      return () => {
        held = null;
        release();
      };
    },

    google(choice: () => Promise<GoogleChoice>) {
      choose = choice;
    },
  };
}

export type WayInBrowser = ReturnType<typeof openBrowser>;
