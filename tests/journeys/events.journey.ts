import type { Page } from "@playwright/test";
import { people, type PersonId } from "../../src/people/people.ts";
import { de } from "./copy.ts";
import { expect, heading, signIn, test, type Provider } from "./journey.ts";
import { button, inPage, notice, stored } from "./wayIn.ts";

const { badges, dock, marketing, month, notReady, problems, slot, title, withdraw } = de.events;
const { suffix } = de.events.applied;

const dates = (page: Page) => page.getByRole("checkbox");
const openDates = (page: Page) => dates(page).filter({ hasNotText: badges.applied });
const apply = (page: Page, count: number) => button(page, `${dock.toApply.split(" ")[0]} (${count})`);
const takeBack = (page: Page, count: number) => button(page, `${dock.toWithdraw.split(" ")[0]} (${count})`);
const confirmed = (page: Page) => page.getByRole("dialog").getByRole("button", { name: withdraw.one.confirm });

async function openCalendar(page: Page) {
  await page.goto("/events/apply");
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByRole("grid")).toBeVisible();
}

/** Goes on by month until a date is there. */
async function showMonthWith(page: Page, date: ReturnType<typeof dates>) {
  for (let months = 0; months < 4 && (await date.count()) === 0; months++)
    await button(page, new RegExp(`^${month.toNext.split("{")[0]}`)).click();
  await expect(date.first()).toBeVisible();
}

const statuses = async (provider: Provider, path: string) =>
  (await provider.calls(path)).filter(({ method }) => method === "POST").map(({ status }) => status);

const idsIn = (request: { postDataJSON: () => unknown }) =>
  (request.postDataJSON() as { event_ids: (number | string)[]; extra_id: unknown }).event_ids;

const sent = (page: Page, path: string) =>
  page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith(path));

test("who chooses two dates applies for both at once, reads what comes next, and sees it everywhere (EVT-01, EVT-12, EVT-25, EVT-28, VS-139, MSGS-040)", async ({
  page,
  provider,
}) => {
  await signIn(page, "leonie");
  await button(page, new RegExp(`^(${de.dashboard.next} )?${de.dashboard.tasks.apply}`)).click();
  await expect(page).toHaveURL("/events/apply");
  await showMonthWith(page, openDates(page).nth(1));
  await openDates(page).nth(0).click();
  await openDates(page).nth(1).click();
  const request = sent(page, "/events/apply");
  await apply(page, 2).click();
  expect(idsIn(await request)).toHaveLength(2);
  await expect(notice(page, suffix, "success")).toHaveCount(1);
  await expect(notice(page, "Ihre 2 Bewerbungen sind eingegangen.", "success")).toHaveCount(1);
  await expect(page.getByRole("checkbox", { name: badges.applied })).toHaveCount(2);
  await expect(apply(page, 2)).toHaveCount(0);
  await expect(heading(page, title)).toBeFocused();
  await page.reload();
  await showMonthWith(page, page.getByRole("checkbox", { name: badges.applied }));
  await expect(page.getByRole("checkbox", { name: badges.applied })).toHaveCount(2);
  expect(await statuses(provider, "/events/apply")).toEqual([200]);
  await page.goto("/dashboard");
  await expect(button(page, new RegExp(de.dashboard.tasks.apply))).toContainText(/2\sTermine beworben/);
});

/** Somebody who has applied for a date is asked whether to take it back. */
async function askToTakeBack(page: Page) {
  await signIn(page, "oguzhan");
  await openCalendar(page);
  await showMonthWith(page, page.getByRole("checkbox", { name: badges.applied }));
  await page.getByRole("checkbox", { name: badges.applied }).first().click();
  await takeBack(page, 1).click();
}

test("what is applied for is taken back after a question, with one request, and can be applied for again (EVT-18, EVT-19, EVT-15, VS-146) @flat", async ({
  page,
  provider,
}) => {
  await askToTakeBack(page);
  await expect(page.getByRole("dialog", { name: withdraw.one.title })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(takeBack(page, 1)).toBeFocused();
  await takeBack(page, 1).click();
  const request = sent(page, "/events/withdraw");
  await confirmed(page).dblclick();
  expect(idsIn(await request)).toHaveLength(1);
  await expect(notice(page, "Ihre Bewerbung ist zurückgezogen.", "success")).toHaveCount(1);
  const again = page.getByRole("checkbox", { name: badges.withdrawn });
  await expect(again).toHaveCount(1);
  await expect(heading(page, title)).toBeFocused();
  expect(await statuses(provider, "/events/withdraw")).toEqual([200]);
  await again.click();
  await expect(apply(page, 1)).toBeVisible();
});

test("the second half of a double click reaches nothing behind the question that is gone (EVT-18)", async ({
  page,
}) => {
  await askToTakeBack(page);
  await confirmed(page).click();
  await expect(page.getByRole("checkbox", { name: badges.withdrawn })).toHaveCount(1);
  await expect(heading(page, title)).toBeFocused();
  // Wherever the date came to lie under the pointer.
  const date = page.getByRole("checkbox", { name: badges.withdrawn });
  await date.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(heading(page, title)).toBeFocused();
  await expect(date).not.toBeChecked();
  await date.click();
  await expect(date).toBeChecked();
});

test("what is booked is locked: it can neither be chosen nor taken back (EVT-13, EVT-17, VS-132)", async ({ page }) => {
  await signIn(page, "amira");
  await openCalendar(page);
  const back = button(page, new RegExp(`^${month.toPrevious.split("{")[0]}`));
  const booked = page.locator("section").getByText(badges.booked, { exact: true });
  while ((await back.count()) > 0) await back.click();
  await expect(booked.last()).toBeVisible();
  // The badge, not the words of a slot that says how many are booked.
  await expect(page.getByRole("checkbox", { name: new RegExp(`\\b${badges.booked}\\b`) })).toHaveCount(0);
  await booked.last().click();
  await expect(page.getByRole("button", { name: /\(\d+\)$/ })).toHaveCount(0);
});

test("an application that fails stays chosen, says so in the page, and can be sent again; nothing is sent twice (EVT-26, VS-140, MSGS-041, F7)", async ({
  page,
  provider,
}) => {
  await signIn(page, "leonie");
  await openCalendar(page);
  await showMonthWith(page, openDates(page));
  await openDates(page).first().click();
  await page.route("**/api/events/apply", (route) => route.fulfill({ status: 400, json: { success: false } }), {
    times: 1,
  });
  await apply(page, 1).click();
  await expect(inPage(page, problems.applyFailed)).toBeVisible();
  await expect(notice(page, de.notices.events.applyFailed)).toHaveCount(1);
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);

  await provider.fault("applyForEvents", "bad-gateway-page");
  await apply(page, 1).click();
  await expect(inPage(page, problems.noAnswer)).toBeVisible();
  await apply(page, 1).dblclick();
  await expect(notice(page, suffix, "success")).toHaveCount(1);
  expect(await statuses(provider, "/events/apply")).toEqual([502, 200]);
});

test("a withdrawal that fails stays in the question (EVT-27, MSGS-042, VS-146)", async ({ page }) => {
  await askToTakeBack(page);
  await page.route("**/api/events/withdraw", (route) => route.fulfill({ status: 400, json: { success: false } }), {
    times: 1,
  });
  await confirmed(page).click();
  await expect(page.getByRole("dialog").getByText(problems.withdrawFailed)).toBeVisible();
  await confirmed(page).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: badges.withdrawn })).toHaveCount(1);
});

test("dates that do not load say so, and come on request (EVT-10, EVT-11, VS-127, MSGS-037)", async ({
  page,
  provider,
}) => {
  await signIn(page, "amira");
  await expect(button(page, new RegExp(de.dashboard.tasks.apply))).toContainText(/1\sTermin beworben/);
  await provider.fault("getAvailableEvents", "captive-portal", 2);
  await page.goto("/events/apply");
  await expect(page.getByRole("heading", { name: de.events.failure.title })).toBeVisible();
  await button(page, de.failure.retry).click();
  await expect(page.getByRole("heading", { name: de.events.failure.title })).toBeVisible();
  await button(page, de.failure.retry).click();
  await expect(page.getByRole("grid")).toBeVisible();
});

test("no dates: the page says when to come back, and looks again on request (EVT-09, VS-128)", async ({
  page,
  provider,
}) => {
  await provider.days(0);
  await signIn(page, "leonie");
  await page.goto("/events/apply");
  await expect(page.getByRole("heading", { name: de.events.empty.title })).toBeVisible();
  await provider.days(3);
  await button(page, de.events.empty.toReload).click();
  await expect(page.getByRole("grid")).toBeVisible();
});

test("without a profile that is ready nothing can be chosen, and there is a way to it (EVT-21, EVT-22, EVT-23, VS-135)", async ({
  page,
}) => {
  await signIn(page, "jasper");
  await openCalendar(page);
  await expect(inPage(page, notReady.title)).toBeVisible();
  await expect(dates(page)).toHaveCount(0);
  await button(page, notReady.toProfile).click();
  await expect(page).toHaveURL("/profile/overview");
  await button(page, de.shell.back).click();
  await expect(page).toHaveURL("/events/apply");
});

test("the leader applies and withdraws for the group; a member sees it, and can take back neither (ROLE-13, ROLE-15, EVT-20, VS-133, VS-142)", async ({
  page,
}) => {
  await signIn(page, "greta");
  await openCalendar(page);
  await expect(inPage(page, de.events.group.leader)).toBeVisible();
  const dayLater = openDates(page).filter({ hasNotText: badges.fullyBooked }).last();
  await showMonthWith(page, dayLater);
  await dayLater.click();
  await expect(inPage(page, /^Für die Gruppe bewerben: /)).toBeVisible();
  await apply(page, 1).click();
  await expect(notice(page, suffix, "success")).toHaveCount(1);

  await signIn(page, "samuel");
  await openCalendar(page);
  await expect(inPage(page, de.events.group.member)).toBeVisible();
  const bound = page.getByRole("main").getByRole("button", { name: badges.applied });
  await showMonthWith(page, bound);
  await bound.first().click();
  await expect(inPage(page, slot.hints.groupApplied)).toBeVisible();
  await expect(takeBack(page, 1)).toHaveCount(0);
});

test("what a member applies for is for the provider to decide: its answer stands in the page, word for word (ROLE-16, D-46)", async ({
  page,
}) => {
  await signIn(page, "samuel");
  await openCalendar(page);
  await showMonthWith(page, openDates(page));
  await openDates(page).first().click();
  await apply(page, 1).click();
  const said = "Für Ihre Gruppe bewirbt sich die Gruppenleitung.";
  await expect(page.locator("[data-dock]").getByText(said)).toBeVisible();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
});

const seenKey = (id: PersonId) => `marketingDatesSeen:${people[id].extraId}`;

test("the days of the invitation come up once, chosen beforehand for whoever wants them (EVT-06, EVT-07, EVT-08, VS-143, VS-145, MSGS-050)", async ({
  page,
}) => {
  await signIn(page, "paula");
  await page.goto("/events/apply");
  const popup = page.getByRole("dialog", { name: marketing.title });
  await expect(popup).toBeVisible();
  expect((await stored(page)).local).toHaveProperty(seenKey("paula"), "1");
  await popup.getByRole("button", { name: /2\sTermine auswählen/ }).click();
  await expect(popup).toHaveCount(0);
  await expect(apply(page, 2)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(popup).toHaveCount(0);
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
});

test("a reload without an answer counts as seen: the days of the invitation come up once (EVT-06)", async ({
  page,
}) => {
  await signIn(page, "paula");
  await page.goto("/events/apply");
  await expect(page.getByRole("dialog", { name: marketing.title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("closed, the pop-up leaves everything as it is and does not come back (EVT-06, EVT-07)", async ({ page }) => {
  await signIn(page, "paula");
  await page.goto("/events/apply");
  await expect(page.getByRole("dialog", { name: marketing.title })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(heading(page, title)).toBeFocused();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

async function openStep(page: Page, id: PersonId) {
  await signIn(page, id);
  await page.evaluate(
    (extraId) =>
      localStorage.setItem(
        `onboarding:${extraId}`,
        JSON.stringify({ isFirstTimeUser: true, currentOnboardingStep: "event-application" }),
      ),
    people[id].extraId,
  );
  await page.goto("/onboarding/event");
  await button(page, de.onboarding.step.toNext).click();
  await expect(page).toHaveURL("/events/apply");
  // With suggested days a dialog lies over it.
  await expect(page.locator("[role=grid]")).toBeVisible();
  await expect(page.getByText(/Schritt.2 von 3/)).toBeVisible();
}

test("among the first steps an application leads on to the third, and hands over what was applied for (EVT-24, VS-141)", async ({
  page,
}) => {
  await openStep(page, "paula");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /2\sTermine auswählen/ })
    .click();
  const request = sent(page, "/events/apply");
  await apply(page, 2).click();
  const ids = idsIn(await request);
  expect(ids).toHaveLength(2);
  await expect(page).toHaveURL("/onboarding/conduct");
  await expect(notice(page, suffix, "success")).toHaveCount(1);
  const { local } = await stored(page);
  expect(JSON.parse(local[`onboarding:${people.paula.extraId}`] ?? "null")).toMatchObject({
    currentOnboardingStep: "code-of-conduct",
    progress: { "event-application": { completed: true, data: ids } },
  });
});

test("among the first steps the application can be left for later, and a failed one holds nobody up (VS-141)", async ({
  page,
  provider,
}) => {
  await openStep(page, "paula");
  await page.getByRole("dialog").getByRole("button", { name: marketing.close }).click();
  await showMonthWith(page, openDates(page));
  await openDates(page).first().click();
  await provider.fault("applyForEvents", "server-error");
  await apply(page, 1).click();
  await expect(page.locator("[data-dock] [aria-live] p")).toBeVisible();
  await expect(page).toHaveURL("/events/apply");
  await button(page, de.shell.firstSteps.skip).click();
  await expect(page).toHaveURL("/onboarding/conduct");
  const { local } = await stored(page);
  expect(JSON.parse(local[`onboarding:${people.paula.extraId}`] ?? "null")).toMatchObject({
    skippedSteps: ["event-application"],
  });
});

test("whoever has applied before goes on from the second step (VS-141)", async ({ page }) => {
  await openStep(page, "oguzhan");
  await page.getByRole("button", { name: dock.toNext, exact: true }).click();
  await expect(page).toHaveURL("/onboarding/conduct");
});

test("the keyboard alone finds a day, chooses its date and applies (EVT-01, EVT-03, A2)", async ({ page }) => {
  await signIn(page, "leonie");
  await openCalendar(page);
  const current = page.locator("[role=gridcell][tabindex='0']");
  const isFocused = () => current.evaluate((cell) => cell === document.activeElement);
  for (let presses = 0; presses < 20 && !(await isFocused()); presses++) await page.keyboard.press("Tab");
  await expect(current).toBeFocused();
  const before = await current.getAttribute("data-day");
  await page.keyboard.press("ArrowRight");
  await expect(current).not.toHaveAttribute("data-day", before ?? "");
  await expect(current).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(current).toHaveAttribute("data-day", before ?? "");
  await page.keyboard.press("Enter");
  await expect(page.locator(`#dates-${before}`)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.locator(":focus")).toBeChecked();
  const isAtApply = () => apply(page, 1).evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 30 && !(await isAtApply()); presses++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(notice(page, suffix, "success")).toHaveCount(1);
});

test("a thousand dates keep the page small (F14)", async ({ page, provider }) => {
  await provider.days(1000);
  await signIn(page, "leonie");
  await openCalendar(page);
  expect(await page.locator("*").count()).toBeLessThanOrEqual(600);
  await page
    .getByRole("gridcell", { name: /Termine/ })
    .last()
    .click();
  await expect(page.locator("h3:focus")).toHaveCount(1);
  expect(await page.locator("*").count()).toBeLessThanOrEqual(600);
});
