import type { Page } from "@playwright/test";
import { people, type PersonId } from "../../src/people/people.ts";
import { fillProfile, openFirstSteps, toSuccess } from "./authPage.ts";
import { de } from "./copy.ts";
import { button, expect, heading, signIn, stored, test } from "./journey.ts";

const { welcome, steps, step, status, finished, intro } = de.onboarding;
const { skip } = de.shell.firstSteps;
const { labels } = de.profile.form;
const home = {
  lastName: "Hartono",
  street: "Rampenweg 4",
  postalCode: "85356",
  city: "München",
  cityOfBirth: "Bandung",
};

const row = (page: Page, title: string) => page.getByRole("listitem").getByRole("button", { name: title });
const progress = (page: Page, current: number) => page.getByText(new RegExp(`Schritt.${current} von 3`));

async function isAtStep(page: Page, current: 1 | 2 | 3) {
  const [path, title] = (
    [
      ["/onboarding/profile", steps.profile.title],
      ["/onboarding/event", steps.eventApplication.title],
      ["/onboarding/conduct", steps.codeOfConduct.title],
    ] as const
  )[current - 1]!;
  await expect(page).toHaveURL(path);
  await expect(heading(page, title)).toBeVisible();
  await expect(progress(page, current)).toBeVisible();
}

/** How far somebody is, as the device keeps it. */
async function kept(page: Page, id: PersonId) {
  const { local } = await stored(page);
  return JSON.parse(local[`onboarding:${people[id].extraId}`] ?? "null") as unknown;
}

/** Somebody with an account for whom everything is new; the provider knows what it knows of them. */
async function signInAsNew(page: Page, id: PersonId) {
  await signIn(page, id);
  await page.evaluate(
    (extraId) => localStorage.setItem(`onboarding:${extraId}`, JSON.stringify({ isFirstTimeUser: true })),
    people[id].extraId,
  );
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/onboarding/welcome");
}

async function acceptConduct(page: Page) {
  await expect(page).toHaveURL("/intro/conduct");
  await expect(progress(page, 3)).toBeVisible();
  await button(page, intro.codeOfConduct.submit).click();
  await expect(page).toHaveURL("/code-of-conduct");
  await expect(page.getByRole("checkbox")).toHaveCount(5);
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await page.keyboard.press("End");
  await button(page, de.conduct.dock.submit).click();
}

async function endsAtTheDashboard(page: Page) {
  await button(page, finished.toStart).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { name: de.dashboard.tasksTitle })).toBeVisible();
}

const isOver = { hasCompletedOnboarding: true, isFirstTimeUser: false };

test("a profile that is saved and a code of conduct that is accepted lead on by themselves, to the end and the dashboard (ONB-10, ONB-11, ONB-13, ONB-26..28, VS-053, VS-124, VS-233)", async ({
  page,
}) => {
  await signInAsNew(page, "suharti");
  await button(page, welcome.toFirst).click();
  await isAtStep(page, 1);
  await button(page, step.toNext).click();
  await expect(page).toHaveURL("/profile/complete");
  await expect(progress(page, 1)).toBeVisible();
  await button(page, de.intro.profile.submit).click();
  await fillProfile(page);
  for (const [field, value] of Object.entries(home))
    await page.getByLabel(labels[field as keyof typeof home], { exact: true }).fill(value);
  await button(page, de.profile.completion.submit).click();
  await isAtStep(page, 2);
  await button(page, skip).click();
  await isAtStep(page, 3);
  await button(page, step.toNext).click();
  await acceptConduct(page);
  await endsAtTheDashboard(page);
  expect(await kept(page, "suharti")).toMatchObject({ ...isOver, skippedSteps: ["event-application"] });
});

test("a new person who follows a link into a group signs up, finds the profile done, skips the rest and is led to the group; the first steps do not come back (ONB-01..05, ONB-29, ONB-30, ONB-34, DASH-09, D-103, VS-228)", async ({
  page,
  provider,
}) => {
  await page.goto("/group/join?code=48217306");
  await expect(page).toHaveURL("/auth/signin");
  await toSuccess(page, provider, "konstantin");
  await openFirstSteps(page);
  await expect(heading(page, new RegExp(people.konstantin.firstName))).toBeVisible();
  await expect(row(page, steps.profile.title)).toContainText(status.done);
  await expect(row(page, steps.eventApplication.title)).toContainText(steps.eventApplication.note);
  await expect(row(page, steps.codeOfConduct.title)).toContainText(steps.codeOfConduct.note);
  await button(page, welcome.toNext).click();
  await isAtStep(page, 2);
  await button(page, de.shell.back).click();
  await button(page, welcome.skip).click();
  await expect(page).toHaveURL("/group/join?code=48217306");
  await expect(page.getByLabel(de.groupForms.join.label)).toHaveValue("48217306");
  expect(await kept(page, "konstantin")).toMatchObject(isOver);
  for (const path of ["/onboarding/welcome", "/onboarding/conduct", "/dashboard"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/dashboard");
    await expect(heading(page, new RegExp(people.konstantin.firstName))).toBeVisible();
  }
});

test("a reload in every step goes on there, and the welcome knows what was skipped (D-81, F5, P24)", async ({
  page,
}) => {
  await signInAsNew(page, "suharti");
  await page.reload();
  await expect(row(page, steps.profile.title)).toContainText(steps.profile.note);
  await button(page, welcome.toFirst).click();
  for (const current of [1, 2, 3] as const) {
    await isAtStep(page, current);
    await page.reload();
    await isAtStep(page, current);
    if (current < 3) await button(page, skip).click();
  }
  await button(page, step.toNext).click();
  await expect(page).toHaveURL("/intro/conduct");
  await page.reload();
  await expect(progress(page, 3)).toBeVisible();
  await button(page, intro.codeOfConduct.submit).click();
  await expect(page).toHaveURL("/code-of-conduct");
  await page.reload();
  await expect(progress(page, 3)).toBeVisible();
  await page.goto("/onboarding/welcome");
  await expect(row(page, steps.profile.title)).toContainText(status.skipped);
  await expect(row(page, steps.eventApplication.title)).toContainText(status.skipped);
  await expect(row(page, steps.codeOfConduct.title)).toContainText(steps.codeOfConduct.note);
  expect(await kept(page, "suharti")).toMatchObject({ currentOnboardingStep: "code-of-conduct" });
});
