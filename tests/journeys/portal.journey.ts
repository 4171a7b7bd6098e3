import type { Locator } from "@playwright/test";
import { people } from "../../src/people/people.ts";
import {
  code,
  details,
  email,
  enterEmail,
  enterPhone,
  enterSmsCode,
  fillProfile,
  newPassword,
  phone,
  profile,
  saveProfile,
  setPassword,
  smsCode,
} from "./authPage.ts";
import { de } from "./copy.ts";
import { button, expect, heading, inPage, test } from "./journey.ts";

/** The WLAN's own page, which the app must not take for an answer. */
test.use({ takesAway: /\/wlan$/ });

const { email: address, phone: number, password, firstName } = people.konstantin;
const notChecked = "Der Code konnte nicht geprüft werden. Bitte versuchen Sie es erneut.";

test("a WLAN that leads to its own page is told at each step of a sign-up, loses nothing and lets go on", async ({
  page,
  provider,
}) => {
  test.setTimeout(90_000);
  /** Such calls meet the WLAN and not the provider, until it lets them through. */
  const meet = (path: string) =>
    page.route(`**/api${path}`, (route) => route.fulfill({ status: 302, headers: { location: "/wlan" } }));
  const pass = (path: string) => page.unroute(`**/api${path}`);
  const says = (field: Locator, text: string) => expect(field).toHaveAccessibleDescription(new RegExp(text));

  await meet("/auth/check-email*");
  await enterEmail(page, address);
  await says(email(page), de.auth.entry.problems.unableToCheck);
  await expect(email(page)).toHaveValue(address);
  await pass("/auth/check-email*");

  await meet("/verification/email/send");
  await button(page, de.auth.entry.submit).click();
  await expect(heading(page, de.auth.code.title)).toBeVisible();
  await expect(inPage(page, de.auth.code.sendProblems.sendFailed.email)).toBeVisible();
  await pass("/verification/email/send");
  await button(page, de.auth.code.resend.ready).click();
  await expect(page.getByRole("timer")).toBeVisible();

  await meet("/verification/email/verify");
  const mailed = await provider.code(address);
  await code(page).fill(mailed);
  await says(code(page), notChecked);
  await expect(code(page)).toHaveValue(mailed);
  await pass("/verification/email/verify");
  await button(page, de.auth.code.submit).click();

  await meet("/verification/sms/send");
  await enterPhone(page, number);
  await says(phone(page), de.auth.code.sendProblems.sendFailed.sms);
  await expect(phone(page)).toHaveValue(number);
  await pass("/verification/sms/send");
  await enterPhone(page);

  await meet("/verification/sms/verify");
  await enterSmsCode(page, provider, number);
  await says(smsCode(page), notChecked);
  await expect(smsCode(page)).toHaveValue(await provider.code(number));
  await pass("/verification/sms/verify");
  await button(page, de.auth.code.submit).click();

  await expect(heading(page, de.signUp.password.title)).toBeVisible();
  await meet("/auth/create-password");
  await setPassword(page, password);
  await says(newPassword(page), de.signUp.password.problems.notCreated);
  await expect(newPassword(page)).toHaveValue(password);
  await pass("/auth/create-password");

  await meet("/extras/*");
  await meet("/countries");
  await button(page, de.signUp.password.submit).click();
  await expect(inPage(page, de.profile.information.failure.title)).toBeVisible();
  await pass("/extras/*");
  await button(page, de.failure.retry).click();
  await expect(inPage(page, de.profile.form.list.failed)).toBeVisible();
  await pass("/countries");
  await button(page, de.profile.form.list.retry).click();

  await fillProfile(page);
  await meet("/extras/*");
  await saveProfile(page);
  await expect(inPage(page, de.profile.problems.saveFailed)).toBeVisible();
  await expect(profile.passNumber(page)).toHaveValue(details.passNumber);
  await expect(profile.nationality(page)).toHaveValue(details.nationality);
  await pass("/extras/*");
  await saveProfile(page);
  await expect(heading(page, `Willkommen, ${firstName}!`)).toBeVisible();
});
