import type { Page } from "@playwright/test";
import { people, type PersonId } from "../../src/people/people.ts";
import { de } from "./copy.ts";
import { button, expect, heading, notice, type Provider, signIn, stored, test } from "./journey.ts";

const { badges, dock, month, title, withdraw } = de.events;
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

/** Finds a day in the calendar and chooses its first date. */
async function chooseByKeyboard(page: Page) {
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
}

test("who chooses two dates, the first by the keyboard, applies for both at once, reads what comes next, and sees it everywhere (EVT-01, EVT-03, EVT-12, EVT-25, EVT-28, VS-139, MSGS-040, A2)", async ({
  page,
  provider,
}) => {
  await signIn(page, "leonie");
  await button(page, new RegExp(`^(${de.dashboard.next} )?${de.dashboard.tasks.apply}`)).click();
  await expect(page).toHaveURL("/events/apply");
  await expect(page.getByRole("grid")).toBeVisible();
  await showMonthWith(page, openDates(page).nth(1));
  await chooseByKeyboard(page);
  const other = openDates(page).and(page.getByRole("checkbox", { checked: false }));
  await other.first().click();
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
  // The end of the dialog leads to the heading, some frames later.
  await expect(heading(page, de.events.title)).toBeFocused();
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
