import type { Page } from "@playwright/test";
import { people } from "../../src/people/people.ts";
import {
  code,
  enterEmail,
  enterPhone,
  enterSmsCode,
  fillProfile,
  newPassword,
  saveProfile,
  setPassword,
} from "./authPage.ts";
import { de } from "./copy.ts";
import { button, expect, heading, test } from "./journey.ts";

/** From here on the provider spells ids as numbers. */
const spellIdsAsNumbers = (page: Page) =>
  page.route("**/api/**", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"(extra_id|extraId|uid|event_id)":"(\d+)"/g, '"$1":$2');
    await route.fulfill({ response, body });
  });

/** What a page is still loading at the end is let go. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

const sentTo = async (page: Page, path: string, act: () => Promise<unknown>): Promise<unknown> => {
  const [request] = await Promise.all([page.waitForRequest(`**/api${path}`), act()]);
  return request.postDataJSON();
};

test("an id that came as a number with the e-mail address makes the password, also after a reload (C-72)", async ({
  page,
  provider,
}) => {
  const { email, phone, password, firstName, extraId } = people.konstantin;
  await spellIdsAsNumbers(page);
  await enterEmail(page, email);
  await code(page).fill(await provider.code(email));
  await enterPhone(page, phone);
  await enterSmsCode(page, provider, phone);
  await expect(newPassword(page)).toBeVisible();
  await expect(page).toHaveURL("/auth/password");
  await page.reload();
  const sent = await sentTo(page, "/auth/create-password", () => setPassword(page, password));
  expect(sent).toMatchObject({ extraId: Number(extraId) });
  await expect(heading(page, de.profile.information.title)).toBeVisible();
  await fillProfile(page);
  await saveProfile(page);
  await expect(heading(page, `Willkommen, ${firstName}!`)).toBeVisible();
  await button(page, de.signUp.success.open).click();
  await expect(page).toHaveURL("/onboarding/welcome");
});
