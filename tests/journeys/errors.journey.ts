import type { Page } from "@playwright/test";
import { enterPhone, openInvitation, phone } from "./authPage.ts";
import { de } from "./copy.ts";
import { expect, notice, test } from "./journey.ts";

const smsNotSent = de.auth.code.sendProblems.sendFailed.sms;

const says = (page: Page, text: string) => expect(page.getByRole("alert").filter({ hasText: text })).toBeVisible();

test("a phone that is offline says so and goes on when the net is back (MSG-49, F15)", async ({
  page,
  provider,
  context,
}) => {
  const list = page.waitForResponse(/\/notices-/);
  await openInvitation(page, provider, "konstantin");
  await expect(phone(page)).toBeVisible();
  await list;
  await context.setOffline(true);
  await enterPhone(page);
  await says(page, smsNotSent);
  await expect(notice(page, de.notices.transport.offline)).toBeVisible();
  await context.setOffline(false);
  await enterPhone(page);
  await expect(page).toHaveURL("/auth/verify-phone");
});

test("what was typed stays when not even the notice about it can be fetched, and it is said in place (A9, F15)", async ({
  page,
  provider,
  context,
}) => {
  await page.route(/\/notices-/, (route) => route.abort());
  await openInvitation(page, provider, "konstantin");
  await expect(phone(page)).toBeVisible();
  await context.setOffline(true);
  await enterPhone(page, "+49 171 0000002");
  await says(page, smsNotSent);
  await expect(phone(page)).toHaveValue("+49 171 0000002");
  await context.setOffline(false);
  await enterPhone(page);
  await expect(page).toHaveURL("/auth/verify-phone");
});
