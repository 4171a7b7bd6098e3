import type { Page } from "@playwright/test";
import { pathForScreen, type ScreenName } from "../../app/navigation/screens.ts";
import { people } from "../../src/people/people.ts";
import { de } from "./copy.ts";
import { expect, heading, signIn, test } from "./journey.ts";
import { button } from "./wayIn.ts";

/** One screen of each area, for somebody who is booked, in a group, and supervises. */
const screens: ScreenName[] = [
  "dashboard",
  "app-profile-completion",
  "app-contract",
  "app-payroll-info",
  "id-result",
  "app-code-of-conduct",
  "app-event-application",
  "my-event",
  "apply",
  "app-group",
  "check-in-list",
  "check-out-list",
  "app-info-faq",
  "app-settings",
  "app-notifications",
];

/** The heading of a screen that stays at its own address. */
async function headingOf(page: Page, screen: ScreenName): Promise<string> {
  await page.goto(pathForScreen(screen) ?? "/");
  const shown = page.locator("[data-screen-heading]").filter({ hasText: /\S/ });
  await expect(shown, screen).toBeVisible();
  await expect(page, screen).toHaveURL(pathForScreen(screen) ?? "/");
  return (await shown.textContent()) ?? "";
}

test("each area of the signed-in part has a screen of its own that can be reached (NAV-01)", async ({ page }) => {
  test.slow();
  await signIn(page, "milica");
  const headings: string[] = [];
  for (const screen of screens) headings.push(await headingOf(page, screen));
  // An introduction may have the heading of the screen that it leads to.
  expect([...headings, await headingOf(page, "intro-event-application")]).not.toContain(de.auth.broken.title);
  expect(new Set(headings).size, headings.join(", ")).toBe(screens.length);

  await page.goto(pathForScreen("my-event") ?? "/");
  await button(page, de.myEvent.toCancel).first().click();
  await expect(page.getByRole("dialog", { name: de.cancellation.title })).toBeVisible();

  await page.evaluate(
    (extraId) => localStorage.setItem(`onboarding:${extraId}`, JSON.stringify({ isFirstTimeUser: true })),
    people.milica.extraId,
  );
  await page.goto(pathForScreen("onboarding-welcome") ?? "/");
  await expect(heading(page, new RegExp(`^${de.onboarding.welcome.title.split(",")[0]}`))).toBeVisible();
});
