import type { Page } from "@playwright/test";
import { people } from "../../src/people/people.ts";
import { de } from "./copy.ts";
import { expect, heading, signIn, test } from "./journey.ts";
import { button, inPage, stored } from "./wayIn.ts";

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

test("help leads to the registration in a tab of its own and to an e-mail (HELP-01, HELP-02, D-88)", async ({
  page,
}) => {
  await signIn(page, "amira");
  await page.goto("/info/faq");
  const registration = page.getByRole("link", { name: de.help.registration.toRegistration });
  await expect(registration).toHaveAttribute("href", /^https:/);
  await expect(registration).toHaveAttribute("target", "_blank");
  await expect(registration).toHaveAttribute("rel", "noopener noreferrer");
  await expect(page.getByRole("link", { name: de.help.contact.toContact })).toHaveAttribute("href", /^mailto:\S+@\S+$/);
  await back(page);
  await expect(page).toHaveURL("/settings");
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

test("what is done says so, and a checked ID opens its result (PROF-02, VS-029, VS-033)", async ({ page }) => {
  await signIn(page, "amira", { idDocument: { status: "Completed" }, financial: { isSaved: true } });
  await openMyProfile(page);
  const { entries, billing, idCheck } = de.myProfile;
  await expect(row(page, entries.idCheck.title)).toContainText(idCheck.badges.done);
  await row(page, entries.idCheck.title).click();
  await expect(page).toHaveURL("/legacy/id-result");
  await page.goBack();
  await row(page, entries.billingData.title).click();
  await expect(row(page, billing.entries.financialData.title)).toContainText(billing.badges.done);
});

test("the settings of my profile say that they come soon and lead back to my profile (HELP-04..07, D-87)", async ({
  page,
}) => {
  await signIn(page, "amira");
  await page.goto("/legacy/settings");
  const { topics } = de.settings;
  for (const { title: topic } of [topics.fontSize, topics.language, topics.notifications, topics.privacy]) {
    await row(page, topic).click();
    await expect(row(page, topic)).toContainText(de.comingSoon.title);
    await expect(page.getByRole("status").filter({ hasText: `${topic}: ${de.comingSoon.title}` })).toHaveCount(1);
  }
  await expect(page).toHaveURL("/legacy/settings");
  await back(page);
  await expect(page).toHaveURL("/legacy/my-profile");
  await page.goto("/settings");
  await back(page);
  await expect(page).toHaveURL("/legacy/my-profile");
});

for (const [path, title, words] of [
  ["/notifications", de.comingSoon.notifications.title, de.comingSoon.title],
  ["/legacy/notifications", de.comingSoon.notifications.title, de.comingSoon.title],
  ["/operations/check-in", de.comingSoon.checkIn.title, de.comingSoon.featureTitle],
  ["/operations/check-out", de.comingSoon.checkOut.title, de.comingSoon.featureTitle],
] as const)
  test(`${path} says what will be there one day and leads to the start page (OPS-11, OPS-12, HELP-08, D-96)`, async ({
    page,
  }) => {
    await signIn(page, "amira");
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: words })).toBeVisible();
    await button(page, de.comingSoon.toStart).click();
    await expect(page).toHaveURL("/dashboard");
  });

for (const path of ["/legacy/appointments", "/legacy/webinar-booking", "/legacy/training-booking"])
  test(`${path} shows the dashboard (NAV-66..68)`, async ({ page }) => {
    await signIn(page, "amira");
    await page.goto(path);
    await expect(page).toHaveURL("/dashboard");
    await expect(heading(page, /Amira/)).toBeVisible();
  });

test("whoever is signed out, or whose session ends, meets the same entry here as anywhere (NAV-73)", async ({
  page,
  provider,
}) => {
  await page.goto("/legacy/my-profile");
  await expect(page).toHaveURL("/auth/signin");
  await signIn(page, "amira");
  await openMyProfile(page);
  await expect(page).toHaveURL("/legacy/my-profile");
  await provider.fault("me", "token-dead-refresh-refused");
  await page.reload();
  await expect(page).toHaveURL("/auth/signin");
  await expect(page.locator("[data-tone=error]")).toHaveCount(1);
  await expect(inPage(page, people.amira.lastName)).toHaveCount(0);
});
