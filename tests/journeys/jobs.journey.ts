import type { Page } from "@playwright/test";
import { todayInBerlin } from "../../src/lib/calendarDay.ts";
import { clockTimeAt } from "../../src/lib/clockTime.ts";
import { people } from "../../src/people/people.ts";
import { de } from "./copy.ts";
import { broughtBy, expect, heading, signIn, test } from "./journey.ts";
import { button, inPage, notice } from "./wayIn.ts";

const { job, tasks, eventStatus } = de;

const SOON_MS = 2 * 3_600_000;

/** The provider's days with the first one in two hours, and with these changes to it. */
async function firstDay(page: Page, changes: object = {}) {
  const start = Date.now() + SOON_MS;
  await page.route("**/api/extra_events/**", async (route) => {
    const answer = await route.fetch();
    const [first, ...others] = (await broughtBy(answer)) as object[];
    const soon = {
      event_date: todayInBerlin(start),
      start_time: clockTimeAt(start),
      event_status: "check-in-required",
    };
    await route.fulfill({ response: answer, json: { data: [{ ...first, ...soon, ...changes }, ...others] } });
  });
}

const task = (page: Page, title: string) =>
  page.getByRole("listitem").getByRole("button", { name: new RegExp(`^(${tasks.next} ?)?${title}`) });

test("the task list opens from the day, is pending and, once the person is checked out, done (MYEV-13, MYEV-26..28, D-57)", async ({
  page,
}) => {
  await signIn(page, "amira");
  await firstDay(page);
  await page.goto("/events/my-event");
  await button(page, de.myEvent.toTasks).click();
  await expect(page).toHaveURL("/legacy/task-list");
  await expect(heading(page, tasks.title)).toBeFocused();
  await expect(task(page, tasks.upcoming)).toContainText(tasks.badges.pending);
  await expect(inPage(page, "0 %")).toBeVisible();

  await task(page, tasks.upcoming).click();
  await expect(page).toHaveURL("/legacy/job-detail");
  await expect(inPage(page, "501")).toBeVisible();
  await expect(inPage(page, `${people.amira.firstName} ${people.amira.lastName}`)).toBeVisible();
  await button(page, job.toTasks).click();
  await expect(page).toHaveURL("/legacy/task-list");

  await page.unroute("**/api/extra_events/**");
  await firstDay(page, { check_in: new Date().toISOString(), check_out: new Date().toISOString() });
  await page.reload();
  await expect(task(page, tasks.upcoming)).toContainText(tasks.badges.done);
  await expect(inPage(page, "100 %")).toBeVisible();
  await button(page, de.shell.back).click();
  await expect(page).toHaveURL("/legacy/job-detail");
});

test("the help of a job closes with Escape, leads to the answers and back (MYEV-22, VS-182, NAV-69)", async ({
  page,
}) => {
  await signIn(page, "amira");
  await page.goto("/legacy/job-detail");
  await button(page, job.help.toHelp).click();
  const dialog = page.getByRole("dialog", { name: job.help.title });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(button(page, job.help.toHelp)).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: job.help.toAnswers }).click();
  await expect(page).toHaveURL("/info/faq");
  await expect(heading(page, de.help.title)).toBeFocused();
  await button(page, de.shell.back).click();
  await expect(page).toHaveURL("/legacy/job-detail");
});

test("a job goes into the calendar as a file (MYEV-21, D-25)", async ({ page }) => {
  await signIn(page, "amira");
  await page.goto("/legacy/job-detail");
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, job.calendar.toCalendar).click()]);
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
});

test("of two days one is chosen; whoever has none is led to the days (MYEV-25, VS-178, VS-184)", async ({ page }) => {
  await signIn(page, "milica");
  await page.goto("/legacy/job-detail");
  await expect(page.getByRole("heading", { name: job.none })).toBeVisible();
  await page.getByRole("listitem").nth(1).getByRole("button").click();
  await expect(inPage(page, "502")).toBeVisible();

  await signIn(page, "suharti");
  await page.goto("/legacy/job-detail");
  await expect(page.getByRole("heading", { name: job.none })).toBeVisible();
  await page.goto("/legacy/task-list");
  await expect(page.getByRole("heading", { name: tasks.empty.title })).toBeVisible();
  await button(page, tasks.empty.toEvent).click();
  await expect(page).toHaveURL("/events/my-event");
});

test("a supervisor's list of one is checked in, and the task is done (D-31, VS-186, OPS-05, OPS-09)", async ({
  page,
  provider,
}) => {
  await provider.settings({ staffCount: 1 });
  await signIn(page, "milica");
  await firstDay(page);
  await page.goto("/legacy/task-list");
  await expect(page.getByRole("listitem")).toHaveCount(3);
  await expect(task(page, tasks.checkIn)).toContainText(tasks.badges.pending);
  await task(page, tasks.checkOut).click();
  await expect(page).toHaveURL("/legacy/check-out-list");
  await button(page, de.shell.back).click();
  await task(page, tasks.checkIn).click();
  await expect(page).toHaveURL("/legacy/check-in-list");
  await page.getByRole("button", { name: /^Check-in: / }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Check-in bestätigen" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await button(page, de.shell.back).click();
  await expect(page).toHaveURL("/legacy/task-list");
  await expect(task(page, tasks.checkIn)).toContainText(tasks.badges.done);
  await expect(task(page, tasks.checkOut)).toContainText(tasks.badges.pending);
});

test("how a day goes is edited, checked, saved and there after a reload (MYEV-31, MYEV-32, VS-188, VS-189, VS-190, D-06)", async ({
  page,
}) => {
  const { form, labels } = eventStatus;
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await signIn(page, "amira");
  await page.goto("/legacy/job-detail");
  await button(page, new RegExp(`^${job.course.title}`)).click();
  await expect(page).toHaveURL("/events/details/2");
  await expect(heading(page, eventStatus.title)).toBeVisible();
  await expect(inPage(page, de.day.place)).toBeVisible();
  await expect(inPage(page, "Probelauf")).toBeVisible();

  await button(page, eventStatus.toEdit).click();
  await expect(heading(page, eventStatus.editTitle)).toBeFocused();
  await field(labels.startTime).fill("14");
  await field(labels.endTime).fill("13:30");
  await field(labels.duration).first().fill("4");
  await button(page, form.submit).click();
  await expect(field(labels.endTime)).toBeFocused();
  await expect(page.getByRole("link", { name: form.problems.endBeforeStart.split(".")[0] })).toBeVisible();
  await expect(page.getByRole("link", { name: /5 bis 480/ })).toBeVisible();

  await field(labels.startTime).fill("9");
  await field(labels.duration).first().fill("45");
  await button(page, form.toAdd).click();
  await expect(field(labels.duration).last()).toHaveValue("30");
  await field(labels.task).last().fill("Aufräumen");
  await button(page, form.submit).click();
  await expect(notice(page, de.notices.eventStatus.saved, "success")).toHaveCount(1);
  await expect(heading(page, eventStatus.title)).toBeFocused();
  await expect(inPage(page, /^09:00–13:30\sUhr$/)).toBeVisible();
  await expect(page.getByRole("listitem")).toHaveCount(6);

  await page.reload();
  await expect(inPage(page, "Aufräumen")).toBeVisible();
  await expect(inPage(page, /^09:00–13:30\sUhr$/)).toBeVisible();
  await button(page, eventStatus.toEdit).click();
  await field(labels.startTime).fill("7");
  await button(page, form.toDiscard).click();
  await expect(inPage(page, /^09:00–13:30\sUhr$/)).toBeVisible();
  await button(page, de.shell.back).click();
  await expect(page).toHaveURL("/legacy/job-detail");
  await page.goto("/events/details/2");
  await button(page, de.shell.back).click();
  await expect(page).toHaveURL("/events/my-event");
});

test("a day that ends after midnight is saved and says so, also after a reload", async ({ page }) => {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const night = /^22:00–06:00\sUhr \(\+1\sTag\)$/;
  await signIn(page, "amira");
  await page.goto("/events/details/2");
  await button(page, eventStatus.toEdit).click();
  await field(eventStatus.labels.startTime).fill("22");
  await field(eventStatus.labels.endTime).fill("6");
  await button(page, eventStatus.form.submit).click();
  await expect(notice(page, de.notices.eventStatus.saved, "success")).toHaveCount(1);
  await expect(inPage(page, night)).toBeVisible();
  await page.reload();
  await expect(inPage(page, night)).toBeVisible();
  await button(page, eventStatus.toEdit).click();
  await expect(page.getByText(eventStatus.form.hints.nextDay)).toBeVisible();
});

test("what was typed into the course stays when somebody goes back and comes again (F8)", async ({ page }) => {
  const { form, labels } = eventStatus;
  const start = page.getByLabel(labels.startTime, { exact: true });
  await signIn(page, "amira");
  await page.goto("/legacy/job-detail");
  await button(page, new RegExp(`^${job.course.title}`)).click();
  await button(page, eventStatus.toEdit).click();
  await button(page, form.toAdd).click();
  await start.fill("07:15");
  await button(page, de.shell.back).click();
  await button(page, new RegExp(`^${job.course.title}`)).click();
  await expect(start).toHaveValue("07:15");
  await expect(page.getByLabel(labels.task, { exact: true })).toHaveCount(6);
  await button(page, form.toDiscard).click();
  await button(page, eventStatus.toEdit).click();
  await expect(start).not.toHaveValue("07:15");
});

test("days that do not load are said to be missing, and can be loaded again (F1)", async ({ page, provider }) => {
  await signIn(page, "amira");
  // The dashboard has its days; the fault is for the page that follows.
  await expect(button(page, new RegExp(de.dashboard.tasks.event))).toBeVisible();
  for (const [path, title] of [
    ["/legacy/task-list", tasks.failure.title],
    ["/legacy/job-detail", job.failure.title],
    ["/events/details/2", eventStatus.failure.title],
  ] as const) {
    await provider.fault("getExtraEvents", "server-error");
    await page.goto(path);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await button(page, de.failure.retry).click();
    await expect(page.getByRole("heading", { name: title })).toHaveCount(0);
    await expect(inPage(page, /23|Nov|\d\d:\d\d/).first()).toBeVisible();
  }
});
