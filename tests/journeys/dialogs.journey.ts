import type { Page } from "@playwright/test";
import { SCREEN_PATHS } from "../../app/navigation/screens.ts";
import { de } from "./copy.ts";
import { button, cutOff, expect, heading, holdBack, storeSession, test } from "./journey.ts";

/** What an open dialog is drawn with. */
const SHEET = /\/assets\/DialogSheet-[\w-]+\.js$/;
const { dialog } = de.staff.in;

const checkIn = (page: Page) => button(page, /^Check-in: /).first();
const question = (page: Page) => page.getByRole("dialog", { name: dialog.title });

async function openList(page: Page) {
  await storeSession(page, "jasper");
  await page.goto(SCREEN_PATHS["check-in-list"]);
  await expect(checkIn(page)).toBeVisible();
}

test("a dialog that is pressed for before its code is there opens when it comes, and gives the focus back (A4, OPS-04)", async ({
  page,
}) => {
  const arrive = await holdBack(page, SHEET);
  await openList(page);
  await checkIn(page).click();
  await arrive();
  await expect(question(page)).toBeFocused();
  await button(page, dialog.toKeep).click();
  await expect(question(page)).toHaveCount(0);
  await expect(checkIn(page)).toBeFocused();
});

test("a moment after its screen the code of a dialog is there, also without a connection from then on (OPS-04)", async ({
  page,
}) => {
  const fetched = page.waitForResponse(SHEET);
  await openList(page);
  await (await fetched).finished();
  await page.context().setOffline(true);
  await checkIn(page).click();
  await expect(question(page)).toBeFocused();
});

test("a dialog whose code does not come leads to a screen with a way on (F16)", async ({ page }) => {
  const restore = await cutOff(page, SHEET);
  await openList(page);
  await checkIn(page).click();
  await expect(heading(page, de.auth.broken.title)).toBeFocused();
  await restore();
  await button(page, de.auth.broken.retry).click();
  await expect(heading(page, de.staff.in.title)).toBeVisible();
  await checkIn(page).click();
  await expect(question(page)).toBeFocused();
});
