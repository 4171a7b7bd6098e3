import type { Page } from "@playwright/test";
import { faultsOf } from "./axe.ts";
import { expect, test } from "./deskPage.ts";

const address = "/iframe.html?id=anforderungen--docs&viewMode=docs";
const entries = (page: Page) => page.locator(".requirements-entry");

test("decisions and the reliability list are folded, and a search finds in them @static", async ({ page }) => {
  await page.goto(address);
  await page.getByText("186 Entscheidungen", { exact: true }).click();
  await expect(entries(page)).toHaveCount(20);
  await page.getByRole("button", { name: "Weitere 20 von 186 anzeigen" }).click();
  await expect(entries(page)).toHaveCount(40);
  await page.getByRole("searchbox", { name: "Suche" }).fill("single-use");
  await expect(entries(page)).toHaveCount(0);
  await page.getByText("186 Entscheidungen", { exact: true }).click();
  await page.getByText("68 Prüfungen und 46 Fallen", { exact: true }).click();
  await page.getByRole("searchbox", { name: "Suche" }).fill("t1");
  await expect(entries(page).getByRole("heading")).toHaveText(["T1"]);
  await page.getByRole("searchbox", { name: "Suche" }).fill("single-use");
  await expect(entries(page).getByRole("heading")).toHaveText(["T2", "P16"]);
});

test("a decision that a row names opens at its entry @static", async ({ page }) => {
  await page.goto(address);
  await expect(entries(page)).toHaveCount(0);
  await page
    .getByRole("row", { name: /^ROUTE-11 / })
    .getByRole("link", { name: "C-05" })
    .click();
  await expect(page.locator("#C-05")).toBeInViewport();
  await expect(entries(page)).toHaveCount(1);
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
    await expect(entry.getByRole("link", { name: /^Entscheidungen\/19/ })).toHaveAttribute("href", /--docs$/);
    for (const theme of ["light", "dark"]) {
      await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
      expect(await faultsOf(page, ".sbdocs-content")).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
