import type { Page } from "@playwright/test";
import { de } from "./copy.ts";
import { button, expect, heading, notice, signIn, test } from "./journey.ts";

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

test("who declines is asked first, without reading; the no is final and leads to the overview (COC-02, COC-08, COC-11, COC-14, COC-15, MSGS-035) @flat", async ({
  page,
}) => {
  await signIn(page, "amira");
  await page.goto("/code-of-conduct");
  await button(page, dock.toDecline).click();
  await expect(page.getByRole("dialog", { name: decline.title })).toHaveAccessibleDescription(
    `${decline.body} ${decline.advice}`,
  );
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

test("by the keyboard alone somebody reads, jumps, agrees five times and accepts, returns to the overview, and can only read from then on (COC-01, COC-02, COC-04, COC-06, COC-07, COC-10, COC-12, COC-13, MSGS-034)", async ({
  page,
  shape,
}) => {
  await signIn(page, "amira");
  await openFromTheOverview(page);
  await expect(accept(page)).toHaveAttribute("aria-disabled", "true");
  const tabTo = async (target: ReturnType<typeof accept>) => {
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 40 && !(await isThere()); presses++) await page.keyboard.press("Tab");
    await expect(target).toBeFocused();
  };
  await tabTo(button(page, new RegExp(`^${de.conduct.contents.title}`)));
  await page.keyboard.press("Enter");
  await tabTo(page.getByRole("link", { name: new RegExp(`${de.conductText.dangerousGoods.title}$`) }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: de.conductText.dangerousGoods.title })).toBeFocused();
  await expect(page).toHaveURL("/code-of-conduct");
  for (const { title: name } of [agreements.conduct, agreements.safety, agreements.confidentiality])
    await tickByKey(page.getByRole("checkbox", { name: new RegExp(`^${name}`) }));
  await expect(accept(page)).toHaveAccessibleDescription(/noch 2.Häkchen/);
  for (const { title: name } of [agreements.uniform, agreements.workingHours])
    await tickByKey(page.getByRole("checkbox", { name: new RegExp(`^${name}`) }));
  await tabTo(accept(page));
  const request = sent(page);
  await page.keyboard.press("Enter");
  expect((await request).postDataJSON()).toEqual({ accepted: true });
  await expect(page).toHaveURL("/profile/overview");
  await expect(notice(page, de.notices.conduct.accepted, "success")).toHaveCount(1);
  await expect(page.locator("[data-tone=error]")).toHaveCount(0);

  await page.getByRole("button", { name: new RegExp(de.overview.tasks.codeOfConduct.title) }).click();
  await isAnswered(page, answer.accepted, true);
  await page.reload();
  await isAnswered(page, answer.accepted, true);
  // The other provider keeps a word and no time.
  await expect(page.getByText(/^am \d+\.\s\p{L}+ \d{4}$/u)).toHaveCount(shape === "nested" ? 1 : 0);

  async function tickByKey(box: ReturnType<typeof accept>) {
    await tabTo(box);
    await page.keyboard.press("Space");
    await expect(box).toBeChecked();
  }
});
