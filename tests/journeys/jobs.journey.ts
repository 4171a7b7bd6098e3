import type { Page } from "@playwright/test";
import { todayInBerlin } from "../../src/lib/calendarDay.ts";
import { clockTimeAt } from "../../src/lib/clockTime.ts";
import { people } from "../../src/people/people.ts";
import { de } from "./copy.ts";
import { broughtBy, button, expect, heading, inPage, notice, signIn, test } from "./journey.ts";

const { job, tasks, eventStatus } = de;

const PREFETCH_DELAY_MS = 2 * 3_600_000;

/** The provider's days with the first one in two hours, and with these changes to it. */
async function firstDay(page: Page, changes: object = {}) {
  const start = Date.now() + PREFETCH_DELAY_MS;
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
  await expect(inPage(page, "0 von 1")).toBeVisible();

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
  await expect(inPage(page, "1 von 1")).toBeVisible();
  await button(page, de.shell.back).click();
  await expect(page).toHaveURL("/legacy/job-detail");
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
  await expect(inPage(page, /^09:00–\u206013:30\sUhr$/)).toBeVisible();
  await expect(page.getByRole("listitem")).toHaveCount(6);

  await page.reload();
  await expect(inPage(page, "Aufräumen")).toBeVisible();
  await expect(inPage(page, /^09:00–\u206013:30\sUhr$/)).toBeVisible();
  await button(page, eventStatus.toEdit).click();
  await field(labels.startTime).fill("7");
  await button(page, form.toDiscard).click();
  await expect(inPage(page, /^09:00–\u206013:30\sUhr$/)).toBeVisible();
  await button(page, de.shell.back).click();
  await expect(page).toHaveURL("/legacy/job-detail");
  await page.goto("/events/details/2");
  await button(page, de.shell.back).click();
  await expect(page).toHaveURL("/events/my-event");
});
