import type { Page } from "@playwright/test";
import { people } from "../../src/people/people.ts";
import {
  code,
  enterPhone,
  enterSmsCode,
  fillProfile,
  openDashboard,
  phone,
  profile,
  saveProfile,
  setPassword,
} from "./authPage.ts";
import { de } from "./copy.ts";
import { button, expect, heading, stored, test } from "./journey.ts";

const googleButton = (page: Page) => button(page, de.google.offer);

/** Presses the button of the entry and, in the window that opens, one of its own. */
async function chooseAtGoogle(page: Page, name: string) {
  const [window] = await Promise.all([page.waitForEvent("popup"), googleButton(page).click()]);
  await expect(window.getByRole("heading", { level: 1 })).toHaveText("Google-Konto wählen");
  await expect(window.getByRole("button", { name: people.amira.email })).toBeFocused();
  await expect(button(page, de.google.busy)).toBeVisible();
  const closed = window.waitForEvent("close");
  // The window may be gone before the click has been reported.
  await window
    .getByRole("button", { name })
    .click()
    .catch((reason: unknown) => {
      if (!window.isClosed()) throw reason;
    });
  await closed;
}

test("nothing of Google's is loaded before its button is pressed; whoever comes from there confirms the address by a code once, and arrives with name and account (S4, AUTH-22, AUTH-23, AUTH-53, ENT-51, ENT-52, VA-057)", async ({
  page,
  provider,
}) => {
  const { email: address, phone: number, password, firstName, lastName } = people.khai;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  await expect(googleButton(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => /googleIdentity|\/outbox\/google/.test(path))).toEqual([]);
  await chooseAtGoogle(page, address);
  await expect(page).toHaveURL("/auth/phone");
  expect(asked).toEqual(expect.arrayContaining(["/outbox/google/client.js", "/outbox/google/userinfo"]));
  await page.reload();
  await expect(page.getByText(`Guten Tag, ${firstName} ${lastName}`)).toBeVisible();
  const { tab } = await stored(page);
  expect(JSON.parse(tab.signUp ?? "{}")).toMatchObject({
    email: address,
    authMethod: "google",
    googleProfile: { name: `${firstName} ${lastName}`, email: address },
  });
  await enterPhone(page, number);
  await expect(heading(page, de.signUp.expired.title)).toBeVisible();
  await button(page, de.signUp.expired.confirm).click();
  await code(page).fill(await provider.code(address));
  await expect(phone(page)).toHaveValue(number);
  await enterPhone(page);
  await enterSmsCode(page, provider, number);
  await setPassword(page, password);
  await fillProfile(page);
  await expect(profile.firstName(page)).toHaveValue(firstName);
  await saveProfile(page);
  await openDashboard(page);
});

test("two clicks open one window (F6)", async ({ page, context }) => {
  await page.goto("/");
  const [window] = await Promise.all([page.waitForEvent("popup"), googleButton(page).dblclick()]);
  await expect(window.getByRole("button", { name: people.amira.email })).toBeFocused();
  expect(context.pages()).toHaveLength(2);
  await window.close();
  await expect(page.getByText(de.google.problems.cancelled)).toBeVisible();
});

test("a window that the browser blocks is a Google that does not answer (VA-030)", async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto("/");
  await googleButton(page).click();
  await expect(page.getByText(de.google.problems.failed)).toBeVisible();
  await expect(googleButton(page)).toBeEnabled();
});
