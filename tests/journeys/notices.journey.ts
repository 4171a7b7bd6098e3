import type { Page } from "@playwright/test";
import { people } from "../../src/people/people.ts";
import { code, enterEmail, enterPhone, enterSmsCode, profile } from "./authPage.ts";
import { de } from "./copy.ts";
import { button, expect, holdBack, notice, signIn, test } from "./journey.ts";

const pause = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));

/** A notice that is on show goes after this many milliseconds of the page's clock, and not one before. */
async function goesAfter(page: Page, text: string | RegExp, tone: "success" | "error", milliseconds: number) {
  await expect(notice(page, text, tone)).toBeVisible();
  await page.clock.runFor(milliseconds - 1);
  await expect(notice(page, text, tone)).toBeVisible();
  await page.clock.runFor(1);
  await expect(notice(page, text, tone)).toHaveCount(0);
}

test("in the signed-in area a notice stays 4 seconds, a failure as well as a success (FMTS-21, FMT-08, VS-006)", async ({
  page,
  provider,
}) => {
  await page.clock.install();
  await signIn(page, "milica");
  await page.goto("/profile/complete");
  await page.getByRole("dialog").getByRole("button", { name: de.intro.profile.submit }).click();
  await profile.city(page).fill("Hanau");
  await pause(page);
  await provider.fault("updateExtra", "server-error");
  await button(page, de.profile.completion.submit).click();
  await goesAfter(page, de.notices.profile.updateFailed, "error", 4000);
  await button(page, de.profile.completion.submit).click();
  await goesAfter(page, de.notices.profile.updated, "success", 4000);
});

test("notices that come before their list is loaded are all shown when it is", async ({ page, provider }) => {
  const { email, phone } = people.konstantin;
  const release = await holdBack(page, /\/notices-[^/]+\.js$/);
  await enterEmail(page, email);
  await code(page).fill(await provider.code(email));
  await enterPhone(page, phone);
  await enterSmsCode(page, provider, phone);
  await expect(page).toHaveURL("/auth/password");
  const isReadOut = page.getByRole("status").filter({ hasText: "Telefonnummer ist bestätigt" }).waitFor();
  await release();
  await expect(notice(page, "E-Mail-Adresse ist bestätigt", "success")).toBeVisible();
  await expect(notice(page, "Telefonnummer ist bestätigt", "success")).toBeVisible();
  await isReadOut;
});
