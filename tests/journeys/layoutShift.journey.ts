import type { Page } from "@playwright/test";
import { SCREEN_PATHS } from "../../app/navigation/screens.ts";
import { expect, storeSession, test } from "./journey.ts";

/** What moves nobody by mistake; 0.1 is what browsers call good. */
const STEADY = 0.02;

/** Of the window, in px. What moves below it is not seen. */
const HEIGHT = 844;

/** How far a heading of the skeleton may move, in px: less than a line of text. */
const STEADY_HEADING = 16;

/** The top of every heading, in px. */
const headings = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll("h2")].map((title) => [title.textContent, title.getBoundingClientRect().top]),
    ),
  );

async function loaded(page: Page) {
  await page.waitForLoadState("networkidle");
  await expect(page.locator("[data-loading]")).toHaveCount(0);
}

/** With the width of the window, in px. */
const opened = [
  ["dashboard", "amira", 390],
  ["dashboard", "amira", 768],
  ["dashboard", "amira", 1280],
  ["app-event-application", "amira", 390],
  ["app-group", "amira", 390],
  ["app-profile-completion", "amira", 390],
  ["app-code-of-conduct", "amira", 390],
  ["app-contract", "amira", 390],
  ["my-event", "amira", 390],
  ["check-in-list", "jasper", 390],
  ["check-out-list", "jasper", 390],
  ["id-capture", "amira", 390],
] as const;

for (const [screen, person, width] of opened)
  test(`nothing moves on ${screen} when what it waited for comes, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    await storeSession(page, person);
    await page.addInitScript(() => {
      const moved: { value: number; what: string }[] = [];
      Object.assign(globalThis, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        })[])
          moved.push({
            value: entry.value,
            what: entry.sources
              .map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : ""))
              .join(" "),
          });
      }).observe({ type: "layout-shift", buffered: true });
    });
    // The skeletons are drawn before any answer is there.
    let skeleton: Record<string, number> = {};
    await page.route("**/api/**", async (route) => {
      await expect(page.locator("[data-loading], [role=status]").first()).toBeAttached();
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      if (await page.locator("[data-loading]").count()) skeleton = { ...(await headings(page)), ...skeleton };
      await route.continue();
    });
    await page.goto(SCREEN_PATHS[screen]);
    await loaded(page);
    // The browser does not count what replaces the skeleton. A second visit knows which cards to expect.
    skeleton = {};
    await page.reload();
    await loaded(page);
    const now = await headings(page);
    for (const [title, top] of Object.entries(skeleton))
      if (top < HEIGHT && title in now)
        expect(Math.abs((now[title] ?? 0) - top), `${title}: ${top} → ${now[title]}`).toBeLessThan(STEADY_HEADING);
    const moved = await page.evaluate(
      () => (globalThis as unknown as { moved: { value: number; what: string }[] }).moved,
    );
    const sum = moved.reduce((all, { value }) => all + value, 0);
    expect(sum, moved.map(({ value, what }) => `${value.toFixed(3)} ${what}`).join("\n")).toBeLessThanOrEqual(STEADY);
  });
