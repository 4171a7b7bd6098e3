import type { Page } from "@playwright/test";
import { people } from "../../src/people/people.ts";
import { expect, heading, signInByForm, test } from "./journey.ts";

/** What is kept on the device. */
const keys = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());

test("signing out in one tab empties the other within a second, and back brings nothing (T8, SESS-16)", async ({
  page,
  context,
}) => {
  await signInByForm(page, "amira");
  const other = await context.newPage();
  await other.goto("/dashboard");
  await expect(heading(other, /Amira/)).toBeVisible();
  await page.getByRole("button", { name: "Abmelden" }).click();
  await expect(heading(other, "E-Mail-Adresse eingeben")).toBeVisible({ timeout: 1000 });
  await expect(other.getByText("Ihre Aufgaben")).toHaveCount(0);
  await other.goBack();
  await expect(other.getByText("Ihre Aufgaben")).toHaveCount(0);
});

test("a refused refresh ends the session with one word about it (SESS-12..14, API-55, API-58, API-59, VA-129)", async ({
  page,
  provider,
}) => {
  await signInByForm(page, "amira");
  await expect(page.locator("[data-tone]")).toHaveCount(0, { timeout: 6000 });
  await provider.fault("me", "token-dead-refresh-refused");
  await page.reload();
  await expect(page).toHaveURL("/auth/signin");
  await expect(page.locator("[data-tone=error]")).toHaveCount(1);
  expect(await keys(page)).toEqual([]);
  expect(await provider.calls("/auth/refresh")).toHaveLength(1);
});

test("a refresh without an answer keeps the session, and the next call tries again (T3) @flat", async ({
  page,
  provider,
}) => {
  await signInByForm(page, "amira");
  await provider.fault("me", "token-dead-refresh-unanswered");
  await page.reload();
  await expect(heading(page, /Amira/)).toBeVisible();
  expect(await keys(page)).toContain("refreshToken");
  await page.reload();
  await expect(heading(page, /Amira/)).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
});

test("who opens a screen without a session lands on the entry (ROUTE-31, SESS-14, VA-131)", async ({ page }) => {
  await page.goto("/group/create");
  await expect(page).toHaveURL("/auth/signin");
  await expect(heading(page, "E-Mail-Adresse eingeben")).toBeVisible();
});

test("whoever is signed in never sees the way in again (ROUTE-29, VA-130)", async ({ page }) => {
  await signInByForm(page, "amira");
  await page.goto("/auth/verify-email");
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/nirgendwo");
  await expect(heading(page, /Amira/)).toBeVisible();
});

test("the app speaks German and offers no other language (FMT-01, FMTS-31)", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("i18nextLng", "en"));
  await signInByForm(page, "amira");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("combobox")).toHaveCount(0);
  expect(await keys(page)).not.toContain("i18nextLng");
});

test("only the ten harmless fields of a person stay on the device, and nothing after signing out (S6, S7, SESS-03)", async ({
  page,
}) => {
  await signInByForm(page, "amira");
  const stored = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect(Object.keys(JSON.parse(stored.currentUser ?? "{}") as object).toSorted()).toEqual(
    [
      "extraId",
      "firstName",
      "lastName",
      "email",
      "phone",
      "dateOfBirth",
      "nationality",
      "germanLevel",
      "company",
      "department",
    ].toSorted(),
  );
  const everything = JSON.stringify(stored);
  expect(everything).not.toContain(people.amira.password);
  await page.getByRole("button", { name: "Abmelden" }).click();
  await expect(page).toHaveURL("/auth/signin");
  expect(await keys(page)).toEqual([]);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

for (const path of ["/reset-password?token=", "/auth/signin?token=", "/?email=amira@example.de&token="])
  test(`a token in ${path} leaves the address before the first frame and survives a reload only in this entry (S5)`, async ({
    page,
  }) => {
    const token = "kanarienvogel-4711";
    const seen: string[] = [];
    page.on("request", (request) => seen.push(request.url() + JSON.stringify(request.headers())));
    await page.addInitScript(() => {
      requestAnimationFrame(() => {
        (globalThis as { firstFrame?: string }).firstFrame ??= location.href;
      });
    });
    await page.goto(path + token);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const firstFrame = await page.evaluate(() => (globalThis as { firstFrame?: string }).firstFrame);
    expect(firstFrame).not.toContain(token);
    await page.reload();
    expect(page.url()).not.toContain(token);
    const told = seen.filter(
      (request) => request.includes(token) && !request.includes("/api/auth/validate-reset-token"),
    );
    expect(told).toHaveLength(1);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.title]),
    );
    expect(kept + (await page.content())).not.toContain(token);
  });
