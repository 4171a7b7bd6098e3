import { people } from "../../src/people/people.ts";
import { de } from "./copy.ts";
import { email, expect, heading, signInByForm, test } from "./journey.ts";
import {
  button,
  details,
  enterPhone,
  enterSmsCode,
  fillProfile,
  inPage,
  openDashboard,
  openInvitation,
  phone,
  profile,
  saveProfile,
  setPassword,
  stored,
} from "./wayIn.ts";

test("an invitation leads through phone, SMS, password and profile to the dashboard (AUTH-01, AUTH-08, AUTH-27, AUTH-34, AUTH-93, AUTH-96, C-62) @flat", async ({
  page,
  provider,
}) => {
  const { email: address, phone: number, password, firstName, lastName, extraId } = people.konstantin;
  await openInvitation(page, provider, "konstantin");
  await expect(page).toHaveURL("/auth/phone");
  await expect(phone(page)).toHaveValue(number);
  await enterPhone(page);
  await enterSmsCode(page, provider, number);
  await expect(page).toHaveURL("/auth/password");
  await setPassword(page, password);
  await expect(page).toHaveURL("/auth/complete-profile");
  await expect(profile.firstName(page)).toHaveValue(firstName);
  await expect(profile.lastName(page)).toHaveValue(lastName);
  await expect(email(page)).toHaveValue(address);
  await fillProfile(page);
  await saveProfile(page);
  await expect(heading(page, `Willkommen, ${firstName}!`)).toBeVisible();
  await expect(page).toHaveURL("/auth/complete-profile");
  await openDashboard(page);
  await expect(heading(page, new RegExp(firstName))).toBeVisible();

  const { local, tab } = await stored(page);
  expect(Object.keys(local).toSorted()).toEqual(
    [
      "accessToken",
      `completedAt:${extraId}`,
      "currentUser",
      "groupState",
      `onboarding:${extraId}`,
      "refreshToken",
      "session",
    ].toSorted(),
  );
  expect(Object.keys(tab).toSorted()).toEqual(["newSignUp", `resend:sms:${number}`]);
  const everything = JSON.stringify([local, tab, await page.evaluate(() => history.state as unknown)]);
  for (const secret of [password, details.passNumber, "token=", "proof"]) expect(everything).not.toContain(secret);

  await page.reload();
  await expect(heading(page, new RegExp(firstName))).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
  expect(await provider.calls("/verification/email")).toEqual([]);
});

test("who has no pass yet and another number is taken on just as well, and signs in afterwards (AUTH-46, AUTH-52, AUTH-86)", async ({
  page,
  provider,
}) => {
  const { email: address, password, firstName } = people.khai;
  await openInvitation(page, provider, "khai");
  await enterPhone(page, "(0171) 234-56 78");
  await enterSmsCode(page, provider, "+491712345678");
  await setPassword(page, password);
  await fillProfile(page);
  await saveProfile(page);
  await openDashboard(page);
  await button(page, "Abmelden").click();
  await email(page).fill(address);
  await button(page, "Weiter").click();
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await button(page, "Anmelden").click();
  await expect(heading(page, new RegExp(firstName))).toBeVisible();
});

test("an invitation that is too old says so in the provider's words and leaves the address to go on with (AUTH-30, AUTH-31, AUTH-32, VA-013, ROUTE-18)", async ({
  page,
  provider,
}) => {
  await openInvitation(page, provider, "wilhelmine");
  await expect(inPage(page, "Diese Einladung ist abgelaufen. Bitte melden Sie sich mit Ihrer")).toBeVisible();
  await expect(email(page)).toHaveValue(people.wilhelmine.email);
  await expect(page).toHaveURL("/auth/signin");
  await button(page, "Weiter").click();
  await expect(heading(page, "Code eingeben")).toBeVisible();
});

test("an invitation that was used already leads to signing in (AUTH-28, AUTH-31, AUTH-32, VA-012)", async ({
  page,
  provider,
}) => {
  await openInvitation(page, provider, "suharti");
  await expect(inPage(page, "Diese Einladung wurde schon benutzt. Bitte melden Sie sich an.")).toBeVisible();
  await expect(email(page)).toHaveValue(people.suharti.email);
  await button(page, "Weiter").click();
  await expect(heading(page, "Passwort eingeben")).toBeVisible();
});

test("an invitation nobody knows keeps the address of the link (AUTH-28, AUTH-33, VA-012)", async ({ page }) => {
  await page.goto(`/auth/signin?token=ausgedacht&email=${encodeURIComponent(people.khai.email)}`);
  await expect(inPage(page, "Diesen Einladungslink kennen wir nicht.")).toBeVisible();
  await expect(email(page)).toHaveValue(people.khai.email);
});

for (const kind of ["offline", "server-error", "bad-gateway-page", "wrong-shape", "refused-with-200"] as const)
  test(`an invitation that cannot be checked (${kind}) says so, keeps the address and lets the e-mail code do it (AUTH-33, VA-014)`, async ({
    page,
    provider,
  }) => {
    await provider.fault("validateInvitation", kind);
    await openInvitation(page, provider, "khai");
    const words = kind === "refused-with-200" ? "Das hat nicht geklappt." : de.auth.entry.alerts.invitationUnchecked;
    await expect(inPage(page, words)).toBeVisible();
    await expect(email(page)).toHaveValue(people.khai.email);
    await button(page, "Weiter").click();
    await expect(heading(page, "Code eingeben")).toBeVisible();
  });

test("an invitation opened while signed in leaves the session alone and says why (C-24)", async ({
  page,
  provider,
}) => {
  await signInByForm(page, "amira");
  await openInvitation(page, provider, "khai");
  await expect(page).toHaveURL("/dashboard");
  await expect(heading(page, /Amira/)).toBeVisible();
  await expect(
    page.getByText("Sie sind angemeldet. Für diese Einladung melden Sie sich bitte zuerst ab.").first(),
  ).toBeVisible();
  expect(await provider.calls("/invitations/validate")).toEqual([]);
});
