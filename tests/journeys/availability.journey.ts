import type { Page } from "@playwright/test";
import { sampleAvailabilityDates } from "../../src/model/availability/sampleAvailability.ts";
import { people, type PersonId } from "../../src/people/people.ts";
import { de } from "./copy.ts";
import { broughtBy, expect, heading, signIn, test } from "./journey.ts";
import { button, inPage, openDashboard, toSuccess } from "./wayIn.ts";

const { title, booked, contact, problems } = de.availability;

/** The dates that have places left, as the page shows them; the browser may see midnight before they are read again. */
const free = () =>
  sampleAvailabilityDates(Date.now())
    .filter(({ capacity }) => capacity !== "12/12")
    .map(({ displayDate, id }) => ({ shown: displayDate, id }));

const day = (page: Page, shown: string) =>
  page.getByRole("checkbox", { name: new RegExp(shown.replaceAll(".", "\\.")) });

/** What the provider knows of the choice. */
const kept = (page: Page, id: PersonId) =>
  page.evaluate(async (extraId) => {
    const answer = await fetch(`/outbox/api/procedures/${extraId}`);
    return ((await answer.json()) as { availability?: unknown }).availability;
  }, people[id].extraId);

async function openAvailability(page: Page) {
  await page.goto("/legacy/apply");
  await expect(heading(page, title)).toBeVisible();
}

const confirm = (page: Page, count: number) =>
  button(page, new RegExp(`^${count} ${count === 1 ? "Termin" : "Termine"} bestätigen`));

async function isAtNextStep(page: Page) {
  await expect(page).toHaveURL("/legacy/financial-data");
  await expect(heading(page, de.payroll.financial.title)).toBeVisible();
  await expect(page.getByText(de.payroll.financial.next)).toBeVisible();
}

test("whoever has an account looks first, changes, discards, and confirms on to the financial data (AVL-01, AVL-03, AVL-04, AVL-16, AVL-19..21, ROLE-07, D-09)", async ({
  page,
}) => {
  await signIn(page, "oguzhan");
  // As a page does whose provider asks for availability.
  await page.evaluate(() => {
    document.querySelector<HTMLMetaElement>('meta[name="application-mode"]')!.content = "availability";
  });
  await page.getByRole("button", { name: new RegExp(de.dashboard.tasks.apply) }).click();
  await expect(heading(page, title)).toBeVisible();
  await expect(page).toHaveURL("/legacy/apply");
  await expect(page.getByRole("listitem")).toHaveCount(13);
  await expect(page.getByRole("checkbox")).toHaveCount(0);

  const [first, second, third] = free();
  await button(page, de.availability.toChoose).click();
  await day(page, first!.shown).click();
  await expect(inPage(page, "1 von 5 gewählt")).toBeVisible();
  await button(page, de.availability.discard).click();
  await expect(inPage(page, de.availability.lead.none)).toBeVisible();

  await button(page, de.availability.toChoose).click();
  await expect(day(page, first!.shown)).not.toBeChecked();
  for (const each of [first, second, third]) await day(page, each!.shown).click();
  await confirm(page, 3).click();
  await isAtNextStep(page);
  expect(await kept(page, "oguzhan")).toEqual({
    chosen: [first!.id, second!.id, third!.id],
    booked: [],
    appliedDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });

  await button(page, de.shell.back).click();
  await expect(inPage(page, "3 von 5 gewählt")).toBeVisible();
  await page.reload();
  await expect(inPage(page, de.availability.lead.chosen)).toBeVisible();
  await expect(inPage(page, "3 von 5 gewählt")).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
});

test("somebody new chooses at once, at least one and at most five, with the keyboard alone (AVL-05, AVL-08..10, AVL-17, AVL-18, A2)", async ({
  page,
  provider,
}) => {
  await toSuccess(page, provider, "konstantin");
  await openDashboard(page);
  await openAvailability(page);
  await expect(inPage(page, "0 von 5 gewählt")).toBeVisible();
  await button(page, /^Termine bestätigen/).click();
  await expect(inPage(page, problems.minOne)).toBeVisible();

  const days = free();
  for (const { shown } of days.slice(0, 5)) await day(page, shown).press(" ");
  await expect(inPage(page, problems.minOne)).toHaveCount(0);
  await expect(inPage(page, "5 von 5 gewählt")).toBeVisible();
  await day(page, days[5]!.shown).press(" ");
  await expect(day(page, days[5]!.shown)).not.toBeChecked();
  await day(page, days[0]!.shown).press(" ");
  await day(page, days[5]!.shown).press(" ");
  await expect(day(page, days[5]!.shown)).toBeChecked();
  await confirm(page, 5).press("Enter");
  await isAtNextStep(page);
  expect(await kept(page, "konstantin")).toMatchObject({ chosen: days.slice(1, 6).map(({ id }) => id) });
});

test("whoever is booked sees the shift, whom to ask, and no way to change; the shift leads to my event (AVL-06, AVL-07, VS-155)", async ({
  page,
}) => {
  await signIn(page, "amira");
  await openAvailability(page);
  await expect(page.getByRole("heading", { name: booked.title })).toBeVisible();
  await expect(inPage(page, contact.body)).toBeVisible();
  await expect(page.getByRole("link", { name: contact.toContact })).toHaveAttribute("href", /^mailto:/);
  await expect(button(page, de.availability.toChoose)).toHaveCount(0);
  await page.getByRole("list", { name: booked.title }).getByRole("button").click();
  await expect(page).toHaveURL("/events/my-event");
});

test("with two booked days an earlier choice is shown no more, and nothing is saved or withdrawn (AVL-13, AVL-14, AVL-15, P28, VS-154)", async ({
  page,
  provider,
}) => {
  const [first] = free();
  const choice = { chosen: [first!.id], booked: [] };
  await signIn(page, "milica", { availability: choice });
  await openAvailability(page);
  await expect(inPage(page, de.availability.limitReached)).toBeVisible();
  await expect(page.getByRole("list", { name: booked.title }).getByRole("button")).toHaveCount(2);
  await expect(inPage(page, de.availability.day.chosen)).toHaveCount(0);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  expect(await kept(page, "milica")).toEqual(choice);
  expect(await provider.calls("/withdraw")).toEqual([]);
});

test("the days of booked shifts are booked in the grid, too (AVL-06, VS-154)", async ({ page, provider }) => {
  // Shifts fall on days of the grid; the provider's clock decides on the weekday, the browser's on the grid.
  const [first, second] = free();
  await page.route("**/api/extra_events/**", async (route) => {
    const answer = await route.fetch();
    const data = (await broughtBy(answer)) as { event_date: string }[];
    data.forEach((event, at) => (event.event_date = [first!.id, second!.id][at] ?? event.event_date));
    await route.fulfill({ response: answer, json: { data } });
  });
  // The provider's own grid knows nothing of them.
  await page.route("**/api/availability/**", async (route) => {
    const answer = await route.fetch();
    const data = (await broughtBy(answer)) as { state: string }[];
    await route.fulfill({ response: answer, json: { data: data.map((date) => ({ ...date, state: "default" })) } });
  });
  await signIn(page, "milica");
  await openAvailability(page);
  await expect(inPage(page, de.availability.limitReached)).toBeVisible();
  const inGrid = page.getByRole("listitem").filter({ hasText: de.availability.day.booked });
  await expect(inGrid).toHaveText([first!, second!].map(({ shown }) => new RegExp(shown.replaceAll(".", "\\."))));
  await expect(page.getByText(/^2\sTermine gebucht/)).toBeVisible();
  expect(await provider.calls("/withdraw")).toEqual([]);
});

test("one day booked leaves four to choose (AVL-11, AVL-12, VS-153)", async ({ page }) => {
  const [first, ...rest] = free();
  await signIn(page, "oguzhan", { availability: { booked: [first!.id] } });
  await openAvailability(page);
  await button(page, de.availability.toChoose).click();
  await expect(day(page, first!.shown)).toHaveCount(0);
  for (const { shown } of rest.slice(0, 4)) await day(page, shown).click();
  await expect(inPage(page, "4 von 4 gewählt")).toBeVisible();
  await expect(inPage(page, /^Mehr als 4\sTermine gehen nicht/)).toBeVisible();
  await expect(day(page, rest[4]!.shown)).toBeDisabled();
});

test("what could not be loaded is said in place and loaded again when asked (VS-147)", async ({ page, provider }) => {
  await signIn(page, "oguzhan");
  await provider.fault("getExtraEvents", "server-error", 1);
  await openAvailability(page);
  await expect(page.getByRole("heading", { name: de.availability.failure.title })).toBeVisible();
  await button(page, de.failure.retry).click();
  await expect(inPage(page, de.availability.lead.none)).toBeVisible();
});
