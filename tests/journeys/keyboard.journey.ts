import type { Locator, Page } from "@playwright/test";
import { people } from "../../src/people/people.ts";
import {
  code,
  confirmation,
  details,
  email,
  enterEmail,
  enterPhone,
  enterSmsCode,
  fillProfile,
  newPassword,
  replacement,
  password,
  phone,
  profile,
  resetPassword,
  saveProfile,
  setPassword,
  smsCode,
  toSmsCode,
} from "./authPage.ts";
import { de } from "./copy.ts";
import { button, expect, heading, type Provider, test } from "./journey.ts";

const { konstantin, khai, amira } = people;
const fresh = "Neuanfang!27";

/** Where the focus is, and whether somebody can see it there: a ring of 2 px and more, in the window, under nothing else. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const atPoint = document.elementFromPoint(x, y);
    const field = element.closest("label") ?? element.parentElement ?? element;
    const ring = (candidate: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    };
    const around = [element, field, field.parentElement ?? field, ...field.querySelectorAll("[data-current]")];
    return {
      where: `${element.tagName.toLowerCase()} ${element.textContent?.slice(0, 40) ?? ""}`,
      isSomewhere: element !== document.body && element !== document.documentElement,
      hasRing: element.matches("h1, h2") || around.some(ring),
      isUncovered: atPoint !== null && (field.contains(atPoint) || atPoint.contains(element)),
    };
  });

async function expectVisibleFocus(page: Page) {
  await expect
    .poll(() => focused(page), "the focus can be seen")
    .toMatchObject({ isSomewhere: true, hasRing: true, isUncovered: true });
}

/** With the Tab key, as often as it takes. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 40 && !(await isThere()); presses++) {
    await page.keyboard.press("Tab");
    await expectVisibleFocus(page);
  }
  await expect(target).toBeFocused();
}

async function typeInto(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

async function arriveAt(page: Page, title: string | RegExp) {
  await expect(heading(page, title)).toBeVisible();
  await expectVisibleFocus(page);
}

async function typeProfile(page: Page) {
  await typeInto(page, profile.dateOfBirth(page), details.dateOfBirth);
  await typeInto(page, profile.nationality(page), details.nationality);
  await page.keyboard.press("Enter");
  await expect(profile.nationality(page)).toHaveValue(details.nationality);
  await tabTo(page, profile.germanLevel(page));
  await page.keyboard.type("C1");
  await expect(profile.germanLevel(page)).toHaveValue("C1");
  await typeInto(page, profile.passNumber(page), details.passNumber);
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(profile.passColour(page)).toBeChecked();
  await tabTo(page, button(page, de.profile.information.submit));
  await page.keyboard.press("Space");
}

/** From the phone, which has the focus somewhere on its screen, to the first steps. */
async function typeOn(
  page: Page,
  provider: Provider,
  { phone: number, password: chosen }: typeof konstantin | typeof khai,
) {
  await typeInto(page, phone(page), number);
  await page.keyboard.press("Enter");
  await expect(smsCode(page)).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.type(await provider.code(number));
  await arriveAt(page, de.signUp.password.title);
  await typeInto(page, newPassword(page), chosen);
  await page.keyboard.press("Enter");
  await arriveAt(page, de.profile.information.title);
  await typeProfile(page);
  await arriveAt(page, /^Willkommen/);
  await tabTo(page, button(page, de.signUp.success.open));
  await page.keyboard.press("Enter");
  // By way of the dashboard, which leads somebody new on to the first steps.
  await expect(page).toHaveURL("/onboarding/welcome");
  await expectVisibleFocus(page);
}

test.describe("without a mouse (A2)", () => {
  test("an e-mail address leads to the first steps (A2)", async ({ page, provider }) => {
    await page.goto("/");
    await typeInto(page, email(page), khai.email);
    await page.keyboard.press("Enter");
    await expect(code(page)).toBeFocused();
    await expectVisibleFocus(page);
    await page.keyboard.type(await provider.code(khai.email));
    await arriveAt(page, de.signUp.phone.title);
    await typeOn(page, provider, khai);
  });

  test("a forgotten password is replaced, and the new one signs in (A2)", async ({ page, provider }) => {
    await page.goto("/");
    await typeInto(page, email(page), amira.email);
    await page.keyboard.press("Enter");
    await arriveAt(page, de.signIn.title);
    await tabTo(page, button(page, de.signIn.forgot));
    await page.keyboard.press("Enter");
    await arriveAt(page, de.recovery.forgot.title);
    await tabTo(page, button(page, de.recovery.forgot.submit));
    await page.keyboard.press("Space");
    await arriveAt(page, de.recovery.sent.title);
    await page.goto(await provider.link(amira.email, "/reset-password"));
    await expect(replacement(page)).toBeVisible();
    await typeInto(page, replacement(page), fresh);
    await typeInto(page, confirmation(page), fresh);
    await page.keyboard.press("Enter");
    await arriveAt(page, de.recovery.resetDone.title);
    await tabTo(page, button(page, de.recovery.resetDone.signIn));
    await page.keyboard.press("Enter");
    await arriveAt(page, de.auth.entry.title);
    await tabTo(page, button(page, de.auth.entry.submit));
    await page.keyboard.press("Enter");
    await arriveAt(page, de.signIn.title);
    await typeInto(page, password(page), fresh);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/dashboard");
    await expectVisibleFocus(page);
  });
});

test.describe("every step is an arrival (A3)", () => {
  /** Title, focus and place on the page; a code field is what a person comes for and has the focus itself (VA-034). */
  async function arrives(page: Page, title: string | RegExp, focus: Locator = heading(page, title)) {
    await expect(heading(page, title)).toBeVisible();
    await expect(focus).toBeFocused();
    // Both at once: the screen before may have a heading of the same words.
    await expect(async () => {
      const text = await heading(page, title).innerText({ timeout: 1000 });
      expect(await page.title()).toBe(`${text} – Gangway`);
    }).toPass({ timeout: 8000 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }

  test("from the entry to the first steps (A3)", async ({ page, provider }) => {
    await enterEmail(page, konstantin.email);
    await arrives(page, de.auth.code.title, code(page));
    await code(page).fill(await provider.code(konstantin.email));
    await arrives(page, de.signUp.phone.title);
    await enterPhone(page, konstantin.phone);
    await arrives(page, de.auth.code.title, smsCode(page));
    await page.goBack();
    await arrives(page, de.signUp.phone.title);
    await enterPhone(page);
    await enterSmsCode(page, provider, konstantin.phone);
    await arrives(page, de.signUp.password.title);
    await setPassword(page, konstantin.password);
    await arrives(page, de.profile.information.title);
    await fillProfile(page);
    await saveProfile(page);
    await arrives(page, /^Willkommen/);
    await button(page, de.signUp.success.open).click();
    // By way of the dashboard, which leads somebody new on.
    await expect(page).toHaveURL("/onboarding/welcome");
    await arrives(page, /Konstantin/);
  });

  test("through a forgotten password, a bad link and a proof that is gone, and on the browser's way back (A2, A3, F5)", async ({
    page,
    provider,
  }) => {
    await enterEmail(page, amira.email);
    await arrives(page, de.signIn.title);
    await page.goBack();
    await arrives(page, de.auth.entry.title);
    await button(page, de.auth.entry.submit).click();
    await arrives(page, de.signIn.title);
    await button(page, de.signIn.forgot).click();
    await arrives(page, de.recovery.forgot.title);
    await page.goBack();
    await arrives(page, de.signIn.title);
    await button(page, de.signIn.forgot).click();
    await button(page, de.recovery.forgot.submit).click();
    await arrives(page, de.recovery.sent.title);
    await page.goto("/reset-password?token=ausgedacht");
    await arrives(page, de.recovery.forgot.title);
    await page.goto(await provider.link(amira.email, "/reset-password"));
    await resetPassword(page, fresh);
    await arrives(page, de.recovery.resetDone.title);
    await button(page, de.recovery.resetDone.signIn).click();
    await arrives(page, de.auth.entry.title);
    await toSmsCode(page, provider, "konstantin");
    await provider.advance(31 * 60);
    await smsCode(page).fill("123456");
    await arrives(page, de.signUp.expired.title);
  });
});
