import { readFile } from "node:fs/promises";
import type { Page, Route } from "@playwright/test";
import { sync } from "node-ical";
import { formatDateLong } from "../../src/copy/formatters.ts";
import { parseCalendarDay, todayInBerlin, type CalendarDay } from "../../src/lib/calendarDay.ts";
import { addDays, instantInBerlin } from "../../src/lib/calendarMath.ts";
import { bookedDays } from "../../src/people/events.ts";
import { people, type PersonId } from "../../src/people/people.ts";
import { de } from "./copy.ts";
import { expect, heading, idIn, signIn, test } from "./journey.ts";
import { button, inPage, notice } from "./wayIn.ts";

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

test("the second of two days is cancelled in one's own words, the first one stays (MYEV-44, MYEV-46, D-58, D-94)", async ({
  page,
  shape,
}) => {
  await signIn(page, "milica");
  await openMyEvent(page);
  const second = page.getByRole("article", { name: shown(dateOf("milica", 1)) });
  await second.getByRole("button", { name: myEvent.toCancel }).click();
  await dialog(page).getByText(cancellation.reasons.other).click();
  await dialog(page).getByLabel(cancellation.text.label).fill("  Mein Zug fällt aus. ");
  await expect(dialog(page).getByText("22 von 200 Zeichen")).toBeVisible();
  const confirm = dialog(page).getByRole("button", { name: cancellation.submit.confirm });
  expect(await sentReason(page, () => confirm.click())).toMatchObject({
    event_id: idIn(shape, 502),
    reason: "Mein Zug fällt aus.",
  });
  await expect(second).toHaveCount(0);
  await expect(
    page.getByText(myEvent.cancelled.notice.replace("{day}", formatDateLong(dateOf("milica", 1)))),
  ).toBeVisible();
  await expect(inPage(page, shown(dateOf("milica")))).toBeVisible();
});

test("what fails stands in the open question with the reason kept, and is not taken for done (MYEV-51, D-24, P38)", async ({
  page,
  provider,
}) => {
  await signIn(page, "amira");
  await openMyEvent(page);
  await button(page, myEvent.toCancel).click();
  await dialog(page).getByText(cancellation.reasons.family).click();
  const confirm = dialog(page).getByRole("button", { name: cancellation.submit.confirm });
  await provider.fault("cancelEvent", "bad-gateway-page");
  await confirm.click();
  await expect(dialog(page).getByText(cancellation.problems.failed)).toBeVisible();
  await expect(dialog(page).getByRole("radio", { name: cancellation.reasons.family })).toBeChecked();
  expect(await page.evaluate(() => performance.getEntriesByName("gangway.cancellation.failed").length)).toBe(1);
  await provider.fault("cancelEvent", "conflict");
  await confirm.click();
  await expect(dialog(page).getByText("Jemand war schneller.")).toBeVisible();
  await expect(dialog(page).getByText(cancellation.problems.failed)).toHaveCount(0);
  await confirm.click();
  await expect(page.getByRole("heading", { name: myEvent.cancelled.title })).toBeVisible();
});

test("a cancellation without an answer is done only where a list says so (F7, D-24)", async ({ page, provider }) => {
  await signIn(page, "amira");
  await openMyEvent(page);
  await button(page, myEvent.toCancel).click();
  await dialog(page).getByText(cancellation.reasons.family).click();
  const confirm = dialog(page).getByRole("button", { name: cancellation.submit.confirm });
  await provider.fault("cancelEvent", "bad-gateway-page");
  const nothing = (route: Route) => route.fulfill({ json: { success: true, data: [] } });
  await page.route("**/api/extra_events/**", nothing);
  await confirm.click();
  await expect(dialog(page).getByText(cancellation.problems.unknown)).toBeVisible();
  await expect(dialog(page).getByRole("radio", { name: cancellation.reasons.family })).toBeChecked();
  await page.unroute("**/api/extra_events/**", nothing);

  await provider.fault("cancelEvent", "truncated");
  await confirm.click();
  await expect(page.getByRole("heading", { name: myEvent.cancelled.title })).toBeVisible();
  expect(await provider.calls("/cancellations")).toHaveLength(2);
});

test("a day applied for is no booked day, also where the provider lists it among the own ones (D-58, D-101, CONTR-26)", async ({
  page,
  provider,
}) => {
  await provider.settings({ listsApplications: 1 });
  await signIn(page, "oguzhan");
  const appliedFor = de.dashboard.notes.appliedFor.replace("{when}", "");
  await expect(
    page.getByRole("button", { name: new RegExp(`${de.dashboard.tasks.event}.*${appliedFor}`) }),
  ).toBeVisible();
  await expect(page.getByText(de.contractCard.download.title)).toHaveCount(0);
  await openMyEvent(page);
  await expect(page.getByRole("heading", { name: myEvent.empty.title })).toBeVisible();
  await expect(button(page, myEvent.toCancel)).toHaveCount(0);
  await page.goto("/contract");
  await expect(page.getByText(de.contract.page.none.title)).toBeVisible();
});

test("what the group leader booked can be seen and kept, but not cancelled (MYEV-12, ROLE-15, VS-163)", async ({
  page,
}) => {
  await signIn(page, "samuel");
  await openMyEvent(page);
  await expect(inPage(page, shown(dateOf("samuel")))).toBeVisible();
  await expect(inPage(page, myEvent.hints.groupBooking)).toBeVisible();
  await expect(button(page, myEvent.toCancel)).toHaveCount(0);
  await expect(button(page, myEvent.calendar.toCalendar)).toBeVisible();
});

test("a day arrives as a calendar file that another calendar can read (MYEV-10, D-62, P42)", async ({ page }) => {
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

test("a page that is set up for it leads to Google's form instead, and only on a click (MYEV-10, D-62)", async ({
  page,
}) => {
  await signIn(page, "amira");
  await page.evaluate(() => {
    document.querySelector<HTMLMetaElement>('meta[name="calendar-provider"]')!.content = "google";
  });
  await openMyEvent(page);
  const link = page.getByRole("link", { name: new RegExp(myEvent.calendar.toCalendar) });
  const address = new URL((await link.getAttribute("href")) ?? "");
  expect(address.host).toBe("calendar.google.com");
  expect(address.searchParams.get("ctz")).toBe("Europe/Berlin");
  expect(address.searchParams.get("location")).toBe(day.place);
});

test("the day before, the task list opens (MYEV-13, MYEV-14, D-54)", async ({ page, provider }) => {
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

test("days that do not load say so and load again; the details are there to read (MYEV-03, VS-159, VS-183)", async ({
  page,
  provider,
}) => {
  await signIn(page, "amira");
  // The dashboard has its days; the fault is for the page that follows.
  await expect(button(page, new RegExp(de.dashboard.tasks.event))).toBeVisible();
  await provider.fault("getExtraEvents", "captive-portal", 2);
  await page.goto("/events/my-event");
  await expect(page.getByRole("alert").getByText(myEvent.failure.title)).toBeVisible();
  await button(page, de.failure.retry).click();
  await expect(button(page, de.failure.retry)).toBeEnabled();
  await button(page, de.failure.retry).click();
  await expect(inPage(page, shown(dateOf("amira")))).toBeVisible();
  await page.goto("/events/details/1");
  await expect(heading(page, myEvent.details.title)).toBeVisible();
  await expect(inPage(page, shown(dateOf("amira")))).toBeVisible();
  await expect(button(page, myEvent.toCancel)).toHaveCount(0);
});
