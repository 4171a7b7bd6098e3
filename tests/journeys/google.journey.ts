import type { Page } from "@playwright/test";
import { people } from "../../src/people/people.ts";
import { email, expect, heading, test } from "./journey.ts";

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
