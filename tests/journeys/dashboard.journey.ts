import type { Page } from "@playwright/test";
import { de } from "./copy.ts";
import { button, expect, heading, notice, signIn, test } from "./journey.ts";

const { tasks, notes } = de.dashboard;
const { tasks: overviewTasks } = de.overview;
const row = (page: Page, title: string) =>
  page.getByRole("listitem").getByRole("button", { name: new RegExp(`^(${de.dashboard.next} )?${title}`) });
const tasksTitle = (page: Page) => page.getByRole("heading", { name: de.dashboard.tasksTitle });

test("each task opens its screen, and back leads to the dashboard; the tasks of the overview return to it (DASH-08, D-08, PROF-34)", async ({
  page,
}) => {
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

test("signing out resets what is completed, and what the provider knows is there again as soon as it says so; whoever signs in next is told anew (SESS-15, DASH-10, DASH-11, D-56)", async ({
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
  await expect(row(page, tasks.profile)).not.toContainText("%");
  await button(page, de.dashboard.partsToggle.show).click();
  await expect(row(page, contract)).not.toContainText(de.dashboard.badges.done);
  await button(page, de.failure.retry).click();
  await expect(row(page, tasks.profile)).toContainText(/50\s%/);
  await expect(row(page, contract)).toContainText(de.dashboard.badges.done);

  await button(page, de.dashboard.signOut).click();
  await expect(page).toHaveURL("/auth/signin");
  await signIn(page, "suharti");
  await expect(row(page, tasks.profile)).toContainText(/0\s%, 4\sBereiche offen/);
  await expect(row(page, tasks.apply)).toContainText(notes.notReady);
  await expect(row(page, tasks.group)).toContainText(notes.group);
});

test("without a connection what was loaded stays, and the shell says so; a version that is not served any more is loaded anew (VS-003, VS-005, F15)", async ({
  page,
  context,
}) => {
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

  await page.route("**/api/extras/**", (route) => route.fulfill({ status: 426, json: {} }));
  await page.reload();
  await expect(page.getByRole("heading", { name: de.shell.updateRequired.title })).toBeVisible();
  await page.unroute("**/api/extras/**");
  await button(page, de.shell.updateRequired.retry).click();
  await expect(row(page, tasks.profile)).toBeVisible();
});
