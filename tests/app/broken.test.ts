import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { pages as firstPages } from "#app/features/dashboard/dashboardPages.ts";
import { pages } from "#app/router/pages.ts";
import { pathForScreen, type ScreenName } from "#app/navigation/screens.ts";
import { people } from "#src/people/people.ts";
import { faultsOfPage, wordsInPlace } from "./invariants.ts";
import { openApp, type OpenApp } from "./openApp.ts";
import { holdTime, screenHeading, settle } from "./settle.ts";
import { sample } from "./sample.ts";
import { press } from "./situation.ts";

function Broken(): never {
  throw new Error("This screen is broken.");
}

const screens = Object.keys(pages) as ScreenName[];
const tried = [...new Set<ScreenName>(["dashboard", ...sample(screens, 7)])];

const brokenWords = /Die Seite konnte nicht angezeigt werden/;

let app: OpenApp;
const given = { first: { ...firstPages }, all: { ...pages } };

beforeEach(() => {
  holdTime();
  // React says what a boundary has caught.
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  app.close();
  Object.assign(firstPages, given.first);
  Object.assign(pages, given.all);
  vi.restoreAllMocks();
});

async function openBroken(screen: ScreenName) {
  (screen in firstPages ? firstPages : pages)[screen] = { texts: [], load: () => Promise.resolve(Broken) };
  app = await openApp({ path: pathForScreen(screen) ?? "/onboarding/nirgends", person: "milica" });
  await settle();
}

const isSignedOut = () => screenHeading()?.innerText === "E-Mail-Adresse eingeben";

test.each(tried)("%s breaks: a German error is shown, and signing out works (N9)", async (screen) => {
  await openBroken(screen);
  expect(wordsInPlace()).toMatch(brokenWords);
  expect(faultsOfPage()).toEqual([]);
  await press("Abmelden");
  await settle();
  expect(isSignedOut()).toBe(true);
});

test.each(tried.filter((screen) => screen !== "dashboard"))("%s breaks: the start page works (N9)", async (screen) => {
  await openBroken(screen);
  await press("Zur Startseite");
  await vi.waitFor(() => expect(screenHeading()?.innerText).toContain(people.milica.firstName));
  history.back();
  await vi.waitFor(() => expect(wordsInPlace()).toMatch(brokenWords));
});

test("a broken screen that has been left does not reload the page when the connection is back (F16)", async () => {
  await openBroken(tried.find((screen) => screen !== "dashboard")!);
  await press("Zur Startseite");
  // React takes listeners of a screen away after the next one is on show.
  await settle();
  expect(screenHeading()?.innerText).toContain(people.milica.firstName);
  const asked = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  dispatchEvent(new Event("online"));
  expect(asked.mock.calls.filter(([url]) => url === "/")).toEqual([]);
});

describe("what all screens share breaks", () => {
  const fail = (): never => {
    throw new Error("This is broken.");
  };

  test.each([
    ["whoever is signed in", (deps: OpenApp["deps"]) => vi.spyOn(deps.session, "user").mockImplementation(fail)],
    ["the notices", (deps: OpenApp["deps"]) => vi.spyOn(deps.toaster, "getNotices").mockImplementation(fail)],
  ])("%s: a German error is shown, and signing out works (N9)", async (_, breakIt) => {
    app = await openApp({ path: "/dashboard", person: "milica", breaks: breakIt });
    await settle();
    expect(wordsInPlace()).toMatch(brokenWords);
    expect(faultsOfPage()).toEqual([]);
    vi.restoreAllMocks();
    await press("Abmelden");
    await settle();
    expect(isSignedOut()).toBe(true);
  });
});
