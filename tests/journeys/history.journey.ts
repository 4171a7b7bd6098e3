import type { Page } from "@playwright/test";
import { people } from "../../src/people/people.ts";
import {
  code,
  details,
  email,
  enterEmail,
  enterPhone,
  fillProfile,
  newPassword,
  replacement,
  openDashboard,
  password,
  phone,
  profile,
  requestResetLink,
  resetPassword,
  saveProfile,
  smsCode,
  toProfile,
  toSmsCode,
} from "./authPage.ts";
import { de } from "./copy.ts";
import { button, expect, heading, type Provider, stored, test } from "./journey.ts";

const { email: address, phone: number } = people.konstantin;
const entry = (page: Page) => expect(heading(page, de.auth.entry.title)).toBeVisible();

/** How many codes have gone out to an address or a number. */
const codesTo = async (provider: Provider, to: string) =>
  (await provider.messages(to)).filter((message) => message.code !== null).length;

/** Back or forward, until the page has said where it is. */
async function go(page: Page, way: "back" | "forward") {
  await page.evaluate(
    (direction) =>
      new Promise<void>((resolve) => {
        addEventListener("popstate", () => requestAnimationFrame(() => resolve()), { once: true });
        history[direction]();
      }),
    way,
  );
}

test("back from the e-mail code, and from the phone: no second mail, the code still opens, and the way so far is forgotten (F5, C-18, ROUTE-03, ROUTE-44, ROUTE-45)", async ({
  page,
  provider,
}) => {
  await enterEmail(page, address);
  const mailed = await provider.code(address);
  await expect(page).toHaveURL("/auth/verify-email");
  await go(page, "back");
  await entry(page);
  await expect(email(page)).toHaveValue(address);
  await go(page, "forward");
  await entry(page);
  await expect(page).toHaveURL("/auth/signin");
  await button(page, de.auth.entry.submit).click();
  await expect(page).toHaveURL("/auth/verify-email");
  await code(page).fill(mailed);
  await expect(page).toHaveURL("/auth/phone");
  expect(await codesTo(provider, address)).toBe(1);

  await go(page, "back");
  await entry(page);
  await expect(page).toHaveURL("/auth/signin");
  expect(Object.keys((await stored(page)).tab).filter((key) => !key.startsWith("resend:"))).toEqual([]);
  await go(page, "forward");
  await entry(page);
  await page.reload();
  await entry(page);
  await expect(page).toHaveURL("/auth/signin");
});

test("back from the SMS code, and from the password: to the number, which can be another one; nothing is sent until it is asked for (F5, C-20, ROUTE-47)", async ({
  page,
  provider,
}) => {
  await toSmsCode(page, provider, "konstantin");
  const sent = await provider.code(number);
  for (const way of ["back", "forward"] as const) {
    await go(page, way);
    await expect(phone(page)).toHaveValue(number);
    await expect(page).toHaveURL("/auth/phone");
  }
  expect(await provider.calls("/sms/send")).toHaveLength(1);
  await enterPhone(page);
  await expect(page.getByRole("timer")).toBeVisible();
  await smsCode(page).fill(sent);
  await expect(page).toHaveURL("/auth/password");
  expect(await codesTo(provider, number)).toBe(1);

  await expect(heading(page, de.signUp.password.title)).toBeFocused();
  await newPassword(page).fill("Halb");
  await go(page, "back");
  await expect(phone(page)).toHaveValue(number);
  await expect(page).toHaveURL("/auth/phone");
  await go(page, "forward");
  await expect(phone(page)).toBeVisible();
  expect(await codesTo(provider, number)).toBe(1);
  await enterPhone(page, "+491710000004");
  await smsCode(page).fill(await provider.code("+491710000004"));
  await expect(newPassword(page)).toHaveValue("");
});

test("the profile stays, with what was typed, and the welcome; afterwards back does not lead into the way in again (F5, C-20, ROUTE-29)", async ({
  page,
  provider,
}) => {
  await toProfile(page, provider, "konstantin");
  await fillProfile(page);
  for (const way of ["back", "back", "forward", "back", "forward", "forward"] as const) {
    await go(page, way);
    await expect(heading(page, de.profile.information.title)).toBeVisible();
    await expect(page).toHaveURL("/auth/complete-profile");
    await expect(profile.passNumber(page)).toHaveValue(details.passNumber);
  }
  expect(await provider.calls("/auth/create-password")).toHaveLength(1);
  await saveProfile(page);
  await expect(heading(page, /^Willkommen/)).toBeVisible();
  for (const way of ["back", "back", "forward", "forward"] as const) {
    await go(page, way);
    await expect(heading(page, /^Willkommen/)).toBeVisible();
  }
  await openDashboard(page);
  for (const way of ["back", "back", "forward"] as const) {
    await go(page, way);
    await expect(page).toHaveURL("/dashboard");
    await expect(heading(page, /Konstantin/)).toBeVisible();
  }
});

test("a proof that is gone is not got round by going back, and the entry is never far (F5, AUTH-57)", async ({
  page,
  provider,
}) => {
  await page.goto("/");
  await toSmsCode(page, provider, "konstantin");
  await provider.advance(31 * 60);
  await smsCode(page).fill("123456");
  await expect(heading(page, de.signUp.expired.title)).toBeVisible();
  await go(page, "back");
  await expect(heading(page, de.signUp.expired.title)).toBeVisible();
  await button(page, de.signUp.expired.confirm).click();
  await expect(heading(page, de.auth.code.title)).toBeVisible();
  await provider.code(address);
  await go(page, "back");
  await expect(heading(page, de.auth.code.title)).toBeVisible();
  await page.goBack();
  await entry(page);
  expect(await codesTo(provider, address)).toBe(1);
});

test("back from the password of an account leads to the entry, from the forgotten password to the password; who has signed in does not get back there (F5, ROUTE-29, ROUTE-48, ROUTE-49)", async ({
  page,
  provider,
}) => {
  await enterEmail(page, people.amira.email);
  await expect(password(page)).toBeVisible();
  await go(page, "back");
  await entry(page);
  await go(page, "forward");
  await entry(page);
  await button(page, de.auth.entry.submit).click();
  await button(page, de.signIn.forgot).click();
  await expect(page).toHaveURL("/forgot-password");
  await go(page, "back");
  await expect(heading(page, de.signIn.title)).toBeVisible();
  await expect(page).toHaveURL("/auth/signin");
  await go(page, "forward");
  await expect(heading(page, de.recovery.forgot.title)).toBeVisible();
  await button(page, de.recovery.forgot.submit).click();
  await expect(heading(page, de.recovery.sent.title)).toBeVisible();
  await go(page, "back");
  await expect(heading(page, de.signIn.title)).toBeVisible();
  await go(page, "forward");
  await expect(heading(page, de.recovery.forgot.title)).toBeVisible();
  expect((await provider.messages(people.amira.email)).filter(({ link }) => link?.startsWith("/reset"))).toHaveLength(
    1,
  );
  await go(page, "back");
  await password(page).fill(people.amira.password);
  await page.keyboard.press("Enter");
  await expect(heading(page, /Amira/)).toBeVisible();
  await go(page, "back");
  await expect(heading(page, /Amira/)).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
  await expect(password(page)).toHaveCount(0);
});

test("back from a reset link leads to where somebody was, forward to the link, which still works (F5, C-20, S5)", async ({
  page,
  provider,
}) => {
  await requestResetLink(page, people.amira.email);
  await page.goto("/");
  await entry(page);
  await page.goto(await provider.link(people.amira.email, "/reset-password"));
  await expect(replacement(page)).toBeVisible();
  await page.goBack();
  await entry(page);
  await page.goForward();
  await expect(replacement(page)).toBeVisible();
  await resetPassword(page, "Neuanfang!27");
  await button(page, de.recovery.resetDone.signIn).click();
  await entry(page);
  await page.goBack();
  await entry(page);
});
