// Not the workbench's own `test`: the play of a story may fail under a fault, and says so on the console.
import { expect, test } from "@playwright/test";
import { faultKinds } from "#app/sandbox/faultKinds.ts";
import { de } from "#tests/journeys/copy.ts";

const story = (name: string) => `/?path=/story/connected-dashboard-dashboardpage--${name}`;

test("a fault chosen in the toolbar is met by a connected story, is in the address, and can be taken back", async ({
  page,
}) => {
  const canvas = page.frameLocator("#storybook-preview-iframe");
  const tool = page.getByRole("button", { name: /^Störung beim Anbieter/ });
  await page.goto(story("ready"));
  await expect(canvas.getByRole("heading", { name: de.dashboard.tasksTitle })).toBeVisible({ timeout: 60_000 });
  await tool.click();
  const names = await page.getByRole("option").allInnerTexts();
  expect(new Set(names).size).toBe(faultKinds.length + 1);
  await page.getByRole("option", { name: "Der Server meldet einen Fehler (500)" }).click();
  await expect(canvas.getByText(de.dashboard.failed.title)).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL(/fault:server-error/);
  await tool.click();
  await page.getByRole("option", { name: "Keine Störung" }).click();
  await expect(canvas.getByRole("heading", { name: de.dashboard.tasksTitle })).toBeVisible({ timeout: 60_000 });
});

test("the story's own faults win over the fault of the toolbar", async ({ page }) => {
  await page.goto(`${story("maintenance")}&globals=fault:server-error`);
  const canvas = page.frameLocator("#storybook-preview-iframe");
  await expect(canvas.getByText(de.shell.maintenance.title)).toBeVisible({ timeout: 60_000 });
});
