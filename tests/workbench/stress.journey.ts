import { faultsOf } from "./axe.ts";
import { expect, test } from "./deskPage.ts";

const story = "/?path=/story/screens-auth-phonescreen--from-google";

test("stress is chosen from one menu, several kinds together, and taken away again", async ({ page }) => {
  await page.goto(story);
  const canvas = page.frameLocator("#storybook-preview-iframe");
  await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 40_000 });
  await page.getByRole("button", { name: "Belastung", exact: true }).click();
  await page.getByRole("checkbox", { name: "Texte 40 % länger" }).click();
  await expect(canvas.getByRole("heading", { level: 1 })).toHaveText("Telefonnummerummer eingebenben");
  await page.getByRole("checkbox", { name: "Längste Namen" }).click();
  await expect(canvas.getByText(/Wolfeschlegelstein/)).toBeVisible();
  await expect(page).toHaveURL(/stress:longer_names/);
  await page.getByRole("checkbox", { name: "320 px breit" }).click();
  await expect.poll(() => canvas.locator("html").evaluate(() => innerWidth)).toBe(320);
  await expect(page.getByRole("button", { name: "Belastung (3)" })).toBeVisible();
  await page.getByRole("button", { name: "Belastung aufheben" }).click();
  await expect(canvas.getByRole("heading", { level: 1 })).toHaveText("Telefonnummer eingeben");
  await expect.poll(() => canvas.locator("html").evaluate(() => innerWidth)).toBe(390);
});

test("the menu opens, chooses and closes by keyboard, and is accessible", async ({ page }) => {
  await page.goto(story);
  const canvas = page.frameLocator("#storybook-preview-iframe");
  await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 40_000 });
  await page.getByRole("button", { name: "Belastung", exact: true }).focus();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("group", { name: "Belastung" });
  await expect(menu).toBeVisible();
  expect(await faultsOf(page, '[role="group"][aria-label="Belastung"]')).toEqual([]);
  await expect(page.getByRole("checkbox", { name: "Texte 40 % länger" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/stress:words/);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("button", { name: "Belastung (1)" })).toBeFocused();
});

for (const width of [1440, 1024])
  test(`in a window of ${width} px the menu covers nothing of the phone, which is whole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(story);
    const phone = page.locator("#storybook-preview-iframe");
    await expect(phone.contentFrame().getByRole("heading", { level: 1 })).toBeVisible({ timeout: 40_000 });
    await page.getByRole("button", { name: "Belastung", exact: true }).click();
    const edges = () =>
      page.evaluate(() => {
        const rect = (of: string) => document.querySelector(of)!.getBoundingClientRect();
        const [room, canvas, menu] = [rect("main"), rect("#storybook-preview-iframe"), rect("[popover]:popover-open")];
        return { room: [room.left, room.right], phone: [canvas.left, canvas.right], menu: [menu.left, menu.right] };
      });
    // The menu is in its place once it has the focus.
    await expect(page.getByRole("checkbox", { name: "Texte 40 % länger" })).toBeFocused();
    const seen = await edges();
    await expect(page.getByRole("button", { name: "Sprache Deutsch" })).toBeInViewport({ ratio: 1 });
    expect(seen.phone[0]).toBeGreaterThanOrEqual(seen.room[0]!);
    expect(seen.phone[1]).toBeLessThanOrEqual(seen.room[1]!);
    expect(seen.menu[0]).toBeGreaterThan(seen.phone[1]!);
    expect(seen.menu[1]).toBeLessThanOrEqual(width);
    await page.getByRole("checkbox", { name: "320 px breit" }).click();
    await expect
      .poll(() =>
        phone
          .contentFrame()
          .locator("html")
          .evaluate(() => innerWidth),
      )
      .toBe(320);
    expect((await edges()).menu).toEqual(seen.menu);
  });

test("a link carries the stress: type, spacing, forced colours and stillness are there at once", async ({ page }) => {
  await page.goto(
    "/iframe.html?id=screens-auth-phonescreen--sending&viewMode=story&globals=stress:text200_spacing_forced_still",
  );
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible({ timeout: 40_000 });
  const looks = await heading.evaluate((element) => {
    const { fontSize, letterSpacing, color } = getComputedStyle(element);
    return { fontSize, letterSpacing, color, moving: document.getAnimations().length };
  });
  expect(looks).toEqual({ fontSize: "56px", letterSpacing: "6.72px", color: "rgb(0, 0, 0)", moving: 0 });
});
