import type { Page } from "@playwright/test";
import { people } from "../../src/people/people.ts";
import { code, enterEmail, expect, heading, test, type Provider } from "./journey.ts";
import {
  button,
  enterPhone,
  enterSmsCode,
  fillProfile,
  newPassword,
  openDashboard,
  phone,
  profile,
  saveProfile,
  setPassword,
  smsCode,
  stored,
  toPassword,
  toPhoneByEmail,
  toProfile,
  toSmsCode,
} from "./wayIn.ts";

const { email: address, phone: number, password, firstName } = people.konstantin;

test("an e-mail address leads through its code, phone, password and profile to the dashboard (AUTH-02, AUTH-04..08, ROUTE-05..10, FMT-18) @flat", async ({
  page,
  provider,
}) => {
  const atStep = (step: number) => expect(page.getByText(`Schritt ${step} von 6`)).toBeVisible();
  await page.goto("/");
  await expect(page).toHaveURL("/auth/signin");
  await atStep(1);
  await enterEmail(page, address);
  await expect(page).toHaveURL("/auth/verify-email");
  await atStep(2);
  await code(page).fill(await provider.code(address));
  await expect(page).toHaveURL("/auth/phone");
  await atStep(3);
  await expect(phone(page)).toHaveValue("");
  await enterPhone(page, number);
  await expect(page).toHaveURL("/auth/verify-phone");
  await atStep(4);
  await enterSmsCode(page, provider, number);
  await expect(page).toHaveURL("/auth/password");
  await atStep(5);
  await setPassword(page, password);
  await expect(page).toHaveURL("/auth/complete-profile");
  await atStep(6);
  await fillProfile(page);
  await saveProfile(page);
  await expect(heading(page, `Willkommen, ${firstName}!`)).toBeVisible();
  await atStep(6);
  await openDashboard(page);
  await expect(heading(page, new RegExp(firstName))).toBeVisible();
  for (const call of ["email/send", "email/verify", "sms/send", "sms/verify", "create-password"])
    expect(await provider.calls(call), call).toHaveLength(1);
});

/** Longer than a confirmed address counts, and longer than any code. */
const HALF_AN_HOUR = 31 * 60;

/** From the expired screen with a new e-mail code and the number that is still known to the password. */
async function confirmAgain(page: Page, provider: Provider) {
  await expect(heading(page, "E-Mail-Bestätigung abgelaufen")).toBeVisible();
  expect((await stored(page)).tab).not.toHaveProperty("emailVerificationToken");
  await button(page, "E-Mail erneut bestätigen").click();
  await expect(page).toHaveURL("/auth/verify-email");
  await code(page).fill(await provider.code(address));
  await expect(page).toHaveURL("/auth/phone");
  await expect(phone(page)).toHaveValue(number);
  await enterPhone(page);
  await enterSmsCode(page, provider, number);
  await expect(page).toHaveURL("/auth/password");
}

test("an e-mail proof that expires before the SMS code is renewed and nothing else is lost (AUTH-54..58, AUTH-74, AUTH-75, VA-066, VA-067)", async ({
  page,
  provider,
}) => {
  await toSmsCode(page, provider, "konstantin");
  const old = await provider.code(number);
  await provider.advance(HALF_AN_HOUR);
  await smsCode(page).fill(old);
  await confirmAgain(page, provider);
  expect(await provider.calls("/verification/email/send")).toHaveLength(1);
});

test("an e-mail proof that expires before the password is renewed and the account is made after all (AUTH-84, AUTH-74, AUTH-75, VA-067)", async ({
  page,
  provider,
}) => {
  await toPassword(page, provider, "konstantin");
  await provider.advance(HALF_AN_HOUR);
  await setPassword(page, password);
  await confirmAgain(page, provider);
  await setPassword(page, password);
  await expect(heading(page, "Profil ausfüllen")).toBeVisible();
});

for (const [path, title] of [
  ["/auth/verify-phone", "Code eingeben"],
  ["/auth/password", "Passwort festlegen"],
] as const)
  test(`a reload at ${path} without the proof asks for the address again (AUTH-53, AUTH-83, C-09)`, async ({
    page,
    provider,
  }) => {
    await (path === "/auth/password" ? toPassword : toSmsCode)(page, provider, "konstantin");
    await expect(heading(page, title)).toBeVisible();
    await page.evaluate(() => sessionStorage.removeItem("emailVerificationToken"));
    await provider.advance(61);
    await page.reload();
    await confirmAgain(page, provider);
  });

test("a reload finds phone, SMS code and password again and sends nothing (C-09, SESS-08, SESS-10)", async ({
  page,
  provider,
}) => {
  await toPhoneByEmail(page, provider, "konstantin");
  await page.reload();
  await enterPhone(page, number);
  await expect(heading(page, "Code eingeben")).toBeVisible();
  await page.reload();
  await expect(smsCode(page)).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText(/Neuen Code anfordern in \d+\sSekunden/);
  await enterSmsCode(page, provider, number);
  await expect(newPassword(page)).toBeVisible();
  await newPassword(page).fill("Halb fertig");
  await page.reload();
  await expect(newPassword(page)).toHaveValue("");
  await setPassword(page, password);
  await expect(heading(page, "Profil ausfüllen")).toBeVisible();
  for (const call of ["email/send", "sms/send", "create-password"])
    expect(await provider.calls(call), call).toHaveLength(1);
});

test("a reload at the profile leads to the dashboard, where the profile is still open (C-17)", async ({
  page,
  provider,
}) => {
  await toProfile(page, provider, "konstantin");
  await page.reload();
  await expect(page).toHaveURL("/dashboard");
  await expect(heading(page, new RegExp(firstName))).toBeVisible();
});

test("a new number can be corrected from the SMS code, and both codes go to where they belong (ROUTE-47, VA-051, VA-066)", async ({
  page,
  provider,
}) => {
  await toPhoneByEmail(page, provider, "konstantin");
  await enterPhone(page, "+49 171 0000001");
  await expect(page.getByText("+49 171 0000001")).toBeVisible();
  await button(page, "Zurück").click();
  await expect(phone(page)).toHaveValue("+49 171 0000001");
  await enterPhone(page, number);
  await expect(page.getByText(number)).toBeVisible();
  await enterSmsCode(page, provider, number);
  await expect(page).toHaveURL("/auth/password");
});

test("the number of the SMS stands in the record afterwards (API-47, C-15)", async ({ page, provider }) => {
  await toPhoneByEmail(page, provider, "konstantin");
  await enterPhone(page, "+491711234567");
  await enterSmsCode(page, provider, "+491711234567");
  const update = page.waitForRequest((request) => request.method() === "PUT");
  await setPassword(page, password);
  expect((await update).postDataJSON()).toEqual({ mobile_number: "+491711234567" });
  await expect(profile.firstName(page)).toBeVisible();
  await expect(phone(page)).toHaveValue(/171 ?1234567/);
});
