import { SCREEN_PATHS } from "../../app/navigation/screens.ts";
import { expect, storeSession, test } from "./journey.ts";

/** What moves nobody by mistake; 0.1 is what browsers call good. */
const STEADY = 0.02;

const opened = [
  ["dashboard", "amira"],
  ["app-event-application", "amira"],
  ["app-group", "amira"],
  ["app-profile-completion", "amira"],
  ["app-code-of-conduct", "amira"],
  ["app-contract", "amira"],
  ["my-event", "amira"],
  ["check-in-list", "jasper"],
  ["check-out-list", "jasper"],
  ["id-capture", "amira"],
] as const;

for (const [screen, person] of opened)
  test(`nothing moves on ${screen} when what it waited for comes`, async ({ page }) => {
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
    // The outlines are drawn before any answer is there.
    await page.route("**/api/**", async (route) => {
      await expect(page.locator("[data-loading], [role=status]").first()).toBeAttached();
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      await route.continue();
    });
    await page.goto(SCREEN_PATHS[screen]);
    await page.waitForLoadState("networkidle");
    await expect(page.locator("[data-loading]")).toHaveCount(0);
    const moved = await page.evaluate(
      () => (globalThis as unknown as { moved: { value: number; what: string }[] }).moved,
    );
    const sum = moved.reduce((all, { value }) => all + value, 0);
    expect(sum, moved.map(({ value, what }) => `${value.toFixed(3)} ${what}`).join("\n")).toBeLessThanOrEqual(STEADY);
  });
