import type { BrowserContext, Page } from "@playwright/test";
import { de } from "./copy.ts";
import { button, expect, heading, signIn, test } from "./journey.ts";

const FLAPS = 20;
/** Three seconds each with `npm run stress`. */
const FLAP_MS = process.env.STRESS ? 3000 : 40;

/** The connection goes and comes back again and again; the time is what this is about. */
async function flap(page: Page, context: BrowserContext) {
  for (let at = 0; at < FLAPS; at++) {
    await context.setOffline(true);
    await page.waitForTimeout(FLAP_MS);
    await context.setOffline(false);
    await page.waitForTimeout(FLAP_MS);
  }
}

const changes = (calls: { method: string; status: number }[]) =>
  calls.filter(({ method, status }) => method !== "GET" && status < 400).length;

test("a connection that comes and goes 20 times loses nothing that was typed and sends nothing twice (F15, F8)", async ({
  page,
  context,
  provider,
}) => {
  test.slow(Boolean(process.env.STRESS));
  await signIn(page, "amira");
  await page.goto("/legacy/profile-data");
  await button(page, de.intro.profile.submit).click();
  const department = page.getByLabel(de.profile.form.labels.department);
  await department.fill("Gepäck");
  await context.setOffline(true);
  await button(page, de.profile.completion.submit).click();
  await expect(page.getByRole("main").getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(1);
  await context.setOffline(false);
  await flap(page, context);
  await expect(page.getByText(de.shell.offline)).toHaveCount(0);
  await expect(page).toHaveURL("/legacy/profile-data");
  await expect(department).toHaveValue("Gepäck");
  expect(changes(await provider.calls("/extras/"))).toBe(0);
  await button(page, de.profile.completion.submit).click();
  await expect(heading(page, de.myProfile.title)).toBeVisible();
  expect(changes(await provider.calls("/extras/"))).toBe(1);
  await flap(page, context);
  expect(changes(await provider.calls("/extras/"))).toBe(1);
});

test("a connection that is lost right after the page has loaded leaves words and a way on, and comes back by itself (F15, N9)", async ({
  page,
  context,
}) => {
  await signIn(page, "amira");
  await page.goto("/legacy/payroll-document");
  await expect(heading(page, de.payroll.documents.title)).toBeVisible();
  await context.setOffline(true);
  await button(page, de.shell.back).click();
  const broken = heading(page, de.auth.broken.title);
  await expect(broken).toBeVisible();
  await expect(page.getByText(de.auth.broken.body)).toBeVisible();
  await button(page, de.auth.broken.retry).click();
  await expect(broken).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page, de.myProfile.billing.title)).toBeVisible();
});
