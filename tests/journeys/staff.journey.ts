import type { Page } from "@playwright/test";
import { inventStaff } from "../../app/sandbox/database/staffPeople.ts";
import { de } from "./copy.ts";
import { button, expect, heading, signIn, test } from "./journey.ts";

const { staff: words, tasks } = de;
const three = inventStaff(3).map(({ name }) => name);
const [first = ""] = three;

const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const task = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const undo = (page: Page, name: string) => button(page, words.undo.toUndoNamed.replace("{name}", name));
const present = /eingecheckt, \d{2}:\d{2}\u00a0Uhr/;

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
