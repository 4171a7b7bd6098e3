import type { Page } from "@playwright/test";
import { people } from "../../src/people/people.ts";
import { de } from "./copy.ts";
import { code, enterEmail, expect, heading, signIn, test } from "./journey.ts";
import {
  button,
  enterPhone,
  enterSmsCode,
  fillProfile,
  newPassword,
  saveProfile,
  setPassword,
  toPassword,
} from "./wayIn.ts";

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

test("an id that came as a number with an invitation makes the password (C-72)", async ({ page, provider }) => {
  const { password, extraId } = people.khai;
  await spellIdsAsNumbers(page);
  await toPassword(page, provider, "khai");
  const sent = await sentTo(page, "/auth/create-password", () => setPassword(page, password));
  expect(sent).toMatchObject({ extraId: Number(extraId) });
});

test("a date is applied for and taken back with the id of the person as the record spells it (C-72)", async ({
  page,
}) => {
  const extra_id = Number(people.oguzhan.extraId);
  const { dock, badges, withdraw } = de.events;
  await spellIdsAsNumbers(page);
  await signIn(page, "oguzhan");
  await page.goto("/events/apply");
  const applied = page.getByRole("checkbox", { name: badges.applied });
  const nextMonth = button(page, new RegExp(`^${de.events.month.toNext.split("{")[0]}`));
  await expect(page.getByRole("grid")).toBeVisible();
  if ((await applied.count()) === 0) await nextMonth.click();
  await applied.first().click();
  await button(page, `${dock.toWithdraw.split(" ")[0]} (1)`).click();
  const back = await sentTo(page, "/events/withdraw", () =>
    page.getByRole("dialog").getByRole("button", { name: withdraw.one.confirm }).click(),
  );
  expect(back).toEqual({ extra_id, event_ids: [expect.any(Number)] });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("checkbox").filter({ hasNotText: badges.applied }).first().click();
  const sent = await sentTo(page, "/events/apply", () => button(page, `${dock.toApply.split(" ")[0]} (1)`).click());
  expect(sent).toEqual({ extra_id, event_ids: [expect.any(Number)] });
});

test("a day is cancelled with both ids as its row spells them (C-72)", async ({ page }) => {
  const { cancellation, myEvent } = de;
  await spellIdsAsNumbers(page);
  await signIn(page, "amira");
  await page.goto("/events/my-event");
  await button(page, myEvent.toCancel).click();
  const dialog = page.getByRole("dialog", { name: cancellation.title });
  await dialog.getByText(cancellation.reasons.healthIssues).click();
  const sent = await sentTo(page, "/cancellations", () =>
    dialog.getByRole("button", { name: cancellation.submit.confirm }).click(),
  );
  expect(sent).toEqual({ extra_id: Number(people.amira.extraId), event_id: 501, reason: "health issues" });
  await expect(page.getByRole("heading", { name: myEvent.cancelled.title })).toBeVisible();
});
