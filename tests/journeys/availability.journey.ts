import type { Page } from "@playwright/test";
import { sampleAvailabilityDates } from "../../src/model/availability/sampleAvailability.ts";
import { todayInBerlin } from "../../src/lib/calendarDay.ts";
import { trialDays } from "../../src/people/events.ts";
import { people, type PersonId } from "../../src/people/people.ts";
import { de } from "./copy.ts";
import { button, expect, heading, inPage, signIn, test } from "./journey.ts";

const { title } = de.availability;

/** The dates that have places left, as the page shows them; the browser may see midnight before they are read again. */
const free = () => {
  const days = trialDays(todayInBerlin(Date.now()), people.tomasz);
  const isFull = (date: string) => {
    const slots = days.filter(({ event_date: day }) => day === date);
    return slots.length > 0 && slots.every(({ extra_booked: taken, extra_required: all }) => taken >= all);
  };
  return sampleAvailabilityDates(Date.now())
    .filter(({ id, capacity }) => capacity !== "12/12" && !isFull(id))
    .map(({ displayDate, id }) => ({ shown: displayDate, id }));
};

const day = (page: Page, shown: string) =>
  page.getByRole("checkbox", { name: new RegExp(shown.replaceAll(".", "\\.")) });

/** What the provider knows of the choice. */
const kept = (page: Page, id: PersonId) =>
  page.evaluate(async (extraId) => {
    const answer = await fetch(`/outbox/api/procedures/${extraId}`);
    return ((await answer.json()) as { availability?: unknown }).availability;
  }, people[id].extraId);

const confirm = (page: Page, count: number) =>
  button(page, new RegExp(`^${count === 1 ? "Termin" : "Termine"} speichern \\(${count}\\)`));

async function isAtNextStep(page: Page) {
  await expect(page).toHaveURL("/legacy/financial-data");
  await expect(heading(page, de.payroll.financial.title)).toBeVisible();
  await expect(page.getByText(de.payroll.financial.next)).toBeVisible();
}

test("whoever has an account looks first, changes, discards, and confirms on to the financial data (AVL-01, AVL-03, AVL-04, AVL-16, AVL-19..21, ROLE-07, D-09)", async ({
  page,
}) => {
  // As a page does whose provider asks for availability.
  await page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () => {
      document.querySelector('meta[name="application-mode"]')?.setAttribute("content", "availability");
    }),
  );
  await signIn(page, "oguzhan");
  await page.getByRole("button", { name: new RegExp(de.dashboard.tasks.availability) }).click();
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
