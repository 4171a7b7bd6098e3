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

/** The page of a captive portal. */
test.use({ takesAway: /\/wlan$/ });

const { email: address, phone: number, password, firstName } = people.konstantin;

test("a captive portal is reported at each step of a sign-up, loses nothing typed and lets the user go on", async ({
  page,
  provider,
}) => {
  test.setTimeout(90_000);
  /** Redirects such calls to the portal, until `pass`. */
  const redirect = (path: string) =>
    page.route(`**/api${path}`, (route) => route.fulfill({ status: 302, headers: { location: "/wlan" } }));
  const pass = (path: string) => page.unroute(`**/api${path}`);
  const tells = (text: string) => expect(page.getByRole("alert").filter({ hasText: text })).toBeVisible();

  await redirect("/auth/check-email*");
  await enterEmail(page, address);
  await tells(de.auth.entry.problems.unableToCheck);
  await expect(email(page)).toHaveValue(address);
  await pass("/auth/check-email*");

  await redirect("/verification/email/send");
  await button(page, de.auth.entry.submit).click();
  await expect(heading(page, de.auth.code.title)).toBeVisible();
  await expect(inPage(page, de.auth.code.sendProblems.sendFailed.email)).toBeVisible();
  await pass("/verification/email/send");
  await button(page, de.auth.code.resend.ready).click();
  await expect(page.getByRole("timer")).toBeVisible();

  await redirect("/verification/email/verify");
  const mailed = await provider.code(address);
  await code(page).fill(mailed);
  await tells(de.auth.code.problems.notChecked);
  await expect(code(page)).toHaveValue(mailed);
  await pass("/verification/email/verify");
  await button(page, de.auth.code.submit).click();

  await redirect("/verification/sms/send");
  await enterPhone(page, number);
  await tells(de.auth.code.sendProblems.sendFailed.sms);
  await expect(phone(page)).toHaveValue(number);
  await pass("/verification/sms/send");
  await enterPhone(page);

  await redirect("/verification/sms/verify");
  await enterSmsCode(page, provider, number);
  await tells(de.auth.code.problems.notChecked);
  await expect(smsCode(page)).toHaveValue(await provider.code(number));
  await pass("/verification/sms/verify");
  await button(page, de.auth.code.submit).click();

  await expect(heading(page, de.signUp.password.title)).toBeVisible();
  await redirect("/auth/create-password");
  await setPassword(page, password);
  await tells(de.signUp.password.problems.notCreated);
  await expect(newPassword(page)).toHaveValue(password);
  await pass("/auth/create-password");

  await redirect("/extras/*");
  await redirect("/countries");
  await button(page, de.signUp.password.submit).click();
  await expect(inPage(page, de.profile.information.failure.title)).toBeVisible();
  await pass("/extras/*");
  await button(page, de.failure.retry).click();
  await expect(inPage(page, de.profile.form.list.failed)).toBeVisible();
  await pass("/countries");
  await button(page, de.profile.form.list.retry).click();

  await fillProfile(page);
  await redirect("/extras/*");
  await saveProfile(page);
  await expect(inPage(page, de.profile.problems.saveFailed)).toBeVisible();
  await expect(profile.passNumber(page)).toHaveValue(details.passNumber);
  await expect(profile.nationality(page)).toHaveValue(details.nationality);
  await pass("/extras/*");
  await saveProfile(page);
  await expect(heading(page, `Willkommen, ${firstName}!`)).toBeVisible();
});
