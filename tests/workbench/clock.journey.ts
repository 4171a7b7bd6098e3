import { expect, test } from "./deskPage.ts";

const story = "screens-dashboard-dashboardscreen--ordinary";

test("the clock of the canvas stops at the chosen time, screens are told, and it runs again", async ({ page }) => {
  await page.goto(`/?path=/story/${story}`);
  const canvas = page.frameLocator("#storybook-preview-iframe");
  const now = () => canvas.locator("html").evaluate(() => Date.now());
  await page.getByRole("button", { name: "Uhr" }).click({ timeout: 40_000 });
  await page.getByRole("option", { name: "Nach dem Probebetrieb (Mo., 01.03.2027, 09:00)" }).click();
  await expect.poll(now).toBe(Date.UTC(2027, 2, 1, 8));
  await expect(page).toHaveURL(/clock:afterTrial/);
  expect(Math.abs((await page.evaluate(() => Date.now())) - Date.UTC(2027, 2, 1, 8))).toBeGreaterThan(86_400_000);

  await page.getByRole("button", { name: /^Uhr|Nach dem/ }).click();
  await page.getByRole("option", { name: "Echte Zeit" }).click();
  await expect.poll(async () => Math.abs((await now()) - Date.now())).toBeLessThan(60_000);
});

test("a link carries the clock, and the greeting follows it", async ({ page }) => {
  const at = (clock: string) => page.goto(`/iframe.html?id=${story}&viewMode=story&globals=clock:${clock}`);
  await at("eventDay");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Guten Morgen", { timeout: 40_000 });
  await at("afterMidnight");
  await expect.poll(() => page.evaluate(() => new Date().toISOString())).toBe("2026-11-23T23:05:00.000Z");
});
