import type { Page } from "@playwright/test";
import { people } from "../../src/people/people.ts";
import { de } from "./copy.ts";
import { broughtBy, email, expect, heading, password, signIn, test, type Provider } from "./journey.ts";
import { accepting, refusing, survives } from "./survives.ts";
import { button, details, fillProfile, inPage, notice, profile } from "./wayIn.ts";

const { completion, form, problems, required } = { ...de.profile, required: de.profile.form.required };
const INTRO = { name: de.intro.profile.title };

const intro = (page: Page) => page.getByRole("dialog", INTRO);
const save = (page: Page) => button(page, completion.submit).click();
const alert = (page: Page) => page.getByRole("main").getByRole("alert").filter({ visible: true });
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
  await expect(alert(page)).toContainText(form.allRequired);
  await expect(page).toHaveTitle(`Fehler: ${completion.titleCompletion} – Gangway`);
  await page.getByRole("link", { name: required.cityOfBirth }).click();
  await expect(field(page, "cityOfBirth")).toBeFocused();

  await fillProfile(page);
  await profile.lastName(page).fill("Suharti");
  await field(page, "street").fill("Zeil 1");
  await field(page, "postalCode").fill("60313");
  await profile.city(page).fill("Frankfurt am Main");
  await field(page, "cityOfBirth").fill("Malang");
  await expect(alert(page)).toHaveCount(0);
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

test("of the tasks that are done, the one that was completed last comes first, also after a reload (PROF-39, VS-061)", async ({
  page,
}) => {
  const isInOrder = async (...titles: string[]) => {
    await expect(page).toHaveURL("/profile/overview");
    const { done, declined } = de.overview.badges;
    const rows = titles.map((title) => new RegExp(`^${title}.*(${done}|${declined})$`));
    await expect(page.getByRole("main").getByRole("listitem")).toHaveText(rows);
  };
  const { profile: profileTask, codeOfConduct } = de.overview.tasks;
  await signIn(page, "jasper");
  await page.goto("/profile/overview");
  await row(page, profileTask.title).click();
  await arrive(page);
  await profile.passNumber(page).fill("K-4711");
  await profile.passColour(page, "Blau").check();
  await save(page);
  await isInOrder(profileTask.title, codeOfConduct.title);
  await page.reload();
  await isInOrder(profileTask.title, codeOfConduct.title);

  await signIn(page, "amira");
  await page.goto("/profile/overview");
  await row(page, codeOfConduct.title).click();
  await button(page, de.conduct.dock.toDecline).click();
  await page.getByRole("dialog").getByRole("button", { name: de.conduct.decline.confirm }).click();
  await isInOrder(codeOfConduct.title, profileTask.title);
  await page.reload();
  await isInOrder(codeOfConduct.title, profileTask.title);
});

test("a profile that cannot be loaded says so, and loads when asked again (PROF-13, PROF-14)", async ({
  page,
  provider,
}) => {
  await signIn(page, "milica");
  await provider.fault("getExtra", "server-error", 20);
  await page.goto("/profile/complete");
  await expect(inPage(page, completion.failure.title)).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await provider.clearFaults();
  await button(page, de.failure.retry).click();
  await arrive(page);
  await expect(profile.lastName(page)).toHaveValue(people.milica.lastName);
});

test("countries that do not come leave the rest to be filled in, and come when asked again (PROF-24)", async ({
  page,
  provider,
}) => {
  await signIn(page, "milica");
  await provider.fault("getCountries", "server-error", 5);
  await open(page, "/profile/complete");
  await expect(inPage(page, form.list.failed)).toBeVisible();
  await expect(field(page, "street")).toBeEditable();
  await provider.clearFaults();
  await button(page, form.list.retry).click();
  await expect(profile.nationality(page)).toBeEditable();
  await expect(profile.nationality(page)).toHaveValue(people.milica.profile.nationality);
});

test("one's own profile sends the fields of the form and nothing else, and loses nothing (APIS-06, D-77, N4)", async ({
  page,
}) => {
  await signIn(page, "milica");
  await button(page, new RegExp(de.shell.profile)).click();
  await row(page, de.myProfile.entries.profileData.title).click();
  await arrive(page);
  await expect(heading(page, completion.titleData)).toBeVisible();
  await field(page, "department").fill("Ramp");
  const update = page.waitForRequest((request) => request.method() === "PUT");
  await save(page);
  const body = (await update).postDataJSON() as Record<string, unknown>;
  expect(body).toMatchObject({ last_name: people.milica.lastName, department: "Ramp" });
  for (const name of ["email", "mobile_number", "iban", "bic", "sozialversicherung"])
    expect(body).not.toHaveProperty(name);
  await expect(page).toHaveURL("/legacy/my-profile");
  const record = page.waitForResponse((answer) => /\/api\/extras\/\d+$/.test(answer.url()));
  await page.reload();
  await row(page, de.myProfile.entries.profileData.title).click();
  const { iban, bic } = people.milica.profile;
  expect(await broughtBy(await record)).toMatchObject({ iban, bic, email: people.milica.email });
  await expect(field(page, "department")).toHaveValue("Ramp");
  await expect(page.getByLabel(form.labels.email)).toHaveValue(people.milica.email);
});

test("what somebody else changed meanwhile is not overwritten, and neither is what was typed here (P11)", async ({
  page,
  context,
}) => {
  await signIn(page, "milica");
  await open(page, "/profile/complete");
  const other = await context.newPage();
  await other.goto("/profile/complete");
  await profile.city(other).fill("Offenbach");
  await field(other, "department").fill("Gepäck");
  await save(other);
  await expect(notice(other, de.notices.profile.updated, "success")).toBeVisible();

  await profile.city(page).fill("Hanau");
  await save(page);
  await expect(alert(page)).toContainText(problems.conflictIn.split("{")[0] ?? "");
  await expect(alert(page)).toContainText(form.labels.city);
  await expect(profile.city(page)).toHaveValue("Hanau");
  await expect(field(page, "department")).toHaveValue("Gepäck");
  await save(page);
  await expect(page).toHaveURL("/dashboard");
});

test.describe("the profile of somebody signed in outlives all 26 faults (F8)", () => {
  test("17 of them one after the other, and is saved after all (F8, PROF-27, A9)", async ({ page, provider }) => {
    test.slow();
    await page.clock.install();
    await signIn(page, "milica");
    await open(page, "/profile/complete");
    await profile.city(page).fill("Rüsselsheim");
    await field(page, "department").fill("Ramp");
    const { passColour, ...texts } = profile;
    await survives(
      page,
      provider,
      {
        call: "updateExtra",
        path: /\/api\/extras\/\d+$/,
        fields: [...Object.values(texts).map((one) => one(page)), field(page, "department")],
        message: () => alert(page),
      },
      refusing,
    );
    await expect(passColour(page, people.milica.profile.passColour)).toBeChecked();
    await save(page);
    await page.clock.runFor(2000);
    await expect(page).toHaveURL("/dashboard");
  });

  for (const kind of accepting)
    test(`${kind} is an answer all the same, and saves (F8, C-44)`, async ({ page, provider }) => {
      await signIn(page, "milica");
      await open(page, "/profile/complete");
      await profile.city(page).fill("Rüsselsheim");
      await provider.fault("updateExtra", kind);
      await save(page);
      await expect(page).toHaveURL("/dashboard", { timeout: 15_000 });
    });
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
  await email(page).fill(people[id].email);
  await button(page, de.auth.entry.submit).click();
  await password(page).fill(people[id].password);
  await button(page, de.signIn.submit).click();
  await expect(page).toHaveURL("/dashboard");
}

test("after a session that the provider has ended the same person goes on typing; the pass number is asked for again (F8, P15)", async ({
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
});

test("somebody else who signs in then finds nothing of it (F8, S7)", async ({ page, provider }) => {
  await signIn(page, "milica");
  await open(page, "/profile/complete");
  await profile.city(page).fill("Rüsselsheim");
  await loseSession(page, provider);
  await signInHere(page, "amira");
  await walkToProfile(page);
  await arrive(page);
  await expect(profile.city(page)).toHaveValue(people.amira.profile.city);
  await expect(inPage(page, completion.restored.title)).toHaveCount(0);
});

test("what was typed stays when somebody goes back and comes again, and signing out ends it (F8, S7)", async ({
  page,
}) => {
  await signIn(page, "milica");
  await walkToProfile(page);
  await arrive(page);
  await profile.city(page).fill("Rüsselsheim");
  await button(page, de.shell.back).click();
  await row(page, de.overview.tasks.profile.title).click();
  await expect(profile.city(page)).toHaveValue("Rüsselsheim");
  await expect(inPage(page, completion.restored.body)).toBeVisible();
  await button(page, de.shell.back).click();
  await button(page, de.shell.back).click();
  await button(page, de.dashboard.signOut).click();
  await expect(email(page)).toBeVisible();
  await signInHere(page, "milica");
  await walkToProfile(page);
  await expect(profile.city(page)).toHaveValue(people.milica.profile.city);
});
