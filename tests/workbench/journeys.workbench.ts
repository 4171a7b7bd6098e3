import type { Page } from "@playwright/test";
import { faultsOf } from "./axe.ts";
import { expect, test } from "./deskPage.ts";

const titles = [
  "Registrieren mit Code",
  "Passwort vergessen",
  "Erste Schritte",
  "Vertrag",
  "Ausweisprüfung",
  "Bewerben und absagen",
  "Gruppe zu viert",
  "Check-in-Tag",
];

type Entry = { id: string; title: string; name: string };

async function storyOf(page: Page, title: string, name: string): Promise<string> {
  const { entries } = (await (await page.request.get("/index.json")).json()) as { entries: Record<string, Entry> };
  const entry = Object.values(entries).find((each) => each.title === `Wege/${title}` && each.name === name);
  return encodeURIComponent(entry?.id ?? `no story of ${title}`);
}

const status = (page: Page) => page.getByRole("status");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const current = (page: Page) => page.locator("[aria-current=step]");

async function open(page: Page, title: string, theme = "light") {
  const story = await storyOf(page, title, "Abspielen");
  await page.goto(`/iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`);
  await expect(status(page)).toHaveText(/Der Weg ist bereit\./, { timeout: 60_000 });
}

for (const title of titles)
  test(`the path of „${title}“ plays to its end, in the app itself, without a word in the console`, async ({
    page,
  }) => {
    await open(page, title);
    const steps = await page.locator(".journey-steps li").count();
    await press(page, "Weg abspielen");
    const stop = page.getByRole("alert");
    await expect(status(page).filter({ hasText: "Am Ziel" }).or(stop)).toBeVisible({ timeout: 90_000 });
    expect(await stop.allTextContents()).toEqual([]);
    await expect(status(page)).toHaveText(`Am Ziel: Alle ${steps} Schritte haben geklappt.`);
    await expect(page.locator(".journey-steps [data-progress=done]")).toHaveCount(steps);
    expect(new URL(page.url()).pathname).toBe("/iframe.html");
    expect(await page.evaluate(() => ["session", "accessToken"].map((key) => localStorage.getItem(key)))).toEqual([
      null,
      null,
    ]);
  });

test("a path stops at the step that fails, and says in German which one and what is on the screen", async ({
  page,
}) => {
  await open(page, "Registrieren mit Code");
  await page.getByLabel("Störung").selectOption("Der Server meldet einen Fehler");
  await expect(status(page)).toHaveText(/Der Weg ist bereit\./, { timeout: 30_000 });
  await press(page, "Weg abspielen");
  const stop = page.getByRole("alert");
  await expect(stop).toContainText("Der Weg stoppt bei Schritt 5: Die App fragt nach dem Code", { timeout: 30_000 });
  await expect(stop).toContainText("Das Feld „Code aus der E-Mail“ ist nach 10 Sekunden nicht da.");
  await expect(stop).toContainText("Auf dem Bildschirm steht „E-Mail-Adresse eingeben“.");
  await expect(current(page)).toContainText("gescheitert");
  await press(page, "Von vorn");
  await expect(stop).toHaveCount(0);
});

test("one step at a time, by keyboard, and a code is to be read beside the phone", async ({ page }) => {
  await open(page, "Registrieren mit Code");
  await page.getByRole("button", { name: "Nächster Schritt" }).focus();
  for (let step = 1; step <= 6; step++) {
    await page.keyboard.press("Enter");
    await expect(status(page)).toHaveText(new RegExp(`^Angehalten vor Schritt ${step + 1} `));
  }
  await expect(page.getByRole("region", { name: "Was der Anbieter verschickt hat" })).toContainText(/Code \d{6}/);
});

test("the app goes on where it is when somebody reloads the page in the phone", async ({ page }) => {
  await open(page, "Bewerben und absagen");
  await press(page, "Nächster Schritt");
  const phone = page.frameLocator("iframe[title='Die App auf einem Handy']");
  await expect(phone.getByRole("heading", { name: "Ihre Aufgaben" })).toBeVisible();
  const frame = page.frames().find((each) => each.parentFrame() !== null);
  await frame?.evaluate(() => location.reload()).catch(() => null);
  await expect(phone.getByRole("heading", { name: "Ihre Aufgaben" })).toBeVisible({ timeout: 30_000 });
  await press(page, "Nächster Schritt");
  await expect(phone.getByRole("heading", { name: "Für Termine bewerben" })).toBeVisible();
});

test("a map shows each state of the path as a picture that opens it, and each chart as a drawing", async ({ page }) => {
  const story = await storyOf(page, "Vertrag", "Karte");
  await page.goto(`/?path=/story/${story}`);
  const map = page.frameLocator("#storybook-preview-iframe");
  await expect(map.locator(".journey-nodes iframe").first()).toBeAttached({ timeout: 60_000 });
  await map.locator("summary", { hasText: "Vertrag" }).click();
  await expect(map.getByRole("group", { name: "Diagramm: Vertrag" })).toBeVisible();
  await map.getByRole("link", { name: /ContractScreen\/SignAndSend/ }).click();
  await expect(page).toHaveURL(/path=\/story\/screens-contract-contractscreen--sign-and-send/);
});

for (const theme of ["light", "dark"])
  test(`player and map are accessible (${theme})`, async ({ page }) => {
    await open(page, "Registrieren mit Code", theme);
    await press(page, "Nächster Schritt");
    await expect(status(page)).toHaveText(/^Angehalten/);
    expect(await faultsOf(page, ".journey")).toEqual([]);
    const story = await storyOf(page, "Ausweisprüfung", "Karte");
    await page.goto(`/iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`);
    await expect(page.locator(".journey-nodes li").first()).toBeVisible({ timeout: 60_000 });
    await page.locator("details").evaluateAll((all) => all.forEach((one) => one.setAttribute("open", "")));
    expect(await faultsOf(page, ".journey-map")).toEqual([]);
  });
