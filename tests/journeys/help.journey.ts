import type { Page } from "@playwright/test";
import { people } from "../../src/people/people.ts";
import { de } from "./copy.ts";
import { button, expect, heading, inPage, signIn, stored, test } from "./journey.ts";

const back = (page: Page) => button(page, de.shell.back).click();
const openMyProfile = (page: Page) => button(page, new RegExp(de.shell.profile)).click();
const row = (page: Page, title: string) =>
  page.getByRole("listitem").getByRole("button", { name: new RegExp(`^${title}`) });

test("from the settings to an answer, by keyboard, and back the way one came (HELP-03, D-86)", async ({ page }) => {
  await signIn(page, "amira");
  await row(page, de.dashboard.tasks.settings).click();
  await expect(page).toHaveURL("/settings");
  await expect(heading(page, de.settings.title)).toBeFocused();
  await row(page, de.settings.topics.help.title).click();
  await expect(page).toHaveURL("/info/faq");
  await expect(heading(page, de.help.title)).toBeFocused();

  const { question, answer } = de.help.questions.code;
  const asked = page.locator("summary", { hasText: question });
  await expect(page.getByText(answer)).toBeHidden();
  await asked.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(answer)).toBeVisible();
  await page.keyboard.press("Space");
  await expect(page.getByText(answer)).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(page.locator("summary", { hasText: de.help.questions.password.question })).toBeFocused();

  await back(page);
  await expect(page).toHaveURL("/settings");
  await back(page);
  await expect(page).toHaveURL("/dashboard");
});

test("my profile is named after the person and leads to everything of theirs, and out (PROF-02, PROF-03)", async ({
  page,
}) => {
  const { firstName, lastName, email } = people.amira;
  await signIn(page, "amira");
  await openMyProfile(page);
  await expect(page).toHaveURL("/legacy/my-profile");
  await expect(inPage(page, `${firstName} ${lastName}`)).toBeVisible();
  await expect(inPage(page, email)).toBeVisible();

  const { entries, billing } = de.myProfile;
  for (const [entry, path] of [
    [entries.profileData.title, "/legacy/profile-data"],
    [entries.idCheck.title, "/legacy/id-terms"],
    [entries.settings.title, "/legacy/settings"],
  ] as const) {
    await row(page, entry).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL("/legacy/my-profile");
  }

  await row(page, entries.billingData.title).click();
  await expect(page).toHaveURL("/legacy/billing-data");
  for (const [entry, path] of [
    [billing.entries.financialData.title, "/legacy/financial-data"],
    [billing.entries.payrollDocument.title, "/legacy/payroll-document"],
  ] as const) {
    await row(page, entry).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL("/legacy/billing-data");
  }
  await back(page);
  await expect(page).toHaveURL("/legacy/my-profile");

  await row(page, entries.signOut.title).click();
  await expect(page).toHaveURL("/auth/signin");
  expect(Object.keys((await stored(page)).local)).not.toContain("accessToken");
});
