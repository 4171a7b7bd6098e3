import type { Page } from "@playwright/test";
import { people } from "../../src/people/people.ts";
import { email, enterEmail, expect, heading, password, signInByForm, test, type Provider } from "./journey.ts";
import { belongings, button, inPage, newPassword, setPassword, stored } from "./wayIn.ts";

const { email: address, password: oldPassword, firstName } = people.amira;
const fresh = "Neuanfang!27";

const repeated = (page: Page) => page.getByLabel("Neues Passwort wiederholen");
const badLink = (page: Page) => page.getByText("Der Link funktioniert nicht");

async function askForLink(page: Page, to: string) {
  await page.goto("/forgot-password");
  await email(page).fill(to);
  await button(page, "Link anfordern").click();
  await expect(heading(page, "Link ist unterwegs")).toBeVisible();
}

async function openLink(page: Page, provider: Provider) {
  await askForLink(page, address);
  await page.goto(await provider.link(address, "/reset-password"));
}

async function choosePassword(page: Page) {
  await repeated(page).fill(fresh);
  await setPassword(page, fresh);
}

test("a forgotten password is replaced by way of the mail, and only the new one opens the door (AUTH-98, AUTH-99, AUTH-106, ROUTE-13, ROUTE-36, VA-108, VA-111, VA-118, VA-124) @flat", async ({
  page,
  provider,
}) => {
  await enterEmail(page, address);
  await button(page, "Passwort vergessen?").click();
  await expect(page).toHaveURL("/forgot-password");
  await expect(email(page)).toHaveValue(address);
  await button(page, "Link anfordern").click();
  await expect(heading(page, "Link ist unterwegs")).toBeVisible();
  await expect(page.getByText(address)).toBeVisible();
  await expect(page.getByText(/Er gilt 15\sMinuten/)).toBeVisible();

  await page.goto(await provider.link(address, "/reset-password"));
  await expect(page).toHaveURL("/reset-password");
  await expect(email(page)).toHaveValue(address);
  await choosePassword(page);
  await expect(heading(page, "Passwort neu gesetzt")).toBeVisible();
  await button(page, "Jetzt anmelden").click();
  await expect(page).toHaveURL("/auth/signin");
  await expect(inPage(page, "Ihr Passwort ist neu gesetzt.")).toBeVisible();
  await expect(email(page)).toHaveValue(address);

  await button(page, "Weiter").click();
  await password(page).fill(oldPassword);
  await button(page, "Anmelden").click();
  await expect(password(page)).toHaveAccessibleDescription(/hat nicht geklappt/);
  await password(page).fill(fresh);
  await button(page, "Anmelden").click();
  await expect(heading(page, new RegExp(firstName))).toBeVisible();
});

test("the entry follows by itself two seconds after the new password (AUTH-107, FMT-28, VA-026)", async ({
  page,
  provider,
}) => {
  await page.clock.install();
  await openLink(page, provider);
  await choosePassword(page);
  await expect(heading(page, "Passwort neu gesetzt")).toBeVisible();
  await page.clock.runFor(2000);
  await expect(page).toHaveURL("/auth/signin");
  await expect(heading(page, "E-Mail-Adresse eingeben")).toBeVisible();
  await expect(inPage(page, "Ihr Passwort ist neu gesetzt.")).toBeVisible();
});

test("a link that is more than 15 minutes old says so and leads to a new one (AUTH-103, FMT-17, ROUTE-25, C-21, C-61, VA-114)", async ({
  page,
  provider,
}) => {
  await askForLink(page, address);
  await provider.advance(16 * 60);
  await page.goto(await provider.link(address, "/reset-password"));
  await expect(page).toHaveURL("/forgot-password");
  await expect(badLink(page)).toBeVisible();
  await expect(page.getByText("Dieser Link ist abgelaufen oder wurde schon benutzt.")).toBeVisible();
  await email(page).fill(address);
  await button(page, "Link anfordern").click();
  await page.goto(await provider.link(address, "/reset-password"));
  await expect(newPassword(page)).toBeVisible();
});

test("a link that was used leads to a new one (AUTH-103, VA-114)", async ({ page, provider }) => {
  await openLink(page, provider);
  await choosePassword(page);
  await expect(heading(page, "Passwort neu gesetzt")).toBeVisible();
  await page.goto(await provider.link(address, "/reset-password"));
  await expect(page).toHaveURL("/forgot-password");
  await expect(badLink(page)).toBeVisible();
});

test("a link nobody knows leads to a new one, and a reload stays there (ROUTE-20, ROUTE-25, C-61)", async ({
  page,
}) => {
  await page.goto("/reset-password?token=ausgedacht");
  await expect(page).toHaveURL("/forgot-password");
  await expect(badLink(page)).toBeVisible();
  await page.reload();
  await expect(heading(page, "Passwort zurücksetzen")).toBeVisible();
  await expect(badLink(page)).toHaveCount(0);
});

test("a page without a link waits half a second before it leads to a new one (ROUTE-23, ROUTE-24, FMT-15, C-74, VA-113, VA-117)", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/reset-password");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.reload();
  await expect(page.getByText("Link wird geprüft …")).toBeVisible();
  await page.clock.runFor(450);
  await expect(page.getByText("Link wird geprüft …")).toBeVisible();
  await expect(page).toHaveURL("/reset-password");
  await page.clock.runFor(60);
  await page.clock.resume();
  await expect(page).toHaveURL("/forgot-password");
  await expect(badLink(page)).toBeVisible();
});

for (const kind of ["offline", "server-error", "captive-portal", "wrong-shape"] as const)
  test(`a link that could not be checked (${kind}) says that, and a new one is the way on (AUTH-104, C-21, VA-115)`, async ({
    page,
    provider,
  }) => {
    await provider.fault("validateResetToken", kind);
    await openLink(page, provider);
    await expect(page).toHaveURL("/forgot-password");
    await expect(
      page.getByText("Er konnte nicht geprüft werden. Bitte fordern Sie einen neuen Link an."),
    ).toBeVisible();
    await email(page).fill(address);
    await button(page, "Link anfordern").click();
    await expect(heading(page, "Link ist unterwegs")).toBeVisible();
  });

test("a link that ends while somebody thinks about a password keeps both, says so, and leads to a new one (AUTH-105, VA-123)", async ({
  page,
  provider,
}) => {
  await openLink(page, provider);
  await expect(newPassword(page)).toBeVisible();
  await provider.advance(16 * 60);
  await choosePassword(page);
  await expect(newPassword(page)).toHaveAccessibleDescription(/abgelaufen oder wurde schon benutzt/);
  await expect(newPassword(page)).toHaveValue(fresh);
  await expect(repeated(page)).toHaveValue(fresh);
  await button(page, "Neuen Link anfordern").click();
  await expect(page).toHaveURL("/forgot-password");
  await expect(email(page)).toHaveValue(address);
  await expect(badLink(page)).toHaveCount(0);
  await button(page, "Link anfordern").click();
  await expect(heading(page, "Link ist unterwegs")).toBeVisible();
});

test("passwords that differ are told apart before anything is sent (AUTH-102, MSG-05, VA-120)", async ({
  page,
  provider,
}) => {
  await openLink(page, provider);
  await newPassword(page).fill(fresh);
  await repeated(page).fill("Neuanfang!28");
  await repeated(page).blur();
  await expect(repeated(page)).toHaveAccessibleDescription("Passwörter stimmen nicht überein");
  await repeated(page).press("Enter");
  expect(await provider.calls("/auth/reset-password")).toEqual([]);
});

test("nobody learns who has an account: the answer to both addresses reads the same (S9)", async ({
  page,
  provider,
}) => {
  const views: string[] = [];
  for (const to of [address, "niemand.hat.konto@example.de"]) {
    await askForLink(page, to);
    const focused = await page.evaluate(() => document.activeElement?.tagName ?? "");
    views.push(focused + (await page.getByRole("main").innerHTML()).replaceAll(to, "…"));
  }
  expect(views[1]).toBe(views[0]);
  expect(await provider.messages("niemand.hat.konto@example.de")).toEqual([]);
});

test("somebody else's session on this device ends with the new password, not with the link (C-24)", async ({
  page,
  provider,
}) => {
  await askForLink(page, address);
  await signInByForm(page, "milica");
  await page.goto(await provider.link(address, "/reset-password"));
  await expect(newPassword(page)).toBeVisible();
  expect((await stored(page)).local).toHaveProperty("accessToken");
  await choosePassword(page);
  await expect(heading(page, "Passwort neu gesetzt")).toBeVisible();
  expect(await belongings(page)).toEqual([]);
  await button(page, "Jetzt anmelden").click();
  await expect(email(page)).toHaveValue(address);
});

test("back from the forgotten password leads to the password of a known address, else to the entry (ROUTE-49, C-19)", async ({
  page,
}) => {
  await page.goto("/forgot-password");
  await button(page, "Zurück").click();
  await expect(heading(page, "E-Mail-Adresse eingeben")).toBeVisible();
  await enterEmail(page, address);
  await button(page, "Passwort vergessen?").click();
  await expect(heading(page, "Passwort zurücksetzen")).toBeVisible();
  await button(page, "Zurück").click();
  await expect(heading(page, "Passwort eingeben")).toBeVisible();
  await button(page, "Passwort vergessen?").click();
  await button(page, "Link anfordern").click();
  await button(page, "Zurück zur Anmeldung").click();
  await expect(heading(page, "Passwort eingeben")).toBeVisible();
});
