import type { Page } from "@playwright/test";
import { people } from "../../src/people/people.ts";
import { signInByForm } from "./authPage.ts";
import { de } from "./copy.ts";
import { button, expect, heading, test } from "./journey.ts";

/** What is kept on the device. */
const keys = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());

test("signing out in one tab empties the other within a second, and back brings nothing (T8, SESS-16)", async ({
  page,
  context,
}) => {
  await signInByForm(page, "amira");
  const other = await context.newPage();
  await other.goto("/dashboard");
  await expect(heading(other, /Amira/)).toBeVisible();
  await button(page, de.dashboard.signOut).click();
  await expect(heading(other, de.auth.entry.title)).toBeVisible({ timeout: 1000 });
  await expect(other.getByText(de.dashboard.tasksTitle)).toHaveCount(0);
  await other.goBack();
  await expect(other.getByText(de.dashboard.tasksTitle)).toHaveCount(0);
});

test("a refused refresh ends the session with one word about it (SESS-12..14, NAV-73, API-55, API-58, API-59, VA-129)", async ({
  page,
  provider,
}) => {
  await signInByForm(page, "amira");
  await expect(page.locator("[data-tone]")).toHaveCount(0, { timeout: 6000 });
  await provider.fault("me", "token-dead-refresh-refused");
  await page.goto("/legacy/my-profile");
  await expect(page).toHaveURL("/auth/signin");
  await expect(page.getByText(de.auth.entry.alerts.sessionLost)).toBeVisible();
  await expect(heading(page, de.auth.entry.title)).toHaveAccessibleDescription(de.auth.entry.alerts.sessionLost);
  await expect(page.getByText(people.amira.lastName)).toHaveCount(0);
  await expect(page.locator("[data-tone]")).toHaveCount(0);
  expect(await keys(page)).toEqual([]);
  expect(await provider.calls("/auth/refresh")).toHaveLength(1);
});

test("a refresh without an answer keeps the session, and the next call tries again (T3) @flat", async ({
  page,
  provider,
}) => {
  await signInByForm(page, "amira");
  await provider.fault("me", "token-dead-refresh-unanswered");
  await page.reload();
  await expect(heading(page, /Amira/)).toBeVisible();
  expect(await keys(page)).toContain("refreshToken");
  await page.reload();
  await expect(heading(page, /Amira/)).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
});

test("who opens a screen without a session lands on the entry; whoever is signed in never sees it again (ROUTE-29, ROUTE-31, NAV-73, SESS-14, VA-130, VA-131)", async ({
  page,
}) => {
  for (const path of ["/group/create", "/legacy/my-profile", "/nirgendwo"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/auth/signin");
    await expect(heading(page, de.auth.entry.title)).toBeVisible();
  }
  await signInByForm(page, "amira");
  for (const path of ["/auth/verify-email", "/forgot-password", "/nirgendwo"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/dashboard");
    await expect(heading(page, /Amira/)).toBeVisible();
  }
});

test("the app speaks German and keeps no other language; only the ten harmless fields of a person stay on the device, and nothing after signing out (FMT-01, FMTS-31, S6, S7, SESS-03)", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("i18nextLng", "en"));
  await signInByForm(page, "amira");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("combobox")).toHaveCount(0);
  expect(await keys(page)).not.toContain("i18nextLng");
  const stored = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect(Object.keys(JSON.parse(stored.currentUser ?? "{}") as object).toSorted()).toEqual(
    [
      "extraId",
      "firstName",
      "lastName",
      "email",
      "phone",
      "dateOfBirth",
      "nationality",
      "germanLevel",
      "company",
      "department",
    ].toSorted(),
  );
  const everything = JSON.stringify(stored);
  expect(everything).not.toContain(people.amira.password);
  await button(page, de.dashboard.signOut).click();
  await expect(page).toHaveURL("/auth/signin");
  expect(await keys(page)).toEqual([]);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});
