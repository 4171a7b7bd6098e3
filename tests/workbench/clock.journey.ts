import type { Page } from "@playwright/test";
import { faultsOf } from "./axe.ts";
import { expect, test } from "./deskPage.ts";

const story = "screens-dashboard-dashboardscreen--ordinary";

/** The canvas of a story that is drawn: before that it hears nothing of the toolbar. */
async function openStory(page: Page) {
  await page.goto(`/?path=/story/${story}`);
  const canvas = page.frameLocator("#storybook-preview-iframe");
  await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 60_000 });
  return canvas;
}

test("the clock of the canvas stops at the chosen time, screens are told, and it runs again", async ({ page }) => {
  const canvas = await openStory(page);
  const now = () => canvas.locator("html").evaluate(() => Date.now());
  await page.getByRole("button", { name: "Uhr" }).click({ timeout: 40_000 });
  await page.getByRole("radio", { name: "Nach dem Probebetrieb (Mo., 01.03.2027, 09:00)" }).click();
  await expect.poll(now).toBe(Date.UTC(2027, 2, 1, 8));
  await expect(page).toHaveURL(/clock:afterTrial/);
  expect(Math.abs((await page.evaluate(() => Date.now())) - Date.UTC(2027, 2, 1, 8))).toBeGreaterThan(86_400_000);

  await expect(page.getByRole("button", { name: "Uhr: 01.03.2027, 09:00" })).toBeVisible();
  await page.getByRole("radio", { name: "Echte Zeit" }).click();
  await expect.poll(async () => Math.abs((await now()) - Date.now())).toBeLessThan(60_000);
});

test("a link carries the clock, and the greeting follows it", async ({ page }) => {
  const at = (clock: string) => page.goto(`/iframe.html?id=${story}&viewMode=story&globals=clock:${clock}`);
  await at("eventDay");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Guten Morgen", { timeout: 40_000 });
  await at("afterMidnight");
  await expect.poll(() => page.evaluate(() => new Date().toISOString())).toBe("2026-11-23T23:05:00.000Z");
});

test("any date and time can be set, in Berlin; the menu says what is wrong, and the address has what is right", async ({
  page,
}) => {
  const canvas = await openStory(page);
  const now = () => canvas.locator("html").evaluate(() => Date.now());
  await page.getByRole("button", { name: "Uhr", exact: true }).click({ timeout: 40_000 });
  const menu = page.getByRole("group", { name: "Uhr" });
  await expect(menu.getByRole("radio", { name: "Echte Zeit" })).toBeFocused();
  await menu.getByRole("button", { name: "Uhr stellen" }).click();
  await expect(menu.getByRole("alert")).toHaveText("Bitte geben Sie ein Datum ein, das es gibt.");
  await menu.getByLabel("Datum").fill("2026-03-29");
  await menu.getByLabel("Uhrzeit").fill("02:30");
  await menu.getByRole("button", { name: "Uhr stellen" }).click();
  await expect(menu.getByRole("alert")).toContainText("beginnt die Sommerzeit");
  expect(await faultsOf(page, '[role="group"][aria-label="Uhr"]')).toEqual([]);
  await menu.getByLabel("Uhrzeit").fill("18:45");
  await menu.getByLabel("Uhrzeit").press("Enter");
  await expect.poll(now).toBe(Date.UTC(2026, 2, 29, 16, 45));
  await expect(page).toHaveURL(/clock:2026-03-29_1845/);
  await expect(canvas.getByRole("heading", { level: 1 })).toContainText("Guten Abend");
  await page.reload();
  await expect(page.getByRole("button", { name: "Uhr: 29.03.2026, 18:45" })).toBeVisible({ timeout: 40_000 });
});

test("a link with a time that does not exist says so, and the clock runs", async ({ page }) => {
  await page.goto(`/?path=/story/${story}&globals=clock:2026-02-30_0700`);
  await page.getByRole("button", { name: "Uhr", exact: true }).click({ timeout: 40_000 });
  await expect(page.getByRole("alert")).toHaveText("Bitte geben Sie ein Datum ein, das es gibt.");
});
