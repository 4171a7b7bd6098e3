import { people } from "../../src/people/people.ts";
import {
  code,
  enterEmail,
  enterPhone,
  enterSmsCode,
  fillProfile,
  newPassword,
  openDashboard,
  phone,
  saveProfile,
  setPassword,
  smsCode,
} from "./authPage.ts";
import { expect, heading, test } from "./journey.ts";

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

test("a reload finds every step again, sends nothing, and leads from the profile to the dashboard, where it is still open (C-09, C-17, SESS-08..10, VA-048)", async ({
  page,
  provider,
}) => {
  const waits = /Neuer Code möglich in \d+\sSekunden/;
  await enterEmail(page, address);
  await expect(page.getByRole("timer")).toHaveText(waits);
  await page.reload();
  await expect(heading(page, "Code eingeben")).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText(waits);
  await code(page).fill(await provider.code(address));
  await expect(page).toHaveURL("/auth/phone");
  await page.reload();
  await enterPhone(page, number);
  await expect(heading(page, "Code eingeben")).toBeVisible();
  await page.reload();
  await expect(smsCode(page)).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText(waits);
  await enterSmsCode(page, provider, number);
  await expect(newPassword(page)).toBeVisible();
  await newPassword(page).fill("Halb fertig");
  await page.reload();
  await expect(newPassword(page)).toHaveValue("");
  await setPassword(page, password);
  await expect(heading(page, "Profil erstellen")).toBeVisible();
  for (const call of ["email/send", "sms/send", "create-password"])
    expect(await provider.calls(call), call).toHaveLength(1);
  await page.reload();
  await expect(page).toHaveURL("/dashboard");
  await expect(heading(page, new RegExp(firstName))).toBeVisible();
});
