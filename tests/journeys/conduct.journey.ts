import type { Page } from "@playwright/test";
import { de } from "./copy.ts";
import { expect, heading, signIn, test } from "./journey.ts";
import { button, notice } from "./wayIn.ts";

const { agreements, answer, decline, dock, title } = de.conduct;
const accept = (page: Page) => button(page, dock.submit);
const boxes = (page: Page) => page.getByRole("checkbox");

/** The dialog takes the page out of the tree of roles, so that its button has the name alone. */
const confirmDecline = (page: Page) => page.getByRole("dialog").getByRole("button", { name: decline.confirm });

async function openFromTheOverview(page: Page) {
  await button(page, new RegExp(`^${de.dashboard.tasks.profile}`)).click();
  await expect(page).toHaveURL("/profile/overview");
  await page
    .getByRole("listitem")
    .getByRole("button", { name: new RegExp(de.overview.tasks.codeOfConduct.title) })
    .click();
  await expect(heading(page, title)).toBeVisible();
}

/** To the end of the page, so that all of the text has been in view. */
const readOn = (page: Page) => page.keyboard.press("End");

async function tickAll(page: Page) {
  await expect(boxes(page)).toHaveCount(5);
  for (const box of await boxes(page).all()) await box.check();
}

async function isAnswered(page: Page, word: string, ticked: boolean) {
  await expect(page.getByText(word, { exact: true })).toBeVisible();
  await expect(accept(page)).toHaveCount(0);
  await expect(button(page, dock.toDecline)).toHaveCount(0);
  for (const box of await boxes(page).all()) {
    await expect(box).toBeChecked({ checked: ticked });
    await box.click({ force: true });
    await expect(box).toBeChecked({ checked: ticked });
  }
}

const sent = (page: Page) =>
  page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/code-of-conduct"));

test("who reads to the end and agrees five times accepts, returns to the overview, and can only read from then on (COC-01, COC-02, COC-07, COC-10, COC-12, COC-13, MSGS-034)", async ({
  page,
  shape,
}) => {
  await signIn(page, "amira");
  await openFromTheOverview(page);
  await expect(accept(page)).toHaveAttribute("aria-disabled", "true");
  await readOn(page);
  await tickAll(page);
  const request = sent(page);
  await accept(page).click();
  expect((await request).postDataJSON()).toEqual({ accepted: true });
  await expect(page).toHaveURL("/profile/overview");
  await expect(notice(page, de.notices.conduct.accepted, "success")).toHaveCount(1);
  await expect(page.locator("[data-tone=error]")).toHaveCount(0);

  await page.getByRole("button", { name: new RegExp(de.overview.tasks.codeOfConduct.title) }).click();
  await isAnswered(page, answer.accepted, true);
  await page.reload();
  await isAnswered(page, answer.accepted, true);
  // The other provider keeps a word and no time.
  await expect(page.getByText(/^am \d+\. \p{L}+ \d{4}$/u)).toHaveCount(shape === "nested" ? 1 : 0);
});

test("who declines is asked first, without reading; the no is final and leads to the overview (COC-02, COC-08, COC-11, COC-14, COC-15, MSGS-035) @flat", async ({
  page,
}) => {
  await signIn(page, "amira");
  await page.goto("/code-of-conduct");
  await button(page, dock.toDecline).click();
  await expect(page.getByRole("dialog", { name: decline.title })).toHaveAccessibleDescription(decline.body);
  await page.keyboard.press("Escape");
  await expect(button(page, dock.toDecline)).toBeFocused();
  await page.keyboard.press("Enter");
  const request = sent(page);
  await confirmDecline(page).click();
  expect((await request).postDataJSON()).toEqual({ accepted: false });
  await expect(page).toHaveURL("/profile/overview");
  await expect(notice(page, de.notices.conduct.declined, "success")).toHaveCount(1);
  await expect(page.locator("[data-tone=error]")).toHaveCount(0);
  await expect(page.getByText(de.overview.badges.declined, { exact: true })).toBeVisible();

  await page.goto("/code-of-conduct");
  await isAnswered(page, answer.declined, false);
  await expect(page.getByText(de.conduct.afterDecline)).toBeVisible();
});

test("an answer that was not saved stays open, with every tick, and can be given again (COC-16, VS-122)", async ({
  page,
  provider,
}) => {
  await signIn(page, "amira");
  await openFromTheOverview(page);
  await tickAll(page);
  await readOn(page);
  await provider.fault("setCodeOfConduct", "server-error", 2);
  await accept(page).click();
  await expect(page.getByText(dock.failed)).toBeVisible();
  await expect(notice(page, de.notices.conduct.failed, "error")).toHaveCount(1);
  await button(page, dock.toDecline).click();
  await confirmDecline(page).click();
  await expect(page.getByRole("dialog").getByText(decline.failed)).toBeVisible();
  await button(page, decline.close).click();
  for (const box of await boxes(page).all()) await expect(box).toBeChecked();
  await accept(page).click();
  await expect(page).toHaveURL("/profile/overview");
  expect((await provider.calls("/code-of-conduct")).map(({ status }) => status)).toEqual([500, 500, 200]);
});

test("what was answered in another window is shown as it was answered there (P29)", async ({ page, context }) => {
  await signIn(page, "amira");
  await page.goto("/code-of-conduct");
  await tickAll(page);
  const other = await context.newPage();
  await other.goto("/code-of-conduct");
  await button(other, dock.toDecline).click();
  await confirmDecline(other).click();
  await expect(other).toHaveURL("/profile/overview");
  await readOn(page);
  await accept(page).click();
  await isAnswered(page, answer.declined, false);
});

test("the keyboard alone reads, jumps, ticks and accepts (COC-04, COC-06)", async ({ page }) => {
  await signIn(page, "amira");
  await page.goto("/code-of-conduct");
  await expect(heading(page, title)).toBeVisible();
  const tabTo = async (target: ReturnType<typeof accept>) => {
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 40 && !(await isThere()); presses++) await page.keyboard.press("Tab");
    await expect(target).toBeFocused();
  };
  await tabTo(button(page, new RegExp(`^${de.conduct.contents.title}`)));
  await page.keyboard.press("Enter");
  await tabTo(page.getByRole("link", { name: /Gefahrgut$/ }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Gefahrgut" })).toBeFocused();
  await expect(page).toHaveURL("/code-of-conduct");
  for (const { title: name } of [agreements.conduct, agreements.safety, agreements.confidentiality])
    await tickByKey(page.getByRole("checkbox", { name: new RegExp(`^${name}`) }));
  await expect(accept(page)).toHaveAccessibleDescription(/noch 2.Häkchen/);
  for (const { title: name } of [agreements.uniform, agreements.workingHours])
    await tickByKey(page.getByRole("checkbox", { name: new RegExp(`^${name}`) }));
  await tabTo(accept(page));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/profile/overview");

  async function tickByKey(box: ReturnType<typeof accept>) {
    await tabTo(box);
    await page.keyboard.press("Space");
    await expect(box).toBeChecked();
  }
});

test("an answer that was given elsewhere is shown, and nothing is said to be tried again (COC-02, COC-16)", async ({
  page,
}) => {
  await signIn(page, "amira");
  await openFromTheOverview(page);
  await readOn(page);
  await tickAll(page);
  await page.route("**/api/extras/*/code-of-conduct", async (route) => {
    await route.fetch({ postData: { accepted: false } });
    await route.fulfill({ status: 409, json: { success: false } });
  });
  await accept(page).click();
  await isAnswered(page, answer.declined, false);
  await expect(notice(page, de.notices.conduct.answered)).toHaveCount(1);
  await expect(page.getByText(/erneut/)).toHaveCount(0);
});
