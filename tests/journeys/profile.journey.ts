import type { Page } from "@playwright/test";
import { people } from "../../src/people/people.ts";
import { details, fillProfile, profile, submitCredentials } from "./authPage.ts";
import { de } from "./copy.ts";
import { button, expect, heading, inPage, notice, type Provider, signIn, test } from "./journey.ts";

const { completion, form, required } = { ...de.profile, required: de.profile.form.required };
const INTRO = { name: de.intro.profile.title };

const intro = (page: Page) => page.getByRole("dialog", INTRO);
const save = (page: Page) => button(page, completion.submit).click();
const summary = (page: Page) => page.getByRole("region", { name: /prüfen$/ });
const row = (page: Page, title: string) =>
  page.getByRole("listitem").getByRole("button", { name: new RegExp(`^${title}`) });
const field = (page: Page, name: "street" | "postalCode" | "cityOfBirth" | "department") =>
  page.getByLabel(form.labels[name], { exact: true });
const saves = async (provider: Provider) =>
  (await provider.calls("/extras/")).filter(({ method }) => method === "PUT").length;

/** Closes the introduction, which comes with the first visit. */
async function arrive(page: Page) {
  await intro(page).getByRole("button", { name: de.intro.profile.submit }).click();
  await expect(intro(page)).toHaveCount(0);
  await expect(profile.city(page)).toBeEditable();
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await arrive(page);
}

/** From the dashboard by clicks, so that what is in memory stays there. */
async function walkToProfile(page: Page) {
  await button(page, new RegExp(de.dashboard.tasks.profile)).first().click();
  await expect(page).toHaveURL("/profile/overview");
  await row(page, de.overview.tasks.profile.title).click();
  await expect(page).toHaveURL("/profile/complete");
}

test("from nothing to ready to work: introduction, what is missing, save, back to the overview (PROF-04, PROF-07, PROF-10..12, PROF-26, VS-040, VS-051) @flat", async ({
  page,
  provider,
}) => {
  await signIn(page, "suharti");
  await walkToProfile(page);
  await expect(intro(page)).toBeVisible();
  await button(page, de.intro.more).click();
  await expect(intro(page)).toContainText(de.intro.profile.text);
  await arrive(page);
  await page.reload();
  await expect(profile.city(page)).toBeVisible();
  await expect(intro(page)).toHaveCount(0);

  await save(page);
  await expect(profile.lastName(page)).toBeFocused();
  await expect(summary(page)).toContainText(form.allRequired);
  await expect(page).toHaveTitle(`Fehler: ${completion.titleCompletion} – Gangway`);
  await page.getByRole("link", { name: required.dateOfBirth }).click();
  await expect(profile.dateOfBirth(page)).toBeFocused();

  await fillProfile(page);
  await profile.lastName(page).fill("Suharti");
  await field(page, "street").fill("Zeil 1");
  await field(page, "postalCode").fill("60313");
  await profile.city(page).fill("Frankfurt am Main");
  await field(page, "cityOfBirth").fill("Malang");
  await expect(summary(page)).toHaveCount(0);
  await expect(page).toHaveTitle(`${completion.titleCompletion} – Gangway`);
  await save(page);
  await expect(notice(page, de.notices.profile.updated, "success")).toHaveCount(1);
  await expect(page).toHaveURL("/profile/complete");
  await expect(page).toHaveURL("/profile/overview");
  await expect(row(page, de.overview.tasks.profile.title)).toContainText(de.overview.badges.done);
  expect(await saves(provider)).toBe(1);
  await button(page, de.shell.back).click();
  await expect(page.getByRole("img", { name: /^1\s*von 4/ })).toBeVisible();
});

/** The provider ends the session while the profile is saved. */
async function loseSession(page: Page, provider: Provider) {
  await provider.fault("updateExtra", "token-dead-refresh-refused");
  await provider.fault("getExtra", "token-dead-refresh-refused");
  await save(page);
  await expect(page).toHaveURL("/auth/signin");
  await provider.clearFaults();
}

async function signInHere(page: Page, id: "milica" | "amira") {
  await submitCredentials(page, people[id]);
  await expect(page).toHaveURL("/dashboard");
}

test("after a session that the provider has ended the same person goes on typing, and the pass number is asked for again; somebody else who signs in then finds nothing of it (F8, P15, S7)", async ({
  page,
  provider,
}) => {
  await signIn(page, "milica");
  await open(page, "/profile/complete");
  await profile.city(page).fill("Rüsselsheim");
  await profile.passNumber(page).fill(details.passNumber);
  await loseSession(page, provider);
  await signInHere(page, "milica");
  await walkToProfile(page);
  await expect(profile.city(page)).toHaveValue("Rüsselsheim");
  await expect(profile.passNumber(page)).toHaveValue(people.milica.profile.passNumber);
  await expect(inPage(page, completion.restored.partial)).toBeVisible();
  await button(page, completion.restored.toDiscard).click();
  await expect(profile.city(page)).toHaveValue(people.milica.profile.city);
  await expect(heading(page, completion.titleCompletion)).toBeFocused();

  await profile.city(page).fill("Rüsselsheim");
  await loseSession(page, provider);
  await signInHere(page, "amira");
  await walkToProfile(page);
  await arrive(page);
  await expect(profile.city(page)).toHaveValue(people.amira.profile.city);
  await expect(inPage(page, completion.restored.title)).toHaveCount(0);
});
