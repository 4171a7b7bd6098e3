import path from "node:path";
import type { Page } from "@playwright/test";
import { de } from "../journeys/copy.ts";
import { button, expect, heading, signIn, test } from "../journeys/journey.ts";
import { folder, settle } from "./picture.ts";

const phoneOf = async (page: Page): Promise<string> => {
  await settle(page);
  return `data:image/png;base64,${(await page.screenshot({ animations: "disabled" })).toString("base64")}`;
};

test("the app on a phone", async ({ page, context }) => {
  await signIn(page, "amira");
  await expect(button(page, new RegExp(de.dashboard.tasks.event))).toBeVisible();
  const dashboard = await phoneOf(page);
  await page.goto("/events/apply");
  await expect(page.getByRole("grid")).toBeVisible();
  await page.getByRole("checkbox").filter({ hasNotText: de.events.badges.fullyBooked }).first().click();
  const calendar = await phoneOf(page);
  await page.goto("/events/my-event");
  await expect(heading(page, de.myEvent.title)).toBeVisible();
  const day = await phoneOf(page);

  const toaster = await context.newPage();
  await toaster.setViewportSize({ width: 1250, height: 884 });
  await toaster.setContent(`<style>body { margin: 0; display: flex; gap: 20px; padding: 20px; background: #dfe4ee }</style>
    ${[dashboard, calendar, day].map((source) => `<img width="390" height="844" alt="" src="${source}">`).join("")}`);
  await toaster.screenshot({ path: path.join(folder, "app.png") });
});
