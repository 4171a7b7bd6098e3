import type { Page } from "@playwright/test";
import { people } from "../../src/people/people.ts";
import { de } from "./copy.ts";
import { code, email, expect, heading, test } from "./journey.ts";
import {
  button,
  enterPhone,
  enterSmsCode,
  fillProfile,
  inPage,
  openDashboard,
  phone,
  profile,
  saveProfile,
  setPassword,
  stored,
} from "./wayIn.ts";

const googleButton = (page: Page) => page.getByRole("button", { name: "Mit Google fortfahren" });

/** Presses the button of the entry and, in the window that opens, one of its own. */
async function chooseAtGoogle(page: Page, name: string) {
  const [window] = await Promise.all([page.waitForEvent("popup"), googleButton(page).click()]);
  await expect(window.getByRole("heading", { level: 1 })).toHaveText("Google-Konto wählen");
  await expect(window.getByRole("button", { name: people.amira.email })).toBeFocused();
  await expect(page.getByRole("button", { name: "Google ist geöffnet …" })).toBeVisible();
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

test("nothing of Google's is loaded before the button is pressed, and nothing from elsewhere after it (S4)", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  await expect(googleButton(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => /googleIdentity|\/outbox\/google/.test(path))).toEqual([]);
  await chooseAtGoogle(page, people.tomasz.email);
  await expect(page).toHaveURL("/auth/phone");
  expect(asked).toEqual(expect.arrayContaining(["/outbox/google/client.ts", "/outbox/google/userinfo"]));
});

test("a closed Google window leaves the entry as it was, says so and can be tried again (VA-030)", async ({ page }) => {
  await page.goto("/");
  await email(page).fill("amira@");
  await chooseAtGoogle(page, "Fenster schließen");
  await expect(page.getByText("Das Google-Fenster ist geschlossen. Bitte versuchen Sie es erneut.")).toBeVisible();
  await expect(email(page)).toHaveValue("amira@");
  await expect(email(page)).toBeEditable();
  await chooseAtGoogle(page, "Fenster schließen");
});

test("a Google that does not answer says so, and the address still works (VA-030)", async ({ page }) => {
  await page.goto("/");
  await chooseAtGoogle(page, "Google antwortet nicht");
  await expect(page.getByText("Google antwortet gerade nicht. Bitte nehmen Sie Ihre E-Mail-Adresse.")).toBeVisible();
  await email(page).fill(people.amira.email);
  await page.getByRole("button", { name: "Weiter" }).click();
  await expect(heading(page, "Passwort eingeben")).toBeVisible();
});

test("who has an account stays on the entry with the Google address and goes on with the password (AUTH-24, VA-031)", async ({
  page,
}) => {
  await page.goto("/");
  await chooseAtGoogle(page, people.amira.email);
  await expect(page.getByText("Zu dieser E-Mail-Adresse gibt es schon ein Konto.")).toBeVisible();
  await expect(email(page)).toHaveValue(people.amira.email);
  await expect(page).toHaveURL("/auth/signin");
  await page.getByRole("button", { name: "Weiter" }).click();
  await expect(heading(page, "Passwort eingeben")).toBeVisible();
});

test("who has no account yet goes from Google to the phone, without a code from an e-mail (AUTH-25)", async ({
  page,
  provider,
}) => {
  await page.goto("/");
  await chooseAtGoogle(page, people.khai.email);
  await expect(page).toHaveURL("/auth/phone");
  expect(await provider.calls("/verification/email/send")).toEqual([]);
});

test("who creates an account with Google goes to the phone, known or not (AUTH-26)", async ({ page }) => {
  await page.goto("/auth/create");
  await chooseAtGoogle(page, people.amira.email);
  await expect(page).toHaveURL("/auth/phone");
});

test("whoever comes from Google confirms the address by a code once, and arrives with name and account (AUTH-22, AUTH-23, AUTH-53, ENT-51, ENT-52, VA-057)", async ({
  page,
  provider,
}) => {
  const { email: address, phone: number, password, firstName, lastName } = people.khai;
  await page.goto("/");
  await chooseAtGoogle(page, address);
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

test("whom nobody has invited is told so when the code is asked for, and is not left there (AUTH-03, C-08, C-25)", async ({
  page,
}) => {
  await page.goto("/");
  await chooseAtGoogle(page, people.tomasz.email);
  await enterPhone(page, people.tomasz.phone);
  await button(page, de.signUp.expired.confirm).click();
  await expect(inPage(page, "Zu dieser E-Mail-Adresse gibt es kein Konto.")).toBeVisible();
  await button(page, de.auth.card.back).click();
  await expect(heading(page, de.auth.entry.title)).toBeVisible();
});

test("a reload at the phone knows who came from Google (C-09, VA-057)", async ({ page }) => {
  await page.goto("/");
  await chooseAtGoogle(page, people.khai.email);
  await expect(page).toHaveURL("/auth/phone");
  await page.reload();
  await expect(page.getByText(`Guten Tag, ${people.khai.firstName} ${people.khai.lastName}`)).toBeVisible();
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

test("an address that cannot be checked after Google stays on the entry and says so (AUTH-20, C-08)", async ({
  page,
  provider,
}) => {
  await page.goto("/");
  await provider.fault("checkEmail", "server-error");
  await chooseAtGoogle(page, people.khai.email);
  await expect(email(page)).toHaveAccessibleDescription(de.auth.entry.problems.unableToCheck);
  await expect(email(page)).toHaveValue(people.khai.email);
});
