import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { PNG } from "pngjs";
import { faultsOf } from "./axe.ts";
import { DeskPage, expect, test } from "./deskPage.ts";
import { brightnesses, turnDevice } from "./toolbar/theme/brightness.ts";

const sheet = "/iframe.html?id=screens-auth-phonescreen--docs&viewMode=docs";

test("every screen has its sheet in the sidebar, and the sheet leads to each of its states", async ({
  page,
  request,
}) => {
  const { entries } = (await (await request.get("/index.json")).json()) as {
    entries: Record<string, { title: string; type: string; id: string }>;
  };
  const all = Object.values(entries).filter(({ title }) => title.startsWith("screens/"));
  const screens = new Set(all.map(({ title }) => title));
  expect(screens.size).toBeGreaterThanOrEqual(16);
  expect(all.filter(({ type }) => type === "docs").map(({ title }) => title)).toEqual([...screens]);

  await page.goto("/?path=/docs/screens-auth-phonescreen--docs");
  await expect(page.getByRole("link", { name: "Zustandsbogen" }).first()).toBeVisible({ timeout: 40_000 });
  const frame = page.frameLocator("#storybook-preview-iframe");
  const state = frame.getByRole("link", { name: "6 Telefonnummer mit Buchstaben" });
  await expect(state).toBeVisible({ timeout: 40_000 });
  await expect(state.locator("[lang]")).toHaveCount(0);
  await state.click();
  await expect(page).toHaveURL(/path=\/story\/screens-auth-phonescreen--unexpected-characters/);
});

test("beside the sidebar of a window of 1280 px its controls stand in two rows @static", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/?path=/docs/screens-auth-codeverificationscreen--docs");
  const controls = page.frameLocator("#storybook-preview-iframe").getByRole("form", { name: "Ansicht des Bogens" });
  await expect(controls).toBeVisible({ timeout: 40_000 });
  const middles = await controls.locator("input, select, button").evaluateAll((all) =>
    all.map((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    }),
  );
  expect(middles.length).toBeGreaterThanOrEqual(14);
  expect(new Set(middles).size).toBe(2);
});

test("the states are numbered, on phones, and are searched by name and by row, all by keyboard", async ({ page }) => {
  await page.goto(sheet);
  const frames = page.locator("iframe");
  await expect(page.getByRole("status")).toHaveText("13 Zustände", { timeout: 40_000 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zustandsbogen: Telefonnummer");
  await expect(page.frameLocator("iframe >> nth=0").getByRole("heading", { level: 1 })).toHaveText(
    "Telefonnummer eingeben",
  );
  await page.getByLabel("Zustand suchen").focus();
  await page.keyboard.type("AUTH-44");
  await expect(page.getByRole("status")).toHaveText("1 von 13 Zuständen");
  await expect(page.getByRole("link", { name: "5 Telefonnummer fehlt" })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.type("35");
  await expect(frames).toHaveCount(1);
  expect((await frames.boundingBox())?.width).toBeCloseTo(390 * 0.35, 0);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Dunkel");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Englisch");
  const state = page.frameLocator("iframe");
  await expect(state.getByText("Please enter your phone number.")).toBeVisible();
  await expect(state.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("two frames of each state stand side by side: light and dark, both languages, two widths", async ({ page }) => {
  await page.goto(`${sheet}&sheet-pair=theme`);
  const frames = page.locator("iframe");
  const search = page.getByLabel("Zustand suchen");
  await search.fill("AUTH-44");
  await expect(page.getByTitle("Zustand 5: Telefonnummer fehlt, Hell")).toBeVisible({ timeout: 40_000 });
  await expect(frames).toHaveCount(2);
  await expect(page.getByLabel("Helligkeit")).toBeDisabled();
  const html = (at: number) => page.frameLocator(`iframe >> nth=${at}`).locator("html");
  await expect(html(0)).toHaveAttribute("data-theme", "light");
  await expect(html(1)).toHaveAttribute("data-theme", "dark");
  const [left, right] = [await frames.nth(0).boundingBox(), await frames.nth(1).boundingBox()];
  expect(right?.y).toBe(left?.y);
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));

  const pair = page.getByLabel("Nebeneinander");
  await pair.focus();
  await page.keyboard.type("Deutsch und");
  await expect(html(0)).toHaveAttribute("lang", "de");
  await expect(html(1)).toHaveAttribute("lang", "en");
  await pair.selectOption("Nichts");
  const widths = page.getByRole("group", { name: "Breite in Pixeln" });
  for (const width of ["768", "320"]) await widths.getByRole("checkbox", { name: width }).check();
  await expect(page.getByTitle("Zustand 5: Telefonnummer fehlt, 320\u00a0Pixel breit")).toBeVisible();
  await expect.poll(() => html(1).evaluate(() => window.innerWidth)).toBe(768);
  expect(await html(0).evaluate(() => window.innerWidth)).toBe(320);
  for (const theme of brightnesses) {
    await turnDevice(page, theme);
    expect(await faultsOf(page, ".sheet")).toEqual([]);
  }
});

test("the address of the workbench names what a sheet compares and searches, for who opens it, not for the next sheet", async ({
  page,
  context,
}) => {
  await page.goto("/?path=/docs/screens-auth-phonescreen--docs");
  const canvas = page.frameLocator("#storybook-preview-iframe");
  await canvas.getByLabel("Nebeneinander").selectOption("Deutsch und Englisch", { timeout: 40_000 });
  await canvas.getByRole("checkbox", { name: "320" }).check();
  await canvas.getByLabel("Zustand suchen").fill("AUTH-44");
  for (const each of ["sheet-pair=locale", "sheet-widths=320", "sheet-filter=AUTH-44"])
    await expect(page).toHaveURL(new RegExp(`&${each}(?:&|$)`));

  const other = await context.newPage();
  await other.goto(page.url());
  const opened = other.frameLocator("#storybook-preview-iframe");
  const state = opened.getByTitle("Zustand 5: Telefonnummer fehlt, Englisch, 320\u00a0Pixel breit");
  await expect(state).toBeVisible({ timeout: 40_000 });
  await expect(opened.getByRole("status")).toHaveText("1 von 13 Zuständen");
  await expect(opened.getByText(/ · Gesucht: „AUTH-44“, 1 von 13 Zuständen/)).toBeAttached();

  await page.getByRole("link", { name: "Telefonnummer noch leer" }).click();
  await expect(page).toHaveURL(/path=\/story\/screens-auth-phonescreen--[a-z-]+$/);
  await page.getByRole("link", { name: "Zustandsbogen" }).first().click();
  await expect(canvas.getByRole("status")).toHaveText("13 Zustände", { timeout: 40_000 });
  await expect(page).not.toHaveURL(/sheet-/);

  await other.locator("#screens-auth-entryscreen").click();
  await expect(opened.getByRole("heading", { level: 1 })).toHaveText("Zustandsbogen: E-Mail-Eingabe", {
    timeout: 40_000,
  });
  await expect(opened.getByRole("status")).toHaveText(/^\d+ Zustände$/);
  await expect(other).not.toHaveURL(/sheet-/);
});

test("of one row of frames names, numbers and phones stand on one line each, also on paper", async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.goto(sheet);
  await expect(page.getByRole("status")).toHaveText("13 Zustände", { timeout: 40_000 });
  await expect(page.getByText("VA-050")).toHaveCount(0);
  await page.getByLabel("Anforderungen zeigen").check();
  for (const media of ["screen", "print"] as const) {
    await page.emulateMedia({ media });
    for (const part of ["h2", ".sheet-rows", ".sheet-phone"]) {
      const tops = await page
        .locator(`.sheet-state:nth-child(-n + 5) ${part}`)
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      expect(tops).toHaveLength(5);
      expect(new Set(tops).size, `${part}, ${media}`).toBe(1);
    }
  }
});

test("a state of a computer leaves no room for a phone before or beside it, and nothing found leaves no box @static", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/iframe.html?id=screens-events-eventapplicationscreen--docs&viewMode=docs");
  const states = page.locator(".sheet-states");
  await expect(states.locator("[data-wide]").first()).toBeAttached({ timeout: 40_000 });
  const left = await states.evaluate((list) => {
    const end = list.getBoundingClientRect().right - 16;
    const boxes = [...list.children].map((state) => state.getBoundingClientRect());
    const rows = [...new Set(boxes.map(({ top }) => top))].toSorted((one, other) => one - other);
    const phone = Math.min(...boxes.map(({ width }) => width));
    return rows.slice(0, -1).map((top) => {
      const right = Math.max(...boxes.filter((box) => box.top === top).map((box) => box.right));
      return end - right < phone + 16;
    });
  });
  expect(left).not.toContain(false);
  await page.getByLabel("Zustand suchen").fill("gibt es nicht");
  await expect(page.getByRole("status")).toHaveText("Kein Zustand passt zu dieser Suche.");
  await expect(states).toBeHidden();
  await expect(page.getByRole("button", { name: "Bogen drucken" })).toBeDisabled();
});

test("a list beside the states leads to each of them, stays in view, and makes room for a second width", async ({
  page,
}) => {
  await page.goto(sheet);
  const jump = page.getByRole("link", { name: "SMS-Code nicht gesendet", exact: true });
  await expect(jump).toBeInViewport({ timeout: 40_000 });
  await jump.click();
  await expect(page.getByRole("heading", { name: "9 SMS-Code nicht gesendet" })).toBeInViewport();
  await expect(page.getByRole("heading", { level: 1 })).not.toBeInViewport();
  await expect(jump).toBeInViewport();
  const widths = page.getByRole("group", { name: "Breite in Pixeln" });
  for (const width of ["390", "1280"]) await widths.getByRole("checkbox", { name: width }).check();
  await expect(jump).toBeHidden();
  await page.setViewportSize({ width: 700, height: 900 });
  await page.reload();
  await expect(page.getByText("Zustände auf diesem Bogen")).toBeVisible({ timeout: 40_000 });
  await expect(jump).toBeHidden();
});

test("frames neither take the focus nor stop at Tab", async ({ page }) => {
  await page.goto(`${sheet}&sheet-all`);
  await expect(page.locator(".sheet[data-ready]")).toBeVisible({ timeout: 50_000 });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  await page.getByRole("link", { name: "1 Telefonnummer noch leer" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "2 Telefonnummer vorausgefüllt" })).toBeFocused();
});

test("on paper there are the states alone, and the paper is the chosen one", async ({ page }) => {
  await page.goto(`${sheet}&sheet-all`);
  await expect(page.locator(".sheet[data-ready]")).toBeVisible({ timeout: 50_000 });
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("form", { name: "Ansicht des Bogens" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "1 Telefonnummer noch leer" })).toBeVisible();
  await expect(page.getByText(/^Stand: \d+\.\s\p{L}+ \d{4} · Commit [\da-f]{7,} · Hell · Deutsch$/u)).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1")).toMatch(/MediaBox\s*\[0 0 84[12][.\d]* 59[45]/);
});

for (const id of ["screens-contract-contractscreen", "patterns-taskrow", "gestalten-textton"])
  test(`${id}: on paper the page is dark on white, also while the device is dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(`/iframe.html?id=${id}--docs&viewMode=docs`);
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toBeVisible({ timeout: 50_000 });
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(page.locator(".sbdocs-wrapper")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(title).toHaveCSS("color", "oklch(0.235 0.05 264)");
    expect(await faultsOf(page, ".sbdocs-content")).toEqual([]);
  });

test("a screen that prints something else is in the sheet as on the screen", async ({ page }) => {
  await page.goto("/iframe.html?id=screens-staff-stafflistscreen--docs&viewMode=docs");
  const list = page.locator("iframe").first();
  const isReady = () =>
    list.evaluate((frame: HTMLIFrameElement) => frame.contentDocument?.documentElement.style.printColorAdjust ?? "");
  await expect.poll(isReady, { timeout: 50_000 }).toBe("exact");
  await list.evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.dispatchEvent(new Event("beforeprint")));
  await expect(list.contentFrame().locator("#storybook-root table")).toHaveCount(0);
});

test("on paper light and dark are as on the screen, eight pairs a page", async ({ page }) => {
  await page.goto(`${sheet}&sheet-pair=theme`);
  await expect(page.getByRole("status")).toHaveText("13 Zustände", { timeout: 40_000 });
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/^Stand: .* Erst \d+ von 26 Bildern sind geladen\. /)).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.keyboard.press("Control+p");
  await expect(page.getByRole("button", { name: /Der Druck wird vorbereitet … \d+ von 26$/ })).toBeVisible();
  // A page of A4, without its margins.
  await page.setViewportSize({ width: 1047, height: 718 });
  await page.emulateMedia({ media: "print" });
  const places = await page
    .locator(".sheet-state")
    .evaluateAll((all) =>
      all.map((state) => state.getBoundingClientRect()).map(({ top, bottom }) => ({ top: Math.round(top), bottom })),
    );
  expect(places.filter(({ bottom }) => bottom <= 718)).toHaveLength(8);
  expect(new Set(places.slice(0, 8).map(({ top }) => top)).size).toBe(2);
  const grounds: string[] = [];
  for (const at of [0, 1]) {
    const ground = () =>
      page
        .frameLocator(`iframe >> nth=${at}`)
        .locator("body")
        .evaluate((body) => {
          const { backgroundColor, printColorAdjust } = getComputedStyle(body);
          return printColorAdjust === "exact" && !matchMedia("print").matches ? backgroundColor : "";
        });
    await expect.poll(ground, { timeout: 50_000 }).not.toBe("");
    grounds.push(await ground());
  }
  expect(grounds[0]).not.toBe(grounds[1]);
});

test("no name is broken within a word on paper, and frames that came back are waited for", async ({ page }) => {
  await page.addInitScript(() => (window.print = () => document.documentElement.setAttribute("data-printed", "")));
  await page.goto(sheet.replace("auth-phonescreen", "dashboard-dashboardscreen"));
  await page.emulateMedia({ media: "print" });
  const name = page.getByRole("heading", { name: "Flughafenpersonal" });
  await expect(name).toBeVisible({ timeout: 40_000 });
  // Of one word and its number there are two lines.
  expect(
    await name.evaluate((one) => {
      const words = document.createRange();
      words.selectNodeContents(one.querySelector("a")!.lastChild!);
      return words.getClientRects().length;
    }),
  ).toBe(1);

  await page.emulateMedia({ media: "screen" });
  const search = page.getByLabel("Zustand suchen");
  await search.fill("Flughafenpersonal");
  await expect(page.locator(".sheet[data-ready]")).toBeVisible({ timeout: 50_000 });
  await search.fill("Allein dabei");
  await expect(page.locator(".sheet[data-ready]")).toBeVisible({ timeout: 50_000 });
  await search.fill("Flughafenpersonal");
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.getByRole("button", { name: "Bogen drucken" }).click();
  await expect(page.locator("html[data-printed]")).toBeAttached({ timeout: 50_000 });
  const places = await page.evaluate(() => {
    const before = scrollY;
    scrollTo(0, document.documentElement.scrollHeight);
    const onPaper = scrollY;
    dispatchEvent(new Event("afterprint"));
    return { before, onPaper, after: scrollY };
  });
  expect(places.onPaper).not.toBe(places.before);
  expect(places.after).toBe(places.before);
  expect(await page.frameLocator("iframe").getByRole("heading", { level: 1 }).isVisible()).toBe(true);
});

test("a sheet is saved as a picture of its states, light and dark as on the screen, under its heading and without a margin", async ({
  page,
}) => {
  await page.goto(`${sheet}&sheet-pair=theme`);
  await page.getByLabel("Zustand suchen").fill("AUTH-44");
  await expect(page.getByRole("status")).toHaveText("1 von 13 Zuständen", { timeout: 40_000 });
  const box = await page.locator(".sheet-states").boundingBox();
  const places = await page.locator(".sheet-phone").evaluateAll((all) =>
    all.map((phone) => {
      const { x, y, width } = phone.getBoundingClientRect();
      return { x: x + width / 2, y: y + 300 };
    }),
  );
  const downloads = page.waitForEvent("download", { timeout: 60_000 });
  await page.getByRole("button", { name: "Als Bild speichern" }).click();
  const download = await downloads;
  expect(download.suggestedFilename()).toBe("Telefonnummer-hell-dunkel.png");
  const picture = PNG.sync.read(readFileSync(await download.path()));
  expect(picture.width).toBe(480 * 2);
  const head = picture.height / 2 - (box?.height ?? 0);
  expect(head).toBeGreaterThan(60);
  const at = ({ x, y }: { x: number; y: number }) => {
    const [column, row] = [Math.round((x - (box?.x ?? 0)) * 2), Math.round((y - (box?.y ?? 0) + head) * 2)];
    return [...picture.data.subarray((row * picture.width + column) * 4).subarray(0, 3)];
  };
  const [light, dark] = places.map(at);
  expect(Math.min(...(light ?? []))).toBeGreaterThan(200);
  expect(Math.max(...(dark ?? []))).toBeLessThan(60);
});

test("the page is accessible", async ({ page }) => {
  await page.goto(sheet);
  await expect(page.getByRole("status")).toHaveText("13 Zustände", { timeout: 40_000 });
  for (const theme of brightnesses) {
    await turnDevice(page, theme);
    expect(await faultsOf(page, ".sheet")).toEqual([]);
  }
});

test("the page of a part shows its states alone, one for a small phone as narrow, and no field for what is drawn", async ({
  page,
}) => {
  await page.goto("/iframe.html?id=patterns-dock--docs&viewMode=docs");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aktionsleiste Dock", { timeout: 40_000 });
  await expect(page.getByRole("heading", { level: 3 })).toHaveText([
    "Eine Schaltfläche",
    "Mit Begründung, Schaltfläche gesperrt",
    "Mit Problem, Begründung und zweitem Weg",
    "Zweite Schaltfläche mit Rahmen",
    "Problem statt Grund, auf kleinem Handy",
    "Alle Teile, am Computer",
  ]);
  const widthOf = async (name: string) =>
    (await page.getByRole("listitem").filter({ hasText: name }).locator("iframe").boundingBox())?.width ?? 0;
  const ordinary = await widthOf("Eine Schaltfläche");
  expect((await widthOf("Problem statt Grund, auf kleinem Handy")) / ordinary).toBeCloseTo(320 / 390, 2);
  await expect(page.getByText("$$typeof")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Set object" })).toHaveCount(0);
});

for (const [part, element] of [
  ["patterns-contractcard", "h2"],
  ["patterns-profile-formsection", "h2"],
  ["patterns-contactperson", "a"],
  ["patterns-answers", "summary"],
] as const)
  test(`the page of a part shows a state as it looks alone (${part}, ${element})`, async ({ page }) => {
    const lookOf = async (place: Locator) =>
      place.evaluate((shown) => {
        const { fontSize, fontWeight, lineHeight, margin, minHeight, color } = getComputedStyle(shown);
        return { fontSize, fontWeight, lineHeight, margin, minHeight, color };
      });
    await page.goto(`/iframe.html?id=${part}--docs&viewMode=docs`);
    const state = page.locator(".part-states > li").first();
    const onPage = await lookOf(state.locator(`.part-card ${element}`).first());
    const id = await state.getAttribute("data-state");
    await page.goto(`/iframe.html?id=${id}&viewMode=story`);
    expect(onPage).toEqual(await lookOf(page.locator(`#storybook-root ${element}`).first()));
  });

test("a sheet shows what is proposed for its texts, also what another tab proposes meanwhile", async ({
  page,
  context,
}) => {
  const key = "auth.code.problems.wrong.email";
  const proposed = "Dieser Code passt nicht zu Ihrer Nachricht.";
  const desk = new DeskPage(page);
  await desk.open("screens-auth-codeverificationscreen--wrong-code");
  await desk.key(key).click();
  await desk.field(key).fill(proposed);
  await expect(page).toHaveURL(/globals=drafts:/);
  await page.getByRole("link", { name: "Zustandsbogen" }).first().click();
  await desk.canvas.getByLabel("Zustand suchen").fill("E-Mail-Code falsch");
  const state = desk.canvas.frameLocator("iframe").first();
  await expect(state.getByText(proposed)).toBeVisible({ timeout: 40_000 });

  const other = new DeskPage(await context.newPage());
  await other.openAt(page.url().replace("/docs/", "/story/").replace("--docs", "--wrong-code"));
  await other.key(key).click();
  await other.field(key).fill("Bitte prüfen Sie den Code.");
  await expect(state.getByText("Bitte prüfen Sie den Code.")).toBeVisible({ timeout: 40_000 });
});
