import type { Page } from "@playwright/test";
import { inventStaff } from "../../app/sandbox/database/staffPeople.ts";
import { parseCalendarDay, todayInBerlin } from "../../src/lib/calendarDay.ts";
import { instantInBerlin } from "../../src/lib/calendarMath.ts";
import { bookedDays } from "../../src/people/events.ts";
import { people } from "../../src/people/people.ts";
import { de } from "./copy.ts";
import { expect, heading, signIn, test } from "./journey.ts";
import { button } from "./wayIn.ts";

const { staff: words, tasks } = de;
const three = inventStaff(3).map(({ name }) => name);
const [first = "", second = ""] = three;

const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const task = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const undo = (page: Page, name: string) => button(page, words.undo.toUndoNamed.replace("{name}", name));
const present = /anwesend, \d{2}:\d{2}\u00a0Uhr/;

async function openTasks(page: Page) {
  await page.goto("/legacy/task-list");
  await expect(heading(page, tasks.title)).toBeVisible();
}

async function openList(page: Page, list: "in" | "out") {
  await task(page, list === "in" ? tasks.checkIn : tasks.checkOut)
    .getByRole("button")
    .click();
  await expect(heading(page, words[list].title)).toBeVisible();
}

async function check(page: Page, list: "in" | "out", name: string) {
  await row(page, name).getByRole("button", { name: words[list].toConfirm }).click();
  await expect(page.getByRole("dialog", { name: words[list].dialog.title })).toContainText(name);
  await button(page, words[list].dialog.confirm).click();
  // The focus comes back to the row, which may move the list, before somebody can press again.
  await expect(undo(page, name)).toBeFocused();
}

test("a supervisor checks everybody in and out, and both tasks are done (OPS-01, OPS-05, OPS-09, OPS-10)", async ({
  page,
  provider,
}) => {
  await provider.settings({ staffCount: 3 });
  await signIn(page, "jasper");
  await openTasks(page);
  await openList(page, "in");
  for (const name of three) await check(page, "in", name);
  await expect(row(page, first)).toContainText(present);
  await expect(page.getByText(words.in.allDone).last()).toBeVisible();
  await button(page, words.toTasks).click();

  await expect(heading(page, tasks.title)).toBeVisible();
  await expect(task(page, tasks.checkIn)).toContainText(tasks.badges.done);
  await expect(task(page, tasks.checkOut)).toContainText(tasks.badges.pending);
  await openList(page, "out");
  for (const name of three) await check(page, "out", name);
  await expect(page.getByText(words.out.allDone).last()).toBeVisible();
  await button(page, de.shell.back).click();

  await expect(heading(page, tasks.title)).toBeVisible();
  await expect(task(page, tasks.checkOut)).toContainText(tasks.badges.done);
  await page.reload();
  await expect(task(page, tasks.checkIn)).toContainText(tasks.badges.done);
  await expect(task(page, tasks.checkOut)).toContainText(tasks.badges.done);
});

test("a mistaken check-in is taken back within ten seconds, and not later", async ({ page }) => {
  await page.clock.install();
  await signIn(page, "jasper");
  await page.goto("/legacy/check-in-list");
  await check(page, "in", first);
  await undo(page, first).click();
  await expect(row(page, first).getByRole("button", { name: words.in.toConfirm })).toBeVisible();
  await expect(row(page, first)).not.toContainText(present);

  await check(page, "in", second);
  await expect(undo(page, second)).toBeFocused();
  await page.clock.fastForward(10_000);
  await expect(undo(page, second)).toBeHidden();
  await expect(row(page, second)).toContainText(present);
  await expect(row(page, second)).toBeFocused();
  await page.reload();
  await expect(row(page, second)).toContainText(present);
  await expect(row(page, first)).not.toContainText(present);
});

test("two clicks on confirm check in once, and neither Escape nor another click stops it (OPS-06)", async ({
  page,
}) => {
  await signIn(page, "jasper");
  await page.goto("/legacy/check-in-list");
  await row(page, first).getByRole("button", { name: words.in.toConfirm }).click();
  await button(page, words.in.dialog.confirm).dblclick();
  await page.keyboard.press("Escape");
  await expect(button(page, words.confirm.saving)).toBeVisible();
  await expect(undo(page, first)).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("who does not supervise sees no list and no task of it, but the dashboard (VS-244)", async ({ page }) => {
  await signIn(page, "amira");
  for (const path of ["/legacy/check-in-list", "/legacy/check-out-list"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/dashboard");
    await expect(heading(page, new RegExp(people.amira.firstName))).toBeVisible();
  }
  await openTasks(page);
  await expect(page.getByRole("listitem")).not.toHaveCount(0);
  await expect(task(page, tasks.checkIn)).toHaveCount(0);
});

test("check-in opens 24 hours before the supervisor's own day, and while one waits (VS-239)", async ({ page }) => {
  const [day] = bookedDays(todayInBerlin(Date.now()), people.milica);
  const date = parseCalendarDay(day?.event_date);
  const start = date && instantInBerlin(date, day?.start_time ?? "");
  const opensAt = (start ?? 0) - 24 * 3_600_000;
  await page.clock.install({ time: opensAt - 600_000 });
  await signIn(page, "milica");
  await page.goto("/legacy/check-in-list");
  await expect(page.getByText(words.closed.title)).toBeVisible();
  await expect(row(page, first).getByRole("button")).toHaveAttribute("aria-disabled", "true");
  await page.clock.fastForward(601_000);
  await expect(page.getByText(words.closed.title)).toBeHidden();
  await check(page, "in", first);
});

test("one of ten thousand is found by the pass number and checked in; the last one is reached by the keyboard", async ({
  page,
  provider,
}) => {
  await provider.settings({ staffCount: 10_000 });
  await signIn(page, "jasper");
  await page.goto("/legacy/check-in-list");
  const someone = inventStaff(10_000)[8765];
  await page.getByLabel(words.search.label).fill(someone?.idCard ?? "");
  await expect(page.getByRole("listitem")).toHaveCount(1);
  await check(page, "in", someone?.name ?? "");
  await button(page, words.search.toClear).click();
  await page.getByRole("listitem").first().getByRole("button").focus();
  await page.keyboard.press("End");
  await expect(page.locator("li:focus-within")).toHaveAttribute("aria-posinset", "10000");
  expect(await page.getByRole("listitem").count()).toBeLessThan(40);
});

test("with nobody on the list it says what will be there (VS-237)", async ({ page, provider }) => {
  await provider.settings({ staffCount: 0 });
  await signIn(page, "jasper");
  await page.goto("/legacy/check-out-list");
  await expect(page.getByText(words.empty.title)).toBeVisible();
});
