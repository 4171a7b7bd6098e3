import type { Page } from "@playwright/test";
import { people, type PersonId } from "../../src/people/people.ts";
import { de } from "./copy.ts";
import { button, expect, expectDashboard, heading, type Provider } from "./journey.ts";

const { labels } = de.profile.form;

type Credentials = { email: string; password: string };

export const email = (page: Page) => page.getByLabel(de.auth.entry.email);
export const code = (page: Page) => page.getByLabel(de.auth.code.label.email);
export const smsCode = (page: Page) => page.getByLabel(de.auth.code.label.sms);
export const phone = (page: Page) => page.getByLabel(de.signUp.phone.label, { exact: true });
export const password = (page: Page) => page.getByLabel(de.signIn.password, { exact: true });
export const newPassword = (page: Page) => page.getByLabel(de.signUp.password.label, { exact: true });
/** In place of the old one, on the page of the mailed link. */
export const replacement = (page: Page) => page.getByLabel(de.recovery.reset.password, { exact: true });
export const confirmation = (page: Page) => page.getByLabel(de.recovery.reset.confirmation, { exact: true });

/** What somebody says of themselves at the profile; the pass is asked for on the way in (C-78). */
export const details = {
  dateOfBirth: "12.03.1988",
  nationality: "Deutsch",
  germanLevel: "C1 – Sehr gute Kenntnisse",
  passNumber: "FA-2044-7781",
  passColour: "Gelb",
};

export const profile = {
  firstName: (page: Page) => page.getByLabel(labels.firstName),
  lastName: (page: Page) => page.getByLabel(labels.lastName),
  dateOfBirth: (page: Page) => page.getByLabel(labels.dateOfBirth),
  nationality: (page: Page) => page.getByRole("combobox", { name: labels.nationality }),
  germanLevel: (page: Page) => page.getByLabel(labels.germanLevel),
  passNumber: (page: Page) => page.getByLabel(labels.passNumber),
  passColour: (page: Page, name = details.passColour) => page.getByRole("radio", { name }),
  city: (page: Page) => page.getByLabel(labels.city, { exact: true }),
};

export async function submitEmail(page: Page, address: string) {
  await email(page).fill(address);
  await button(page, de.auth.entry.submit).click();
}

export async function enterEmail(page: Page, address: string) {
  await page.goto("/");
  await submitEmail(page, address);
}

export async function enterPassword(page: Page, chosen: string) {
  await password(page).fill(chosen);
  await button(page, de.signIn.submit).click();
}

export async function submitCredentials(page: Page, { email: address, password: chosen }: Credentials) {
  await submitEmail(page, address);
  await enterPassword(page, chosen);
}

/** Signs in through the form, where the way there matters. */
export async function signInByForm(page: Page, id: PersonId) {
  await page.goto("/");
  await submitCredentials(page, people[id]);
  await expectDashboard(page, id);
}

export async function requestResetLink(page: Page, address: string) {
  await page.goto("/forgot-password");
  await email(page).fill(address);
  await button(page, de.recovery.forgot.submit).click();
}

export async function openInvitation(page: Page, provider: Provider, id: PersonId) {
  await page.goto(await provider.link(people[id].email, "/auth/signin\\?token="));
}

export async function enterPhone(page: Page, number?: string) {
  await expect(heading(page, de.signUp.phone.title)).toBeVisible();
  if (number !== undefined) await phone(page).fill(number);
  await button(page, de.signUp.phone.submit).click();
}

export async function enterSmsCode(page: Page, provider: Provider, number: string) {
  await expect(page).toHaveURL("/auth/verify-phone");
  await smsCode(page).fill(await provider.code(number));
}

export async function setPassword(page: Page, chosen: string) {
  await newPassword(page).fill(chosen);
  await button(page, de.signUp.password.submit).click();
}

export async function resetPassword(page: Page, chosen: string) {
  await confirmation(page).fill(chosen);
  await replacement(page).fill(chosen);
  await button(page, de.recovery.reset.submit).click();
}

/** Fills what is required and not known yet. */
export async function fillProfile(page: Page) {
  await profile.dateOfBirth(page).fill(details.dateOfBirth);
  await profile.nationality(page).fill(details.nationality);
  await page.getByRole("option", { name: details.nationality, exact: true }).click();
  await profile.germanLevel(page).selectOption(details.germanLevel);
  await profile.passNumber(page).fill(details.passNumber);
  await profile.passColour(page).check();
}

export const saveProfile = (page: Page) => button(page, de.profile.information.submit).click();

/** From the invitation to the entry of the phone's code. */
export async function toSmsCode(page: Page, provider: Provider, id: PersonId) {
  await openInvitation(page, provider, id);
  await enterPhone(page);
  await expect(page).toHaveURL("/auth/verify-phone");
}

export async function toPassword(page: Page, provider: Provider, id: PersonId) {
  await toSmsCode(page, provider, id);
  await enterSmsCode(page, provider, people[id].phone);
  await expect(heading(page, de.signUp.password.title)).toBeVisible();
}

export async function toProfile(page: Page, provider: Provider, id: PersonId) {
  await toPassword(page, provider, id);
  await setPassword(page, people[id].password);
  await expect(heading(page, de.profile.information.title)).toBeVisible();
  await expect(profile.dateOfBirth(page)).toBeVisible();
}

export async function toSuccess(page: Page, provider: Provider, id: PersonId) {
  await toProfile(page, provider, id);
  await fillProfile(page);
  await saveProfile(page);
  await expect(heading(page, /^Willkommen/)).toBeVisible();
}

/** From the success screen to the first of the first steps. */
export async function openFirstSteps(page: Page) {
  await button(page, de.signUp.success.open).click();
  await expect(page).toHaveURL("/onboarding/welcome");
}

/** The same, and past the first steps. */
export async function openDashboard(page: Page) {
  await openFirstSteps(page);
  await button(page, de.onboarding.welcome.skip).click();
  await expect(page).toHaveURL("/dashboard");
}
