import type { Page } from "@playwright/test";
import { people, type PersonId } from "../../src/people/people.ts";
import { de } from "./copy.ts";
import { expect, heading, type Provider } from "./journey.ts";

const { labels } = de.profile.form;

export const phone = (page: Page) => page.getByLabel(de.signUp.phone.label, { exact: true });
export const smsCode = (page: Page) => page.getByLabel(de.auth.code.label.sms);
export const newPassword = (page: Page) => page.getByLabel(de.signUp.password.label, { exact: true });
/** By its whole name; a part of it, asked for by a pattern, may also be in a button of the screen that is being left. */
export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

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

export async function setPassword(page: Page, password: string) {
  await newPassword(page).fill(password);
  await button(page, de.signUp.password.submit).click();
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

type Entries = Record<string, string>;

/** What lies in the storage of this browser and of this tab. */
export const stored = (page: Page): Promise<{ local: Entries; tab: Entries }> =>
  page.evaluate(() => ({ local: { ...localStorage }, tab: { ...sessionStorage } }));

/** What stands in the page and stays; a notice may say the same. */
export const inPage = (page: Page, text: string | RegExp) => page.getByRole("main").getByText(text);

/** A notice, which passes; what stays is in the page itself. */
export const notice = (page: Page, text: string | RegExp, tone: "error" | "success" | "info" = "error") =>
  page.locator(`[data-tone=${tone}]`).filter({ hasText: text });

/** What the device keeps of whoever was signed in. */
export const belongings = async (page: Page): Promise<string[]> => Object.keys((await stored(page)).local);
