import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { sync } from "node-ical";
import { formatDateLong } from "../../src/copy/formatters.ts";
import { parseCalendarDay, todayInBerlin, type CalendarDay } from "../../src/lib/calendarDay.ts";
import { addDays, instantInBerlin } from "../../src/lib/calendarMath.ts";
import { bookedDays } from "../../src/people/events.ts";
import { people, type PersonId } from "../../src/people/people.ts";
import { de } from "./copy.ts";
import { button, expect, heading, idIn, inPage, notice, signIn, test } from "./journey.ts";

const { myEvent, cancellation, day } = de;

const daysOf = (id: PersonId) => bookedDays(todayInBerlin(Date.now()), people[id]);
const dateOf = (id: PersonId, at = 0): CalendarDay => parseCalendarDay(daysOf(id)[at]?.event_date)!;
const shown = (date: string) => formatDateLong(date, { weekday: true });

async function openMyEvent(page: Page) {
  await page.getByRole("button", { name: new RegExp(de.dashboard.tasks.event) }).click();
  await expect(page).toHaveURL("/events/my-event");
  await expect(heading(page, myEvent.title)).toBeVisible();
}

const dialog = (page: Page) => page.getByRole("dialog", { name: cancellation.title });
const sentReason = async (page: Page, act: () => Promise<void>) => {
  const [request] = await Promise.all([page.waitForRequest("**/api/cancellations"), act()]);
  return request.postDataJSON() as unknown;
};

test("a day is cancelled for a listed reason: it is asked for, sent once, and the list is read again (MYEV-01, MYEV-42, MYEV-50, D-94, VS-172) @flat", async ({
  page,
  provider,
  shape,
}) => {
  await signIn(page, "amira");
  await openMyEvent(page);
  await expect(inPage(page, shown(dateOf("amira")))).toBeVisible();
  await button(page, myEvent.toCancel).click();
  await expect(dialog(page).getByRole("button", { name: cancellation.submit.selectReason })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await dialog(page).getByText(cancellation.reasons.healthIssues).click();
  const confirm = dialog(page).getByRole("button", { name: cancellation.submit.confirm });
  expect(await sentReason(page, () => confirm.dblclick())).toEqual({
    extra_id: idIn(shape, people.amira.extraId),
    event_id: idIn(shape, 501),
    reason: "health issues",
  });
  await expect(page.getByRole("heading", { name: myEvent.cancelled.title })).toBeVisible();
  await expect(notice(page, "Ihre Absage ist angekommen.", "success")).toHaveCount(1);
  await expect.poll(async () => (await provider.calls("/extra_events/")).length).toBeGreaterThan(1);
  expect(await provider.calls("/cancellations")).toHaveLength(1);

  await page.reload();
  await expect(page.getByRole("heading", { name: myEvent.empty.title })).toBeVisible();
  await button(page, myEvent.empty.toReload).click();
  await expect(button(page, myEvent.empty.toReload)).toBeVisible();
  await button(page, myEvent.toDates).click();
  await expect(page).toHaveURL("/events/apply");
});

test("one of two days is cancelled: the line about it has the focus and stands in view, and the next day's button is another one (MYEV-50)", async ({
  page,
}) => {
  await signIn(page, "milica");
  await openMyEvent(page);
  await button(page, myEvent.toCancel).first().click();
  await dialog(page).getByText(cancellation.reasons.healthIssues).click();
  await dialog(page).getByRole("button", { name: cancellation.submit.confirm }).press("Enter");
  const line = page.getByText(/^Ihr Termin am .* ist abgesagt\.$/);
  await expect(line).toBeInViewport();
  await expect(page.locator(":focus")).toContainText(await line.innerText());
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toHaveCount(0);
});

test("a day arrives as a calendar file that another calendar can read (MYEV-10, D-62, P42) @dated", async ({
  page,
}) => {
  await signIn(page, "amira");
  await openMyEvent(page);
  const date = dateOf("amira");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    button(page, myEvent.calendar.toCalendar).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${day.file.name.replace("{date}", date)}.ics`);
  const text = await readFile(await download.path(), "utf8");
  const event = Object.values(sync.parseICS(text)).find((part) => part?.type === "VEVENT");
  expect(event).toMatchObject({
    summary: day.title,
    location: day.place,
    url: `${new URL(page.url()).origin}/events/my-event`,
    description: expect.stringContaining(day.file.bring.airportPass),
    start: new Date(instantInBerlin(date, "08:00")),
  });
  expect(text).toContain("BEGIN:VALARM");
  await expect(page).toHaveURL("/events/my-event");
});

test("the day before, the task list opens (MYEV-13, MYEV-14, D-54) @dated", async ({ page, provider }) => {
  const nightBefore = (days: number) => provider.setClock(`${addDays(dateOf("amira"), -days)}T20:00`);
  await nightBefore(2);
  await signIn(page, "amira");
  await openMyEvent(page);
  await expect(button(page, myEvent.toTasks)).toHaveCount(0);
  await nightBefore(1);
  await page.reload();
  await button(page, myEvent.toTasks).click();
  await expect(page).toHaveURL("/legacy/task-list");
});
