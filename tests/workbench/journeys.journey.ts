import { faultsOf } from "./axe.ts";
import { expect, test } from "./deskPage.ts";
import { wayCalled, ways } from "./ways.ts";

test("a journey plays in the built workbench, which it neither moves nor writes to; its codes are beside the phone", async ({
  page,
}) => {
  const story = await wayCalled(page, "Ins Konto kommen/Mit Code registrieren", "Abspielen");
  await page.goto(`/iframe.html?id=${story}&viewMode=story`);
  await page.getByRole("combobox", { name: "Tempo" }).selectOption("Sofort", { timeout: 60_000 });
  await page.getByRole("button", { name: "Starten" }).click();
  await expect(page.getByRole("heading", { name: "Guten Start, Konstantin" })).toBeVisible({ timeout: 60_000 });
  const mails = page.getByRole("region", { name: "Was der Anbieter verschickt hat" });
  await expect(mails.getByText(/^Code \d{6}/).first()).toBeInViewport({ ratio: 1 });
  expect(new URL(page.url()).pathname).toBe("/iframe.html");
  expect(await page.evaluate(() => ["session", "accessToken"].map((key) => localStorage.getItem(key)))).toEqual([
    null,
    null,
  ]);
});

test("a map shows each state of the path as a picture that opens it, and each chart as a drawing", async ({ page }) => {
  const story = await wayCalled(page, "Vertrag unterschreiben", "Karte");
  await page.goto(`/?path=/story/${story}`);
  const map = page.frameLocator("#storybook-preview-iframe");
  await expect(map.locator(".journey-nodes iframe").first()).toBeAttached({ timeout: 60_000 });
  await map.locator("summary", { hasText: "Vertrag" }).click();
  await expect(map.getByRole("group", { name: "Diagramm: Vertrag" })).toBeVisible();
  const state = map.locator(".journey-nodes").getByRole("link", { name: "Ihr Vertrag: Unterschreiben und senden" });
  await expect(state.locator("span[lang]")).toHaveCount(0);
  await expect(state).toHaveAttribute("title", "contract.open.status.signAndSend.idle");
  await expect(map.locator(".journey-nodes")).not.toContainText("contract.open");
  await state.click();
  await expect(page).toHaveURL(/path=\/story\/screens-contract-contractscreen--sign-and-send/);
});

for (const theme of ["light", "dark"])
  test(`a map is accessible (${theme})`, async ({ page }) => {
    const story = await wayCalled(page, "Ins Konto kommen/Mit Code registrieren", "Karte");
    await page.goto(`/iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Karte: Mit Code registrieren");
    await expect(page.locator(".journey-nodes li").first()).toBeVisible({ timeout: 60_000 });
    await page.locator("details").evaluateAll((all) => all.forEach((one) => one.setAttribute("open", "")));
    expect(await faultsOf(page, ".journey-map")).toEqual([]);
  });

for (const width of [1440, 1024])
  test(`in a window of ${width} px phone, steps and map are whole, and the map uses the room there is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const canvas = page.locator("#storybook-preview-iframe");
    const room = () => page.getByRole("main").evaluate((main) => main.getBoundingClientRect().right);
    const edge = async (of: string) => {
      const box = await canvas.contentFrame().locator(of).first().boundingBox();
      return (box?.x ?? Infinity) + (box?.width ?? 0);
    };
    await page.goto(`/?path=/story/${await wayCalled(page, "Ausweis prüfen lassen", "Abspielen")}`);
    await expect(canvas.contentFrame().locator(".journey-steps")).toBeVisible({ timeout: 60_000 });
    expect(await edge(".journey-phone")).toBeLessThan(await room());
    expect(await edge(".journey-steps")).toBeLessThanOrEqual(await room());
    // Where there is room for the panel it shows the texts of the screen, not the arguments that a path has none of.
    const texts = page.getByRole("tab", { name: "Texte" });
    await (width === 1440 ? expect(texts).toHaveAttribute("aria-selected", "true") : expect(texts).toBeHidden());

    await page.goto(`/?path=/story/${await wayCalled(page, "Ausweis prüfen lassen", "Karte")}`);
    const pictures = canvas.contentFrame().locator(".journey-nodes li");
    await expect(pictures.first()).toBeVisible({ timeout: 60_000 });
    const [{ right, isWhole }, tops] = await Promise.all([
      canvas
        .contentFrame()
        .locator("html")
        .evaluate(({ scrollWidth }) => ({ right: innerWidth, isWhole: scrollWidth <= innerWidth })),
      pictures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top)),
    ]);
    expect(isWhole).toBe(true);
    expect(right).toBeGreaterThan(width - 400);
    const perRow = Math.floor((right - 32) / 311);
    expect(tops.filter((top) => top === tops[0])).toHaveLength(perRow);
  });

test("on each map every arrow says what leads on, and the frames of a row begin on one line", async ({ page }) => {
  for (const story of await ways(page, "Karte")) {
    await page.goto(`/iframe.html?id=${story}&viewMode=story`);
    await expect(page.locator(".journey-nodes li").first()).toBeVisible({ timeout: 60_000 });
    const faults = await page.locator(".journey-nodes > li").evaluateAll((items) => {
      const topOf = (one: Element) => Math.round(one.getBoundingClientRect().top);
      const tops = new Map<number, Set<number>>();
      for (const item of items)
        for (const frame of item.querySelectorAll(".sheet-phone"))
          tops.set(topOf(item), (tops.get(topOf(item)) ?? new Set()).add(topOf(frame)));
      return [
        ...items
          .filter((item) => !item.querySelector(".journey-via")?.textContent.trim())
          .map((item) => item.textContent),
        ...[...tops.values()].filter((row) => row.size > 1).map((row) => [...row].join()),
      ];
    });
    expect(faults, story).toEqual([]);
    await expect(
      page.getByRole("region", { name: "Was in diesen Abläufen noch geschehen kann" }).getByRole("link"),
      story,
    ).not.toHaveCount(0);
  }
});

for (const [width, height] of [
  [640, 900],
  [768, 1024],
  [900, 800],
] as const)
  test(`in a window of ${width} px the current step and the app are in sight together, beside the sidebar`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/?path=/story/${await wayCalled(page, "Vor Ort ein- und auschecken", "Abspielen")}`);
    const canvas = page.locator("#storybook-preview-iframe");
    const way = canvas.contentFrame();
    await way.getByRole("button", { name: "Ein Schritt" }).click({ timeout: 60_000 });
    await expect(way.locator("[data-mark=done]")).toHaveCount(1);
    const room = await page.getByRole("main").evaluate((main) => main.getBoundingClientRect().right);
    expect(await canvas.evaluate((frame) => frame.getBoundingClientRect().right)).toBeLessThanOrEqual(room);
    await way.locator("html").evaluate((html) => html.scrollTo(0, html.scrollHeight));
    await expect(way.locator("[data-mark=done]")).toBeInViewport({ ratio: 1 });
    await expect(way.getByRole("heading", { name: "Check-in-Liste" })).toBeVisible();
    const [steps, app] = await Promise.all(
      [".journey-side", ".journey-phone"].map((of) => way.locator(of).boundingBox()),
    );
    expect(steps?.height).toBeLessThan(height / 2);
    expect((app?.y ?? 0) + (app?.height ?? 0)).toBeGreaterThan((steps?.y ?? 0) + (steps?.height ?? 0) + 200);
  });

for (const width of [390, 640, 1280])
  test(`in a window of ${width} px the mails leave the steps their room, and no current step fades`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(
      `/iframe.html?id=${await wayCalled(page, "Ins Konto kommen/Mit Code registrieren", "Abspielen")}&viewMode=story`,
    );
    const steps = page.getByRole("region", { name: "Schritte", exact: true });
    await page.getByRole("combobox", { name: "Tempo" }).selectOption("Sofort", { timeout: 60_000 });
    const last = steps.getByRole("listitem").last();
    for (const step of [steps.getByRole("listitem").nth(5), last]) {
      await step.getByRole("button").click();
      await expect(step.locator(".journey-fact")).toBeVisible({ timeout: 60_000 });
      await expect(page.getByRole("region", { name: "Was der Anbieter verschickt hat" })).toBeVisible();
      const sight = () =>
        step.evaluate((item) => {
          const list = item.parentElement!;
          const { top, bottom } = list.getBoundingClientRect();
          const clear = bottom - Number.parseFloat(getComputedStyle(list).paddingBottom) + 1;
          const boxes = [...list.children].map((each) => each.getBoundingClientRect());
          return {
            isClear: item.getBoundingClientRect().top >= top - 1 && item.getBoundingClientRect().bottom <= clear,
            rows: boxes.filter((box) => box.bottom > top + 16 && box.top < clear - 16).length,
          };
        });
      await expect.poll(async () => (await sight()).isClear).toBe(true);
      expect((await sight()).rows).toBeGreaterThanOrEqual(3);
    }
  });

for (const width of [640, 900, 1280])
  test(`in a window of ${width} px a play goes on from a dialog, and the link of a mail is whole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/?path=/story/${await wayCalled(page, "Gruppe zu viert bilden", "Abspielen")}`);
    const way = page.locator("#storybook-preview-iframe").contentFrame();
    await way.getByRole("combobox", { name: "Tempo" }).selectOption("Sofort", { timeout: 60_000 });
    await way.getByRole("button", { name: /„Per E-\u2060Mail einladen“/ }).click();
    await expect(way.getByRole("dialog", { name: "Per E-\u2060Mail einladen" })).toBeVisible({ timeout: 60_000 });
    await way.getByRole("button", { name: "Ein Schritt" }).click();
    await expect(way.getByRole("button", { name: "Link öffnen" })).toBeInViewport({ ratio: 1 });
    // Where it is not the person's own step, the list says whose.
    await expect(way.getByRole("listitem").filter({ hasText: "Leonie und Jasper" })).toContainText(
      "auf anderen Handys",
    );
  });

test("the steps of a path are told in the words of people; a chosen one is where the play rests, and goes on from", async ({
  page,
}) => {
  const story = await wayCalled(page, "Ins Konto kommen/Mit Code registrieren", "Abspielen");
  await page.goto(`/iframe.html?id=${story}&viewMode=story`);
  const steps = page.getByRole("region", { name: "Schritte", exact: true });
  const code = steps.getByRole("listitem").nth(2);
  await expect(code).toHaveText(
    /^3Code aus der E-\u2060?Mail eingeben: Der Code wird von selbst geprüft und stimmt $/,
    {
      timeout: 60_000,
    },
  );
  await expect(steps).not.toContainText(/waitFor|userEvent|expect/);
  const player = steps.getByRole("group", { name: "Weg abspielen" });
  const pace = player.getByRole("combobox", { name: "Tempo" });
  await pace.selectOption("Sofort");
  await code.getByRole("button", { name: /^Code aus der E-\u2060?Mail eingeben/ }).click();
  await expect(code).toContainText("Der Weg hält hier an.", { timeout: 60_000 });
  await expect(steps.locator("[data-mark=ahead]")).toHaveCount(8);
  await expect(page.getByRole("heading", { name: "Telefonnummer eingeben" })).toBeVisible();
  await expect(pace.getByRole("option", { selected: true })).toHaveText("Sofort");
  // What the step before announced does not cover the next one.
  await player.getByRole("button", { name: "Ein Schritt" }).click();
  await expect(steps.locator("[data-mark=ahead]")).toHaveCount(7);
  expect(await page.getByText("Ihre E-Mail-Adresse ist bestätigt.").count()).toBe(0);
  await player.getByRole("button", { name: "Weiter" }).click();
  await expect(steps).toContainText("Der Weg ist bis zum Ende gespielt.", { timeout: 60_000 });
  await expect(steps.locator("[data-mark=done]")).toHaveCount(11);
});

test("a play waits to be started, plays one step, goes on at its pace and is paused", async ({ page }) => {
  const story = await wayCalled(page, "Ins Konto kommen/Mit Code registrieren", "Abspielen");
  await page.goto(`/iframe.html?id=${story}&viewMode=story`);
  const steps = page.getByRole("region", { name: "Schritte", exact: true });
  const player = steps.getByRole("group", { name: "Weg abspielen" });
  await expect(player.getByRole("button", { name: "Starten" })).toBeVisible({ timeout: 60_000 });
  await expect(steps.locator("[data-mark=ahead]")).toHaveCount(11);
  await player.getByRole("button", { name: "Ein Schritt" }).click();
  await expect(steps.locator("[data-mark=done]")).toHaveCount(1);
  await expect(steps).toContainText("Der Weg hält hier an.");
  await player.getByRole("button", { name: "Weiter" }).click();
  await expect(steps.locator("[data-mark=done]")).not.toHaveCount(1);
  await player.getByRole("button", { name: "Anhalten" }).click();
  await expect(steps).toContainText("Der Weg hält hier an.");
  expect(await steps.locator("[data-mark=ahead]").count()).toBeGreaterThan(5);
  expect(await faultsOf(page, ".journey-side")).toEqual([]);
});

test("where a play rests the app does not go on by itself, and a press on „Ein Schritt“ keeps the focus", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(`/iframe.html?id=${await wayCalled(page, "Ausweis prüfen lassen", "Abspielen")}&viewMode=story`);
  await page.getByRole("combobox", { name: "Tempo" }).selectOption("Sofort", { timeout: 60_000 });
  await page.locator(".journey-steps li button").first().click();
  await expect(page.locator(".journey-fact")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("heading", { name: "Angaben bestätigt" })).toBeVisible();
  expect(await page.getByText("Gleich geht es von selbst weiter").count()).toBe(0);

  await page.goto(`/iframe.html?id=${await wayCalled(page, "Vertrag unterschreiben", "Abspielen")}&viewMode=story`);
  await page.locator(".journey-steps li button").nth(1).click({ timeout: 60_000 });
  await expect(page.locator(".journey-fact")).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "Ein Schritt" }).click();
  await expect(page.locator("[data-mark=done]")).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Ein Schritt" })).toBeFocused();
});

for (const [width, column] of [
  [630, 390],
  [640, 640],
  [768, 768],
  [1280, 1040],
] as const)
  test(`in a window of ${width} px the column of the app is in the range that its rules take the window for`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(
      `/iframe.html?id=${await wayCalled(page, "Vor Ort ein- und auschecken", "Abspielen")}&viewMode=story`,
    );
    await expect(page.getByRole("button", { name: "Starten" })).toBeInViewport({ timeout: 60_000 });
    await expect(page.getByRole("region", { name: "Was der Anbieter verschickt hat" })).toHaveCount(0);
    const box = await page.locator(".journey-phone").boundingBox();
    expect(box?.width).toBeCloseTo(column, 0);
    const isRange = (from: number) => width >= from === (box?.width ?? 0) >= from;
    expect([640, 768, 1024].filter((from) => !isRange(from))).toEqual([]);
  });

test("time passes on a path, and a control is whole in sight when it is pressed", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const canvas = page.locator("#storybook-preview-iframe");
  const way = canvas.contentFrame();
  await page.goto(`/?path=/story/${await wayCalled(page, "Vertrag unterschreiben", "Abspielen")}`);
  const steps = way.locator(".journey-steps li");
  await way.getByRole("combobox", { name: "Tempo" }).selectOption("Sofort", { timeout: 60_000 });
  await way.locator("html").evaluate(() => {
    const watch = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest(".journey-phone button") : null;
      if (!control) return;
      const { top, bottom } = control.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) document.title = `cut off: ${control.textContent}`;
    };
    document.addEventListener("click", watch, { capture: true });
  });
  const stage = await page.getByRole("main").boundingBox();
  const frame = await canvas.boundingBox();
  expect((frame?.y ?? Infinity) + (frame?.height ?? 0)).toBeLessThanOrEqual((stage?.y ?? 0) + (stage?.height ?? 0));
  for (const [step, progress] of [
    [0, "Schritt 4 von 8"],
    [2, "Schritt 5 von 8"],
  ] as const) {
    while ((await way.locator("[data-mark=done]").count()) < step) {
      await way.getByRole("button", { name: "Ein Schritt" }).click();
      await expect(way.locator(".journey-fact")).toBeVisible();
    }
    await expect(way.getByText(progress)).toBeInViewport({ ratio: 1 });
  }
  await way.getByRole("button", { name: "Weiter" }).click();
  await expect(way.locator("[data-mark=done]")).toHaveCount(await steps.count(), { timeout: 60_000 });
  expect(await way.locator("html").evaluate(() => document.title)).not.toContain("cut off");
  await expect(page.getByRole("button", { name: /^Uhr: .* 16:00$/ })).toBeVisible();

  await page.goto(`/iframe.html?id=${await wayCalled(page, "Gruppe zu viert bilden", "Abspielen")}&viewMode=story`);
  await page.getByRole("button", { name: /^Am Abend/ }).click({ timeout: 60_000 });
  await expect(page.getByRole("heading", { name: /^Guten Abend/ })).toBeVisible({ timeout: 60_000 });
  await page.setViewportSize({ width: 700, height: 700 });
  await page.goto(`/iframe.html?id=${await wayCalled(page, "Bewerben und absagen", "Abspielen")}&viewMode=story`);
  await page.getByRole("button", { name: /^Um 18 Uhr/ }).click({ timeout: 60_000 });
  await expect(page.getByRole("heading", { name: /^Guten Abend/ })).toBeVisible({ timeout: 60_000 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
