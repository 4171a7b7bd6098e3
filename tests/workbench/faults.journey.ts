// Not the workbench's own `test`: the play of a story may fail under a fault, and says so on the console.
import { expect, test, type Page } from "@playwright/test";
import { faultKinds } from "#app/sandbox/faultKinds.ts";
import { de } from "#tests/journeys/copy.ts";
import { faultsOf } from "./axe.ts";

const story = (name: string) => `/?path=/story/connected-dashboard-dashboardpage--${name}`;

const toolOf = (page: Page) => page.getByRole("toolbar").getByRole("button", { name: /^Störung/ });

test("a fault chosen in the toolbar is met by a connected story, is named there and in the address, and can be taken back", async ({
  page,
}) => {
  const canvas = page.frameLocator("#storybook-preview-iframe");
  const tool = toolOf(page);
  const menu = page.getByRole("group", { name: "Störung" });
  await page.goto(story("ready"));
  await expect(canvas.getByRole("heading", { name: de.dashboard.tasksTitle })).toBeVisible({ timeout: 60_000 });
  await tool.click();
  await expect(menu.getByRole("radio", { name: "Keine Störung" })).toBeChecked();
  await expect(menu.locator("fieldset [name=fault]")).toHaveCount(faultKinds.length);
  await menu
    .getByRole("group", { name: "Server" })
    .getByRole("radio", { name: "Der Server meldet einen Fehler (500)" })
    .click();
  await expect(canvas.getByText(de.dashboard.failed.title)).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL(/fault:server-error/);
  await expect(tool).toHaveText("Störung 500");
  await expect(tool).toHaveAccessibleName("Störung: Der Server meldet einen Fehler (500)");
  expect(await faultsOf(page, "[popover]:popover-open")).toEqual([]);
  await menu.getByRole("radio", { name: "Keine Störung" }).click();
  await expect(tool).toHaveText("Störung");
  await expect(canvas.getByRole("heading", { name: de.dashboard.tasksTitle })).toBeVisible({ timeout: 60_000 });
});

test("a fault of sending lets a story load and meets what is sent from it, and is named there and in the address", async ({
  page,
}) => {
  const canvas = page.frameLocator("#storybook-preview-iframe");
  const tool = toolOf(page);
  const menu = page.getByRole("group", { name: "Störung" });
  await page.goto("/?path=/story/connected-groups-grouppage--leading&globals=fault:server-error");
  await expect(canvas.getByRole("heading", { name: de.groups.failure.title })).toBeVisible({ timeout: 60_000 });
  await tool.click();
  await expect(menu.getByRole("radio", { name: "Bei jeder Anfrage" })).toBeChecked();
  await menu.getByRole("radio", { name: "Nur beim Senden" }).click();
  await expect(tool).toHaveAccessibleName("Störung beim Senden: Der Server meldet einen Fehler (500)");
  await expect(page).toHaveURL(/fault:server-error;faultScope:sending/);
  // The group is loaded; the play of the story sends from its dialog.
  const dialog = canvas.getByRole("dialog", { name: de.groups.remove.title });
  await expect(dialog.getByText(de.notices.transport.malformed)).toBeVisible({ timeout: 60_000 });
});

test("the toolbar has faults only where a call is sent", async ({ page }) => {
  await page.goto("/?path=/story/screens-dashboard-dashboardscreen--ordinary");
  await expect(page.getByRole("toolbar").getByRole("button", { name: "Uhr" })).toBeVisible({ timeout: 40_000 });
  await expect(toolOf(page)).toHaveCount(0);
  await page.goto("/?path=/story/wege-check-in-tag--play");
  await expect(toolOf(page)).toBeVisible({ timeout: 60_000 });
});

test("the story's own faults win over the fault of the toolbar", async ({ page }) => {
  await page.goto(`${story("maintenance")}&globals=fault:server-error`);
  const canvas = page.frameLocator("#storybook-preview-iframe");
  await expect(canvas.getByText(de.shell.maintenance.title)).toBeVisible({ timeout: 60_000 });
});
