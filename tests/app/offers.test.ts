import { page, userEvent } from "vitest/browser";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { calls, type CallName } from "#app/client/calls.ts";
import type { Call } from "#app/client/calls/defineCall.ts";
import { pathForScreen, SCREEN_PATHS, type ScreenName } from "#app/navigation/screens.ts";
import { pages } from "#app/router/pages.ts";
import { OFFERS } from "#src/model/offer.ts";
import deDashboard from "#src/copy/de/dashboard.json";
import deComingSoon from "#src/copy/de/comingSoon.json";
import deNotOffered from "#src/copy/de/notOffered.json";
import { callPattern } from "../callPattern.ts";
import { mixedScreens } from "../mixedScreens.ts";
import { faultsOfPage } from "./invariants.ts";
import { openApp, type AppStart, type OpenApp } from "./openApp.ts";
import { holdTime, settle } from "./settle.ts";
import { open } from "./situations.ts";

const screens = (Object.keys(SCREEN_PATHS) as ScreenName[]).filter(
  (screen) => !screen.startsWith("auth-") && pathForScreen(screen) !== null,
);
const withoutCalls = screens.filter((screen) => pages[screen]?.offer);
const offerOf = (call: string): string | undefined => (calls[call as CallName] as Call).offer;

const title = () => page.getByRole("heading", { name: deNotOffered.title });

/** Amira has a booked day; Jasper supervises, and only supervisors open the two lists. */
const personFor = (screen: ScreenName) => (pages[screen]?.offer === "staff" ? "jasper" : "amira");

/** The screen says what is missing, or is the one that was opened; nothing else is told. */
async function expectShown(app: OpenApp, isMissing: boolean): Promise<void> {
  await settle();
  expect(faultsOfPage()).toEqual([]);
  expect(title().elements()).toHaveLength(isMissing ? 1 : 0);
  expect(app.deps.toaster.getNotices()).toEqual([]);
  if (!isMissing) return;
  await userEvent.click(page.getByRole("button", { name: deComingSoon.toStart }));
  await settle();
  await expect.element(page.getByRole("heading", { name: deDashboard.tasksTitle })).toBeVisible();
}

describe("over a provider that supports nothing according to the page", () => {
  let app: OpenApp;
  beforeEach(() => void holdTime());
  afterEach(() => app.close());

  test.each(screens)("%s shows what is supported, and makes no call that was not agreed", async (screen) => {
    const settings = { providerOffers: "none" };
    app = await openApp({ path: pathForScreen(screen) ?? "/", person: personFor(screen), settings });
    await expectShown(app, withoutCalls.includes(screen));
    expect(app.allCalls().filter((call) => offerOf(call) !== undefined)).toEqual([]);
  });
});

/** What servers say of a path or a method that they do not know. */
const unknown: readonly (() => Response)[] = [
  () => Response.json({ success: false, message: "Cannot GET" }, { status: 404 }),
  () =>
    new Response("<!doctype html><h1>404 Not Found</h1>", { status: 404, headers: { "content-type": "text/html" } }),
  () => new Response(null, { status: 405, headers: { allow: "GET" } }),
  () => Response.json({ error: "NOT_IMPLEMENTED" }, { status: 501 }),
];

/** A screen that makes no call of its offer yet cannot learn that it is missing. */
const isCalled = (offer?: string) =>
  Object.values<Call>(calls).some((call) => call.offer === offer && !open.some((name) => name === call.name));
const concerned = [
  ...withoutCalls.filter((screen) => !screen.startsWith("intro-") && isCalled(pages[screen]?.offer)),
  ...mixedScreens,
];

describe("over a provider of which the page names no features", () => {
  let app: OpenApp;
  beforeEach(() => void holdTime());
  afterEach(() => app.close());

  test.each(screens)("%s is shown where the provider supports it, and requests only what it shows", async (screen) => {
    const settings = { providerOffers: "" };
    app = await openApp({ path: pathForScreen(screen) ?? "/", person: personFor(screen), settings });
    await expectShown(app, false);
    const asked = app.allCalls().filter((call) => offerOf(call) !== undefined);
    // Somebody who is led on sees another screen, which may ask.
    const isHere = location.pathname === pathForScreen(screen);
    expect(isHere && !concerned.includes(screen) ? asked : []).toEqual([]);
  });

  test.each(concerned)(
    "%s shows the same where the provider responds that it is not supported as where the page setting does, and requests it once",
    async (screen) => {
      const opening: AppStart = { path: pathForScreen(screen) ?? "/", person: personFor(screen) };
      app = await openApp({ ...opening, settings: { providerOffers: "none" } });
      await settle();
      const shown = document.body.innerText;
      app.close();
      holdTime();
      const answer = unknown[concerned.indexOf(screen) % unknown.length]!;
      const asked: (string | undefined)[] = [];
      app = await openApp({
        ...opening,
        settings: { providerOffers: "" },
        onAnswer(request, provided) {
          const call = proposedCallOf(request);
          if (!call) return provided;
          asked.push(call.offer);
          return answer();
        },
      });
      await settle();
      expect(document.body.innerText).toBe(shown);
      await expectShown(app, withoutCalls.includes(screen));
      expect(asked).toEqual([...new Set(asked)]);
    },
  );
});

/** The proposed call that a request makes. */
function proposedCallOf({ method, url }: Request): Call | undefined {
  const { pathname } = new URL(url);
  return Object.values<Call>(calls).find(
    (call) => call.offer !== undefined && call.method === method && callPattern(call).test(pathname),
  );
}

test("every offer has a screen for its absence", () => {
  expect(new Set(withoutCalls.map((screen) => pages[screen]?.offer))).toEqual(new Set(OFFERS));
});
