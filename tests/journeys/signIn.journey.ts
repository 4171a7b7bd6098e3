import { people } from "../../src/people/people.ts";
import { SCREEN_PATHS } from "../../app/navigation/screens.ts";
import { email, enterEmail, password, signInByForm } from "./authPage.ts";
import { de } from "./copy.ts";
import { button, expect, heading, holdBack, signIn, test } from "./journey.ts";

test("somebody with an account signs in, arrives and signs out again (AUTH-89, SESS-16, VA-101, ROUTE-38, API-65) @flat", async ({
  page,
}) => {
  await signInByForm(page, "amira");
  await expect(page.getByText(de.notices.login.success).first()).toBeVisible();
  await button(page, de.dashboard.signOut).click();
  await expect(page).toHaveURL("/auth/signin");
  await expect(heading(page, de.auth.entry.title)).toBeFocused();
  await expect(email(page)).toHaveValue("");
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.goBack();
  await expect(page.getByText(de.dashboard.tasksTitle)).toHaveCount(0);
});

test("what is pressed shows it, under a finger as well; what is locked does not", async ({ page }) => {
  await page.goto("/");
  const opacityOf = async (name: string) => {
    await button(page, name).hover();
    await page.mouse.down();
    const value = await button(page, name).evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish();
      return Number(getComputedStyle(element).opacity);
    });
    await page.mouse.move(0, 0);
    await page.mouse.up();
    return value;
  };
  expect(await opacityOf(de.auth.entry.submit)).toBe(0.7);
  await enterEmail(page, people.amira.email);
  expect(await opacityOf(de.signIn.submit)).toBe(1);
});

test("the password stays on show until the dashboard is there, with no start screen in between", async ({ page }) => {
  await enterEmail(page, people.amira.email);
  await password(page).fill(people.amira.password);
  await page.evaluate(() => {
    const seen = { starting: 0 };
    Object.assign(globalThis, { seen });
    const look = () => void (seen.starting += document.querySelectorAll("main[data-sign]").length);
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press("Enter");
  await expect(heading(page, /Amira/)).toBeFocused();
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => (globalThis as unknown as { seen: object }).seen)).toEqual({ starting: 0 });
});

test("a reload finds the password step and the dashboard again (C-09, VA-103, ROUTE-27)", async ({ page }) => {
  await enterEmail(page, people.amira.email);
  await expect(heading(page, de.signIn.title)).toBeVisible();
  await page.reload();
  await expect(heading(page, de.signIn.title)).toBeVisible();
  await expect(email(page)).toHaveValue(people.amira.email);
  await password(page).fill(people.amira.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard");
  await page.reload();
  await expect(heading(page, /Amira/)).toBeVisible();
});

test("what is typed before the machine is there is kept, and submitted when it arrives", async ({ page }) => {
  const release = await holdBack(page, /\/assets\/wayIn-[\w-]+\.js/);
  await page.goto("/");
  await email(page).fill(people.amira.email);
  await page.keyboard.press("Enter");
  await expect(button(page, de.auth.entry.checking)).toBeVisible();
  await release();
  await expect(heading(page, de.signIn.title)).toBeVisible();
});

test("the terms open in a dialog under the policy, close with Escape and give the focus back (S1, ROUTE-43, C-40)", async ({
  page,
}) => {
  await page.goto("/");
  const link = button(page, de.auth.card.terms);
  await link.click();
  await expect(page.getByRole("dialog", { name: "Nutzungsbedingungen" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(link).toBeFocused();
});

const allPaths = [...new Set(Object.values(SCREEN_PATHS).filter((path) => path !== null))];
/** `npm run stress` opens all of them. */
const EVERY = process.env.STRESS ? 1 : 3;

for (const [at, is] of (["signed out", "signed in"] as const).entries()) {
  test(`the paths answer with a screen that has a heading, ${is}, without a word to the console (S1, S8)`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    if (is === "signed in") await signIn(page, "amira");
    for (const path of allPaths.filter((_, place) => place % EVERY === at % EVERY)) {
      await page.goto(path);
      // By its element: where an introduction opens over the screen, assistive technology does not see what is behind.
      await expect(page.locator("h1").filter({ visible: true })).toHaveCount(1);
    }
  });
}
