import type { Page } from "@playwright/test";
import { faultsOf } from "./axe.ts";
import { expect, test } from "./deskPage.ts";

type Entry = { id: string; title: string; name: string };

async function storyOf(page: Page, title: string, name: string): Promise<string> {
  const { entries } = (await (await page.request.get("/index.json")).json()) as { entries: Record<string, Entry> };
  const entry = Object.values(entries).find((each) => each.title === `Wege/${title}` && each.name === name);
  return encodeURIComponent(entry?.id ?? `no story of ${title}`);
}

test("a journey plays in the built workbench, which it neither moves nor writes to; its codes are beside the phone", async ({
  page,
}) => {
  const story = await storyOf(page, "Registrieren mit Code", "Abspielen");
  await page.goto(`/iframe.html?id=${story}&viewMode=story`);
  await expect(page.getByRole("heading", { name: "Guten Start, Konstantin" })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("region", { name: "Was der Anbieter verschickt hat" })).toContainText(/Code \d{6}/);
  expect(new URL(page.url()).pathname).toBe("/iframe.html");
  expect(await page.evaluate(() => ["session", "accessToken"].map((key) => localStorage.getItem(key)))).toEqual([
    null,
    null,
  ]);
});

test("a map shows each state of the path as a picture that opens it, and each chart as a drawing", async ({ page }) => {
  const story = await storyOf(page, "Vertrag", "Karte");
  await page.goto(`/?path=/story/${story}`);
  const map = page.frameLocator("#storybook-preview-iframe");
  await expect(map.locator(".journey-nodes iframe").first()).toBeAttached({ timeout: 60_000 });
  await map.locator("summary", { hasText: "Vertrag" }).click();
  await expect(map.getByRole("group", { name: "Diagramm: Vertrag" })).toBeVisible();
  const state = map.getByRole("link", { name: /ContractScreen\/Unterschreiben und senden/ });
  await expect(state.locator("span[lang]")).toHaveCount(0);
  await state.click();
  await expect(page).toHaveURL(/path=\/story\/screens-contract-contractscreen--sign-and-send/);
});

for (const theme of ["light", "dark"])
  test(`a map is accessible (${theme})`, async ({ page }) => {
    const story = await storyOf(page, "Ausweisprüfung", "Karte");
    await page.goto(`/iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`);
    await expect(page.locator(".journey-nodes li").first()).toBeVisible({ timeout: 60_000 });
    await page.locator("details").evaluateAll((all) => all.forEach((one) => one.setAttribute("open", "")));
    expect(await faultsOf(page, ".journey-map")).toEqual([]);
  });
