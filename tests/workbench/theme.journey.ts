import type { Page } from "@playwright/test";
import type * as React from "react";
import { expect, test } from "./deskPage.ts";
import { drawn, type Brightness } from "./toolbar/theme/brightness.ts";

const FACE = /^"Atkinson Hyperlegible Next Variable"/;

const pageOf = (page: Page) => page.frameLocator("#storybook-preview-iframe").locator(".sbdocs-wrapper");

async function expectBrightness(page: Page, theme: Brightness) {
  await expect(page.locator("body")).toHaveCSS("background-color", drawn(theme, "paper"), { timeout: 40_000 });
  await expect(pageOf(page)).toHaveCSS("background-color", drawn(theme, "surface"), { timeout: 40_000 });
  await expect(pageOf(page).locator("h1")).toHaveCSS("color", drawn(theme, "ink"));
}

test("manager and pages stand in the product's typeface and colours", async ({ page }) => {
  await page.goto("/?path=/docs/gestalten-grundlagen--docs");
  await expectBrightness(page, "light");
  await expect(page.getByRole("link", { name: "Textton" })).toHaveCSS("font-family", FACE);
  for (const text of ["h1", "p", "td", "code"])
    await expect(pageOf(page).locator(text).first()).toHaveCSS("font-family", FACE);
  expect(await page.evaluate(() => document.fonts.check('16px "Atkinson Hyperlegible Next Variable"'))).toBe(true);
});

test("a page is German to whoever reads it aloud or hyphenates it", async ({ page }) => {
  await page.goto("/iframe.html?id=gestalten-grundlagen--docs&viewMode=docs");
  await expect(page.locator(".sbdocs-content h1")).toBeVisible({ timeout: 40_000 });
  expect(
    await page.locator(".sbdocs-content h1").evaluate((title) => title.closest("[lang]")?.getAttribute("lang")),
  ).toBe("de");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

test("a pane that waits for its page says so", async ({ page }) => {
  const word = (place: Element) => getComputedStyle(place, "::after").content;
  const hold = () => {};
  await page.route(/iframe\.html/, hold);
  await page.goto("/?path=/docs/start--docs");
  expect(await page.locator("div:has(> #preview-loader)").evaluate(word)).toBe('"Wird geladen …"');
  await page.unroute(/iframe\.html/, hold);
  await page.route(/\.[jt]sx?(\?|$)/, hold);
  await page.goto("/iframe.html?id=start--docs&viewMode=docs", { waitUntil: "commit" });
  expect(await page.locator("body").evaluate(word)).toBe('"Wird geladen …"');
});

test("on the page of a component what a story shows is German, and what comes from its code is English", async ({
  page,
}) => {
  await page.goto("/iframe.html?id=primitives-button--docs&viewMode=docs");
  const spoken = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.closest("[lang]")?.getAttribute("lang"));
  await expect(page.locator(".sb-story button").first()).toBeVisible({ timeout: 40_000 });
  expect(await spoken(".sbdocs-content h1 span")).toBe("de");
  expect(await spoken(".sb-story button")).toBe("de");
  for (const comment of [".sheet-properties p:not(.part-note)", ".docblock-argstable td code"])
    expect(await spoken(comment)).toBe("en");
});

test("in the manager the tree and our tools are German", async ({ page }) => {
  await page.goto("/?path=/story/primitives-button--primary");
  const tree = page.locator("#storybook-explorer-tree");
  await expect(tree.locator("[lang=de]").first()).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole("button", { name: "Uhr", exact: true })).toHaveAttribute("lang", "de");
});

/** Counts the entries of the tree that the manager draws; its parts take `createElement` when they are loaded. */
async function countDrawnEntries(page: Page) {
  await page.addInitScript(() => {
    const count = { entries: 0 };
    Object.assign(globalThis, { count });
    const name = "__REACT__";
    const take = (react: typeof React) => {
      const { createElement } = react;
      const counting = (...made: Parameters<typeof createElement>) => {
        if (made[0] === "span" && (made[1] as { lang?: string } | null)?.lang === "de") count.entries += 1;
        return createElement(...made);
      };
      Object.defineProperty(globalThis, name, { value: { ...react, createElement: counting }, writable: true });
    };
    Object.defineProperty(globalThis, name, { configurable: true, set: take });
  });
  return () => page.evaluate(() => (globalThis as unknown as { count: { entries: number } }).count.entries);
}

test("with another story the manager draws each entry of its tree a few times, not with each change of its own state", async ({
  page,
}) => {
  const prerenderedEntries = await countDrawnEntries(page);
  await page.goto("/?path=/story/primitives-button--primary");
  const entries = page.locator("#storybook-explorer-tree [data-item-id]");
  await expect(page.frameLocator("#storybook-preview-iframe").getByRole("button").first()).toBeVisible({
    timeout: 40_000,
  });
  await page.waitForLoadState("networkidle");
  const before = await prerenderedEntries();
  await page.locator('[data-item-id="primitives-button--busy"] a').click();
  await expect(page.frameLocator("#storybook-preview-iframe").locator("[aria-busy=true]")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const again = (await prerenderedEntries()) - before;
  expect(again).toBeGreaterThan(0);
  expect(again).toBeLessThanOrEqual(4 * (await entries.count()));
});

test("Dunkel in the toolbar turns manager and page, and the address keeps it", async ({ page }) => {
  await page.goto("/?path=/docs/gestalten-grundlagen--docs");
  await expectBrightness(page, "light");
  await page.getByRole("button", { name: /Helligkeit|Wie Gerät/ }).click();
  await page.getByRole("option", { name: "Dunkel" }).click();
  await expectBrightness(page, "dark");
  await expect(page).toHaveURL(/globals=theme:dark/);
  await page.reload();
  await expectBrightness(page, "dark");
});

test.describe("on a dark device", () => {
  test.use({ colorScheme: "dark" });

  test("manager and page are dark until somebody asks for light", async ({ page }) => {
    await page.goto("/?path=/docs/gestalten-grundlagen--docs");
    await expectBrightness(page, "dark");
    await page.emulateMedia({ colorScheme: "light" });
    await expectBrightness(page, "light");
    await page.emulateMedia({ colorScheme: "dark" });
    await expectBrightness(page, "dark");
    await page.goto("/?path=/docs/gestalten-grundlagen--docs&globals=theme:light");
    await expectBrightness(page, "light");
  });

  test("a story and the frames of a sheet are dark, and a frame turns alone", async ({ page }) => {
    await page.goto("/iframe.html?id=screens-auth-phonescreen--docs&viewMode=docs");
    const state = page.frameLocator("iframe >> nth=0");
    await expect(state.locator("html")).toHaveAttribute("data-theme", "dark", { timeout: 40_000 });
    await page.getByLabel("Helligkeit").selectOption("Hell");
    await expect(state.locator("html")).toHaveAttribute("data-theme", "light");
    await expect(page.locator(".sbdocs-wrapper")).toHaveCSS("background-color", drawn("dark", "surface"));
    await page.goto("/iframe.html?id=screens-auth-phonescreen--empty&viewMode=story");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 40_000 });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light dark");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "device");
  });
});
