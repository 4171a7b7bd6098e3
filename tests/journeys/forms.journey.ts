import type { Locator, Page } from "@playwright/test";
import { people } from "../../src/people/people.ts";
import { code, email, fillProfile, newPassword, phone, profile, smsCode } from "./authPage.ts";
import { de } from "./copy.ts";
import { expect, heading, holdBack, test } from "./journey.ts";

const submit = (page: Page) => page.locator("button[type=submit]");

const { phone: number, email: address, password: chosen } = people.konstantin;

/** The provider answers such calls only when all the pressing is over. */
async function whileWaiting(page: Page, path: string, press: () => Promise<void>) {
  const release = await holdBack(page, `**/api${path}`);
  await press();
  await release();
}

/** What impatience does to a form: a double click, Enter in the field, and the button once more. */
const storm = (page: Page, path: string, field: Locator) =>
  whileWaiting(page, path, async () => {
    await submit(page).dblclick();
    await field.press("Enter");
    await submit(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.form?.requestSubmit();
    });
  });

/** The same to a code, which goes out by itself. */
const stormCode = (page: Page, path: string, field: Locator, digits: string) =>
  whileWaiting(page, path, async () => {
    await field.fill(digits);
    await field.press("Enter");
    await submit(page).evaluate((button: HTMLButtonElement) => button.click());
  });

test("one request, however often somebody presses on the way through the sign-up (F6, P22)", async ({
  page,
  provider,
}) => {
  const once = async (path: string) => expect(await provider.calls(path), path).toHaveLength(1);

  await page.goto("/");
  await email(page).fill(address);
  await storm(page, "/auth/check-email", email(page));
  await expect(heading(page, de.auth.code.title)).toBeVisible();
  await once("/auth/check-email");
  await once("/verification/email/send");

  await stormCode(page, "/verification/email/verify", code(page), await provider.code(address));
  await expect(phone(page)).toBeVisible();
  await once("/verification/email/verify");

  await phone(page).fill(number);
  await storm(page, "/verification/sms/send", phone(page));
  await expect(smsCode(page)).toBeVisible();
  await once("/verification/sms/send");

  await stormCode(page, "/verification/sms/verify", smsCode(page), await provider.code(number));
  await expect(newPassword(page)).toBeVisible();
  await once("/verification/sms/verify");

  await newPassword(page).fill(chosen);
  await storm(page, "/auth/create-password", newPassword(page));
  await expect(profile.dateOfBirth(page)).toBeVisible();
  await once("/auth/create-password");

  await fillProfile(page);
  const saves = async () => (await provider.calls("/extras/")).filter(({ method }) => method === "PUT").length;
  const before = await saves();
  await storm(page, "/extras/*", profile.passNumber(page));
  await expect(heading(page, /^Willkommen/)).toBeVisible();
  expect(await saves()).toBe(before + 1);

  await page.getByRole("button", { name: de.signUp.success.open }).dblclick();
  await expect(page).toHaveURL("/onboarding/welcome");
});
