import { people } from "../../src/people/people.ts";
import { SCREEN_PATHS } from "../../app/navigation/screens.ts";
import { email, enterEmail, expect, heading, password, signIn, signInByForm, test } from "./journey.ts";

test("somebody with an account signs in, arrives and signs out again (AUTH-89, SESS-16, VA-101, ROUTE-38, API-65) @flat", async ({
  page,
}) => {
  await signInByForm(page, "amira");
  await expect(page.getByText("Sie sind angemeldet.").first()).toBeVisible();
  await page.getByRole("button", { name: "Abmelden" }).click();
  await expect(page).toHaveURL("/auth/signin");
  await expect(heading(page, "E-Mail-Adresse eingeben")).toBeFocused();
  await expect(email(page)).toHaveValue("");
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.goBack();
  await expect(page.getByText("Ihre Aufgaben")).toHaveCount(0);
});

test("a wrong password stays beside the field, selected, and is announced once (AUTH-91, API-63, VA-099)", async ({
  page,
  provider,
}) => {
  await enterEmail(page, people.amira.email);
  await password(page).fill("falsch");
  await page.keyboard.press("Enter");
  await expect(password(page)).toHaveAccessibleDescription(
    "Die Anmeldung hat nicht geklappt. Bitte prüfen Sie Ihr Passwort.",
  );
  await expect(password(page)).toHaveValue("falsch");
  await expect(password(page)).toBeFocused();
  await expect(page.locator("[data-tone=error]")).toHaveCount(1);
  expect(await provider.calls("/auth/refresh")).toEqual([]);
});

test("an address without an account is told so and kept (AUTH-19)", async ({ page }) => {
  await enterEmail(page, "niemand@example.de");
  await expect(email(page)).toHaveAccessibleDescription("Kein Konto mit dieser E-Mail verfügbar");
  await expect(email(page)).toHaveValue("niemand@example.de");
  await expect(page.locator("[data-tone]")).toHaveCount(0);
});

test("back from the password leads to the address, by the arrow and by the browser (ROUTE-48, C-05)", async ({
  page,
}) => {
  await enterEmail(page, people.amira.email);
  await expect(heading(page, "Passwort eingeben")).toBeFocused();
  await expect(page).toHaveTitle("Passwort eingeben – Gangway");
  await page.goBack();
  await expect(heading(page, "E-Mail-Adresse eingeben")).toBeVisible();
  await expect(email(page)).toHaveValue(people.amira.email);
  await page.getByRole("button", { name: "Weiter" }).click();
  await page.getByRole("button", { name: "Zurück" }).click();
  await expect(heading(page, "E-Mail-Adresse eingeben")).toBeVisible();
});

test("a reload finds the password step and the dashboard again (C-09, VA-103, ROUTE-27)", async ({ page }) => {
  await enterEmail(page, people.amira.email);
  await expect(heading(page, "Passwort eingeben")).toBeVisible();
  await page.reload();
  await expect(heading(page, "Passwort eingeben")).toBeVisible();
  await expect(email(page)).toHaveValue(people.amira.email);
  await password(page).fill(people.amira.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard");
  await page.reload();
  await expect(heading(page, /Amira/)).toBeVisible();
});

test("what is typed before the machine is there is kept, and submitted when it arrives", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/(start|browser)AuthFlow/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/");
  await email(page).fill(people.amira.email);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Wird geprüft …" })).toBeVisible();
  release();
  await expect(heading(page, "Passwort eingeben")).toBeVisible();
});

for (const [kind, text] of [
  ["bad-gateway-page", "Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es in einigen Minuten erneut."],
  ["captive-portal", "Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es in einigen Minuten erneut."],
  ["wrong-shape", "Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es in einigen Minuten erneut."],
  ["truncated", "Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es in einigen Minuten erneut."],
] as const)
  test(`a sign-in answered by ${kind} says so in German, keeps the password and can be repeated (AUTH-92)`, async ({
    page,
    provider,
  }) => {
    await enterEmail(page, people.amira.email);
    await provider.fault("login", kind);
    await password(page).fill(people.amira.password);
    await page.keyboard.press("Enter");
    await expect(password(page)).toHaveAccessibleDescription(text);
    await expect(password(page)).toHaveValue(people.amira.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/dashboard");
  });

test("an e-mail check without an answer keeps the address and can be repeated (AUTH-21, VA-024)", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await email(page).fill(people.amira.email);
  await page.keyboard.press("Enter");
  await expect(email(page)).toHaveAccessibleDescription(
    "E-Mail kann nicht überprüft werden. Bitte versuchen Sie es erneut.",
  );
  await context.setOffline(false);
  await page.getByRole("button", { name: "Weiter" }).click();
  await expect(heading(page, "Passwort eingeben")).toBeVisible();
});

test("the terms open in a dialog under the policy, close with Escape and give the focus back (S1, ROUTE-43, C-40)", async ({
  page,
}) => {
  await page.goto("/");
  const link = page.getByRole("button", { name: "Nutzungsbedingungen lesen" });
  await link.click();
  await expect(page.getByRole("dialog", { name: "Nutzungsbedingungen" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(link).toBeFocused();
});

const allPaths = [...new Set(Object.values(SCREEN_PATHS).filter((path) => path !== null))];
/** `npm run stress` opens all of them. */
const EVERY = process.env.STRESS ? 1 : 3;

for (const [at, is] of (["signed out", "signed in"] as const).entries()) {
  test(`the paths answer with a screen that has a heading, ${is}, without a word to the console (S1, S8)`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    if (is === "signed in") await signIn(page, "amira");
    for (const path of allPaths.filter((_, place) => place % EVERY === at % EVERY)) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });
}
