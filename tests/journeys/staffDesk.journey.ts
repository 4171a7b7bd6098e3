import type { Page } from "@playwright/test";
import { inventStaff } from "../../app/sandbox/database/staffPeople.ts";
import { de } from "./copy.ts";
import { button, expect, heading, type Provider, signIn, test } from "./journey.ts";

const { staff: words, tasks } = de;
const people = inventStaff(400).toSorted((one, other) => one.name.localeCompare(other.name, "de"));
const withPass = people.filter(({ idCard }) => idCard !== "");

test.use({ viewport: { width: 1280, height: 800 } });

async function open(page: Page, provider: Provider) {
  await provider.settings({ staffCount: 400 });
  await signIn(page, "jasper");
  await page.goto("/legacy/task-list");
  await page.getByRole("listitem").filter({ hasText: tasks.checkIn }).getByRole("button").click();
  await expect(heading(page, words.in.title)).toBeVisible();
}

const toCheckIn = (page: Page, name: string) => button(page, words.in.toConfirmNamed.replace("{name}", name));
const undo = (page: Page, name: string) => button(page, words.undo.toUndoNamed.replace("{name}", name));
const confirm = (page: Page) => button(page, words.in.dialog.confirm);
const search = (page: Page) => page.getByLabel(words.search.label);

test("at a desk two presses check in the next one of 400, and search and person stay (OPS-04)", async ({
  page,
  provider,
}) => {
  await open(page, provider);
  await toCheckIn(page, people[0]!.name).focus();
  for (const { name } of people.slice(0, 12)) {
    await expect(toCheckIn(page, name)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(confirm(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(undo(page, name)).toBeAttached();
  }
  await expect(toCheckIn(page, people[12]!.name)).toBeFocused();
  await expect(search(page)).toBeInViewport();
  await expect(page.getByRole("region", { name: words.chosen })).toBeInViewport({ ratio: 1 });
});

test("whoever comes to the desk is found, asked about and checked in from the keyboard", async ({ page, provider }) => {
  await open(page, provider);
  await toCheckIn(page, people[0]!.name).focus();
  for (const { name, idCard } of [withPass[311]!, withPass[42]!]) {
    await page.keyboard.press("/");
    await page.keyboard.type(idCard);
    await page.keyboard.press("Enter");
    await expect(toCheckIn(page, name)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: words.in.dialog.title })).toContainText(name);
    await page.keyboard.press("Enter");
    await expect(undo(page, name)).toBeVisible();
  }
});

test("a key that is held asks and confirms nothing (OPS-04)", async ({ page, provider }) => {
  await open(page, provider);
  await toCheckIn(page, people[0]!.name).focus();
  for (let repeat = 0; repeat < 6; repeat += 1) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(confirm(page)).toBeFocused();
  expect((await provider.calls("check-in")).filter(({ method }) => method !== "GET")).toEqual([]);
});

test("at a desk a double click asks and confirms nothing (OPS-04)", async ({ page, provider }) => {
  await open(page, provider);
  await page
    .getByRole("region", { name: words.chosen })
    .getByRole("button", { name: words.in.toConfirm, exact: true })
    .dblclick();
  await expect(confirm(page)).toBeVisible();
  await expect(confirm(page)).not.toHaveAttribute("aria-busy");
  await page.keyboard.press("Escape");
  await expect(toCheckIn(page, people[0]!.name)).toBeFocused();
  expect((await provider.calls("check-in")).filter(({ method }) => method !== "GET")).toEqual([]);
});
