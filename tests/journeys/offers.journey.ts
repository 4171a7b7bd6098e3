import type { Page } from "@playwright/test";
import { calls } from "../../app/client/calls.ts";
import type { Call } from "../../app/client/calls/defineCall.ts";
import { pathForScreen, SCREEN_PATHS, type ScreenName } from "../../app/navigation/screens.ts";
import { readPages } from "../../app/hosting/readPages.ts";
import { callPattern } from "../callPattern.ts";
import { mixedScreens } from "../mixedScreens.ts";
import { de } from "./copy.ts";
import { expect, signIn, test } from "./journey.ts";

const proposed = Object.values<Call>(calls)
  .filter(({ offer }) => offer !== undefined)
  .map(callPattern);
const isProposed = (url: URL) => proposed.some((pattern) => pattern.test(url.pathname));

/** The page as a build with default settings has it: nothing is said of what the provider has. */
const withDefaults = (page: Page) =>
  page.route(
    (url) => !url.pathname.startsWith("/api/") && !/\.\w+$/.test(url.pathname) && !url.pathname.startsWith("/outbox"),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.continue();
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/(<meta name="provider-offers" content=)"[^"]*"/, '$1""');
      return route.fulfill({ response: answer, body });
    },
  );

const screens = (Object.keys(SCREEN_PATHS) as ScreenName[]).filter((screen) => !screen.startsWith("auth-"));
const pages = await readPages();
const needsOffer = (screen: ScreenName) => pages[screen]?.offer !== undefined;
const concerned = (screen: ScreenName) => needsOffer(screen) || mixedScreens.includes(screen);
/** `npm run stress` opens all paths. */
const opened = process.env.STRESS ? screens : screens.filter(concerned);
const screenAt = new Map(opened.map((screen) => [pathForScreen(screen), screen]));

test("with default settings a provider without the proposed areas is asked once for each, and each path says so", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const asked: string[] = [];
  await withDefaults(page);
  await page.route(isProposed, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 404, contentType: "text/html", body: "<!doctype html><h1>404 Not Found</h1>" });
  });
  await signIn(page, "milica");
  await expect(page.getByRole("listitem").getByText(de.dashboard.tasks.profile).first()).toBeVisible();
  await expect(page.getByText(de.failure.outOfDate.title)).toHaveCount(0);
  for (const [path, screen] of screenAt) {
    // An introduction opens by itself what follows; it asks nothing before.
    if (path === null || screen.startsWith("intro-")) continue;
    await page.goto(path);
    await expect(page.locator("h1").filter({ visible: true })).toHaveCount(1);
    await page.waitForLoadState("networkidle");
    const isMissing = new URL(page.url()).pathname === path && needsOffer(screen);
    await expect(page.getByRole("heading", { name: de.notOffered.title }), path).toHaveCount(isMissing ? 1 : 0);
  }
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
});
