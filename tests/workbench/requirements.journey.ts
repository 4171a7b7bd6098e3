import type { Page } from "@playwright/test";
import decisions from "#workbench/spec/decisions.json" with { type: "json" };
import { faultsOf } from "./axe.ts";
import { expect, test } from "./deskPage.ts";
import { brightnesses, turnDevice } from "./toolbar/theme/brightness.ts";

const address = "/iframe.html?id=prüfen-anforderungen--docs&viewMode=docs";
const entries = (page: Page) => page.locator(".requirements-entry");

test("decisions and the reliability list are folded, and a search finds in them @static", async ({ page }) => {
  await page.goto(address);
  await page.getByText(`${decisions.length} Entscheidungen`, { exact: true }).click();
  await expect(entries(page)).toHaveCount(20);
  await page.getByRole("button", { name: `Weitere 20 von ${decisions.length} anzeigen` }).click();
  await expect(entries(page)).toHaveCount(40);
  await page.getByRole("searchbox", { name: "Suche" }).fill("single-use");
  await expect(entries(page)).toHaveCount(0);
  await page.getByText(`${decisions.length} Entscheidungen`, { exact: true }).click();
  await page.getByText("68 Prüfungen und 46 Fallen", { exact: true }).click();
  await page.getByRole("searchbox", { name: "Suche" }).fill("t1");
  await expect(entries(page).getByRole("heading")).toHaveText(["T1"]);
  await page.getByRole("searchbox", { name: "Suche" }).fill("single-use");
  await expect(entries(page).getByRole("heading")).toHaveText(["T2", "P16"]);
});

test("a decision that a row names opens at its entry @static", async ({ page }) => {
  await page.goto(address);
  await expect(entries(page)).toHaveCount(0);
  await page.getByRole("searchbox", { name: "Nummer, Text oder Beleg" }).fill("ROUTE-11");
  await page
    .getByRole("row", { name: /^ROUTE-11 / })
    .getByRole("link", { name: "C-05" })
    .click();
  await expect(page.locator("#C-05")).toBeInViewport();
  await expect(entries(page)).toHaveCount(1);
});

test("rows are found by number, text and proof, within two windows and beside their filters @static", async ({
  page,
}) => {
  await page.goto(address);
  const rows = page.getByRole("rowheader");
  const search = page.getByRole("searchbox", { name: "Nummer, Text oder Beleg" });
  await expect(rows.first()).toBeVisible({ timeout: 40_000 });
  expect(await rows.count()).toBeLessThan(60);
  expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThan(3);
  await search.fill("auth-12");
  await expect(rows.first()).toContainText("AUTH-12");
  await search.fill("entryMachine.test.ts");
  await expect(page.getByRole("table").getByText("tests/features/auth/entryMachine.test.ts").first()).toBeVisible();
  await search.fill("nichts davon");
  await expect(rows).toHaveCount(0);
});

test("the address of a row brings it into view and marks it, whatever was filtered @static", async ({ page }) => {
  await page.goto(`${address}#VA-051`);
  const row = page.locator("#VA-051");
  await expect(row).toBeInViewport({ timeout: 40_000 });
  await expect(row).toHaveAttribute("aria-current", "true");
  await page.getByRole("searchbox", { name: "Nummer, Text oder Beleg" }).fill("nichts davon");
  await expect(row).toHaveCount(0);
  await page.evaluate(() => (location.hash = "AUTH-12"));
  await expect(page.locator("#AUTH-12")).toBeInViewport();
  await expect(page.getByRole("searchbox", { name: "Nummer, Text oder Beleg" })).toBeInViewport();
});

for (const width of [390, 1280] as const)
  test(`the address of an entry opens it with what holds today, ${width} px, in light and dark @static`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${address}#D-23`);
    const entry = page.locator("#D-23");
    await expect(entry).toBeInViewport();
    await expect(entry.getByText("Was heute gilt:")).toBeVisible();
    await expect(entry.getByRole("link", { name: /Entscheidungen\/19/ })).toHaveAttribute("href", /--docs$/);
    for (const theme of brightnesses) {
      await turnDevice(page, theme);
      expect(await faultsOf(page, ".sbdocs-content")).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
