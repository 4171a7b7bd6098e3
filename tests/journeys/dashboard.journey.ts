import type { Page } from "@playwright/test";
import { people } from "../../src/people/people.ts";
import { de } from "./copy.ts";
import { expect, heading, signIn, test } from "./journey.ts";
import { button, notice } from "./wayIn.ts";

const { tasks, notes, away, failed } = de.dashboard;
const { tasks: overviewTasks } = de.overview;
const row = (page: Page, title: string) =>
  page.getByRole("listitem").getByRole("button", { name: new RegExp(`^(${de.dashboard.next} )?${title}`) });
const tasksTitle = (page: Page) => page.getByRole("heading", { name: de.dashboard.tasksTitle });

/** Every list of the start screen has come, so that a fault meets the next page and not this one. */
async function isAllThere(page: Page) {
  await expect(row(page, tasks.event)).toContainText("08:00");
  await expect(row(page, tasks.apply)).toContainText("1 Termin beworben");
  await expect(row(page, tasks.group)).toContainText("Nordwind");
}

/** Takes down every notice that comes up on a page from now on, also those that are gone again. */
const watchToasts = (page: Page) =>
  page.addInitScript(() => {
    const told: string[] = [];
    (globalThis as unknown as { told: string[] }).told = told;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.matches("[data-tone]")) told.push(node.textContent ?? "");
    }).observe(document, { childList: true, subtree: true });
  });
const toldToasts = (page: Page) => page.evaluate(() => (globalThis as unknown as { told: string[] }).told);

/** All four lists and records that the start screen is made of. */
const calls = ["getExtra", "getExtraEvents", "getAvailableEvents", "currentGroup"] as const;

test("each task opens its screen, and back leads to the dashboard (DASH-08, D-08)", async ({ page }) => {
  await signIn(page, "milica");
  for (const [title, path] of [
    [tasks.profile, "/profile/overview"],
    [tasks.apply, "/events/apply"],
    [tasks.event, "/events/my-event"],
    [tasks.group, "/group"],
    [tasks.settings, "/settings"],
  ] as const) {
    await row(page, title).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL("/dashboard");
    await expect(tasksTitle(page)).toBeVisible();
  }
});

test("each of the four parts of the profile has a way to it (D-10)", async ({ page }) => {
  const { profile, contract, payroll, idCheck } = de.dashboard.partNames;
  await signIn(page, "amira");
  for (const [part, path] of [
    [profile, "/profile/complete"],
    [contract, "/profile/contract"],
    [payroll, "/profile/payroll"],
    [idCheck, "/legacy/id-terms"],
  ] as const) {
    await page.goto("/dashboard");
    await button(page, de.dashboard.partsToggle.show).click();
    await row(page, part).click();
    await expect(page).toHaveURL(path);
  }
});

test("the dashboard says how things stand: day, applications, group, kind of participation (VS-021, VS-022, VS-024)", async ({
  page,
}) => {
  await signIn(page, "amira");
  await expect(row(page, tasks.event)).toContainText(/M.\., \d\d\.\d\d\., 08:00/);
  await expect(row(page, tasks.event)).toContainText(new RegExp(`${away.today}|${away.tomorrow}|in\\s\\d+\\sTag`));
  await expect(row(page, tasks.apply)).toContainText("1 Termin beworben");
  await expect(row(page, tasks.group)).toContainText("Gruppe: Nordwind");
  await expect(page.getByText(de.dashboard.badges.airportStaff)).toBeVisible();
});

test("the flags are down after signing out and told anew to whoever signs in next (DASH-10, DASH-11, D-56)", async ({
  page,
}) => {
  await signIn(page, "amira");
  await expect(row(page, tasks.profile)).toContainText(/25\s%/);
  await button(page, de.dashboard.signOut).click();
  await expect(page).toHaveURL("/auth/signin");
  await signIn(page, "suharti");
  await expect(row(page, tasks.profile)).toContainText(/0\s%, 4\sBereiche offen/);
  await expect(row(page, tasks.apply)).toContainText(notes.notReady);
  await expect(row(page, tasks.group)).toContainText(notes.group);
  await button(page, de.dashboard.signOut).click();
  await signIn(page, "amira");
  await expect(row(page, tasks.profile)).toContainText(/25\s%/);
});

test("signing out resets what is completed, and what the provider knows is there again as soon as it says so (SESS-15, DASH-11)", async ({
  page,
  provider,
}) => {
  const { contract } = de.dashboard.partNames;
  await signIn(page, "amira");
  await expect(row(page, tasks.profile)).toContainText(/25\s%/);
  await page.goto("/profile/contract");
  await button(page, de.contract.data.intro.start).click();
  await page.getByLabel(de.contract.data.labels.employmentType, { exact: true }).selectOption("Student");
  await button(page, de.contract.data.submit).click();
  await expect(notice(page, de.notices.contract.saved, "success")).toHaveCount(1);
  await page.goto("/dashboard");
  await expect(row(page, tasks.profile)).toContainText(/50\s%/);

  await button(page, de.dashboard.signOut).click();
  await expect(page).toHaveURL("/auth/signin");
  await provider.arm("getContractData", "server-error");
  await signIn(page, "amira");
  await expect(page.getByText(de.failure.outOfDate.title)).toBeVisible();
  await expect(row(page, tasks.profile)).toContainText(/\D0\s%/);
  await button(page, de.dashboard.partsToggle.show).click();
  await expect(row(page, contract)).not.toContainText(de.dashboard.badges.done);
  await button(page, de.failure.retry).click();
  await expect(row(page, tasks.profile)).toContainText(/50\s%/);
  await expect(row(page, contract)).toContainText(de.dashboard.badges.done);

  await signIn(page, "milica");
  const before = await row(page, tasks.profile).textContent();
  await button(page, de.dashboard.signOut).click();
  await expect(page).toHaveURL("/auth/signin");
  await signIn(page, "milica");
  await expect(row(page, tasks.profile)).toHaveText(before ?? "");
});

test("a dashboard that does not load says so, lets one try again and sign out (VS-015, VA-128, API-63)", async ({
  page,
  provider,
}) => {
  await signIn(page, "amira");
  await isAllThere(page);
  const toasts = page.locator("[data-tone]");
  await provider.fault("getExtra", "server-error", 2);
  await page.reload();
  await expect(page.getByRole("heading", { name: failed.title })).toBeVisible();
  await expect(notice(page, "Profil konnte nicht geladen werden")).toHaveCount(1);
  await expect(toasts).toHaveCount(0);
  await button(page, de.failure.retry).click();
  await expect(page.getByRole("heading", { name: failed.title })).toBeVisible();
  await expect.poll(async () => (await provider.calls("/extras/")).length).toBeGreaterThan(2);
  await expect(toasts).toHaveCount(0);
  await button(page, de.failure.retry).click();
  await expect(row(page, tasks.profile)).toBeVisible();
  await provider.fault("getExtra", "captive-portal");
  await page.reload();
  await expect(page.getByRole("heading", { name: failed.title })).toBeVisible();
  await button(page, de.dashboard.signOut).click();
  await expect(page).toHaveURL("/auth/signin");
});

test("a first load that fails says so once for each opening of a screen, however many lists fail (VA-128, API-63, C-47)", async ({
  page,
  provider,
}) => {
  await signIn(page, "amira");
  await isAllThere(page);
  await watchToasts(page);
  for (const call of [...calls, "getCountries"]) await provider.fault(call, "server-error", 20);
  for (const path of [
    "/dashboard",
    "/profile/overview",
    "/profile/complete",
    "/events/my-event",
    "/events/apply",
    "/group",
  ]) {
    await page.goto(path);
    await expect(page.locator("[data-tone=error]")).toHaveCount(1);
    await expect(button(page, de.failure.retry).first()).toBeVisible();
    const before = (await provider.calls("")).length;
    await button(page, de.failure.retry).first().click();
    await expect.poll(async () => (await provider.calls("")).length).toBeGreaterThan(before);
    await expect(button(page, de.failure.retry).first()).toBeVisible();
    expect(await toldToasts(page)).toHaveLength(1);
  }
});

test("what did not come is left out, and comes on request (VS-015, N3)", async ({ page, provider }) => {
  await signIn(page, "amira");
  await isAllThere(page);
  await provider.fault("currentGroup", "server-error");
  await page.reload();
  await expect(page.getByText(de.failure.outOfDate.title)).toBeVisible();
  await expect(row(page, tasks.group)).toContainText(de.dashboard.purposes.group);
  await expect(row(page, tasks.event)).toContainText("08:00");
  await button(page, de.failure.retry).click();
  await expect(row(page, tasks.group)).toContainText("Gruppe: Nordwind");
  await expect(page.getByText(de.failure.outOfDate.title)).toHaveCount(0);
});

test("without a connection what was loaded stays, and the shell says so (VS-003, F15)", async ({ page, context }) => {
  await signIn(page, "amira");
  await row(page, tasks.profile).click();
  await expect(heading(page, de.overview.title)).toBeVisible();
  await button(page, de.shell.back).click();
  await expect(row(page, tasks.group)).toContainText("Nordwind");
  await context.setOffline(true);
  await expect(page.getByText(de.shell.offline)).toBeVisible();
  await row(page, tasks.profile).click();
  await expect(heading(page, de.overview.title)).toBeVisible();
  await expect(row(page, overviewTasks.codeOfConduct.title)).toBeVisible();
  await button(page, de.shell.back).click();
  await expect(row(page, tasks.group)).toContainText("Nordwind");
  await context.setOffline(false);
  await expect(page.getByText(de.shell.offline)).toHaveCount(0);
  await expect(row(page, tasks.group)).toContainText("Nordwind");
});

test("maintenance stands in the place of the page until the provider takes calls again (VS-004)", async ({
  page,
  provider,
}) => {
  await signIn(page, "amira");
  await isAllThere(page);
  for (const call of calls) await provider.fault(call, "maintenance");
  await page.reload();
  await expect(page.getByRole("heading", { name: de.shell.maintenance.title })).toBeVisible();
  await expect(tasksTitle(page)).toBeHidden();
  // What proposed calls bring does not take the notice away.
  await expect.poll(async () => (await provider.calls("/contract/")).length).toBeGreaterThan(0);
  await expect(page.getByRole("heading", { name: de.shell.maintenance.title })).toBeVisible();
  await button(page, de.shell.maintenance.retry).click();
  await expect(row(page, tasks.group)).toContainText("Nordwind");
  await expect(page.getByRole("heading", { name: de.shell.maintenance.title })).toHaveCount(0);
});

test("trying again after maintenance asks for what had not answered yet, too (VS-004)", async ({ page, provider }) => {
  await signIn(page, "amira");
  await isAllThere(page);
  for (const call of calls.filter((name) => name !== "currentGroup")) await provider.fault(call, "maintenance");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    "**/api/groups/current",
    async (route) => {
      await held;
      // The page may have dropped it by then.
      await route.fulfill({ status: 503, json: {} }).catch(() => {});
    },
    { times: 1 },
  );
  await page.reload();
  await button(page, de.shell.maintenance.retry).click();
  await expect(tasksTitle(page)).toBeVisible();
  release();
  await expect(row(page, tasks.group)).toContainText("Nordwind");
});

test("a version that is not served any more asks for a reload (VS-005)", async ({ page }) => {
  await signIn(page, "amira");
  await isAllThere(page);
  await page.route("**/api/extras/**", (route) => route.fulfill({ status: 426, json: {} }));
  await page.reload();
  await expect(page.getByRole("heading", { name: de.shell.updateRequired.title })).toBeVisible();
  await page.unroute("**/api/extras/**");
  await button(page, de.shell.updateRequired.retry).click();
  await expect(row(page, tasks.profile)).toBeVisible();
});

test("somebody new is led from the dashboard to the first steps (DASH-09, VS-016)", async ({ page }) => {
  await signIn(page, "suharti");
  await page.evaluate(
    (key) => localStorage.setItem(key, JSON.stringify({ isFirstTimeUser: true })),
    `onboarding:${people.suharti.extraId}`,
  );
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/onboarding/welcome");
});

test("the tasks of the overview return to it (PROF-34)", async ({ page }) => {
  await signIn(page, "amira");
  await row(page, tasks.profile).click();
  await expect(heading(page, de.overview.title)).toBeFocused();
  for (const [title, path] of [
    [overviewTasks.profile.title, "/profile/complete"],
    [overviewTasks.codeOfConduct.title, "/code-of-conduct"],
  ] as const) {
    await row(page, title).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL("/profile/overview");
    await expect(heading(page, de.overview.title)).toBeVisible();
  }
  await button(page, de.shell.back).click();
  await expect(page).toHaveURL("/dashboard");
});
