import { expect, test } from "@playwright/test";

test.use({ viewport: { width: 1440, height: 900 } });

test("the sidebar begins with few pages: the screens stand in its first fifteen rows @static", async ({ page }) => {
  await page.goto("/");
  const rows = page.locator("#storybook-explorer-tree [data-item-id]");
  await expect(rows.first()).toHaveText("Start", { timeout: 40_000 });
  const names = (await rows.allInnerTexts()).map((name) => name.trim().toLowerCase());
  expect(names.indexOf("bildschirme")).toBeLessThan(15);
  const groups = ["gestalten", "wege", "bildschirme", "muster", "bausteine", "mit anbieter", "entwickeln", "prüfen"];
  expect(names.filter((name) => groups.includes(name))).toEqual(groups);
  // What is looked up more than it is leafed through is folded.
  expect(names.slice(names.indexOf("muster"))).toEqual(groups.slice(groups.indexOf("muster")));
});

test("the start page has the reader's choice in the first window of 1280 × 800, and one right edge @static", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/?path=/docs/start--docs");
  const content = page.frameLocator("#storybook-preview-iframe");
  const cards = content.locator(".start-cards > li");
  await expect(cards).toHaveCount(5, { timeout: 40_000 });
  for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 1 });
  await expect(content.getByRole("heading", { name: "Zuletzt geändert" })).toBeAttached();
  const edges = await content
    .locator(".start > *, .start-product > :last-child, .sbdocs-content > :is(p, ul, details)")
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().right)));
  expect(edges.length).toBeGreaterThan(10);
  expect(new Set(edges).size).toBe(1);
});

for (const size of ["phone", "small", "desktop"])
  test(`toolbar, tabs and the tools of the panel stand in a row each, at size ${size} @static`, async ({ page }) => {
    await page.goto(
      `/?path=/story/screens-auth-codeverificationscreen--wrong-code&globals=viewport.value:${size};theme:dark;locale:en`,
    );
    const panel = page.getByRole("region", { name: "Texte", exact: true });
    const rows = [
      page.getByRole("region", { name: "Toolbar" }).getByRole("button"),
      page.getByRole("tablist", { name: "Available addons" }).getByRole("tab"),
      panel.getByRole("button", { name: /^(Zeigen|Patch erstellen|Link teilen|Datei öffnen|Verwerfen)$/ }),
    ];
    await expect(panel.getByRole("table")).toBeVisible({ timeout: 40_000 });
    for (const row of rows) {
      const middles = await row.evaluateAll((all) => {
        const boxes = all.map((each) => each.getBoundingClientRect());
        return boxes.map(({ top, bottom }) => Math.round((top + bottom) / 20));
      });
      expect(middles.length).toBeGreaterThanOrEqual(5);
      expect(new Set(middles).size).toBe(1);
    }
    await expect(page.getByRole("tab", { name: "Barrierefreiheit" })).toBeInViewport({ ratio: 1 });
  });

test("with a time and a fault the toolbar of a connected story stands in a row beside the panel @static", async ({
  page,
}) => {
  await page.goto(
    "/?path=/story/connected-day-myeventpage--booked&globals=clock:eventDay;fault:server-error;faultScope:sending;viewport.value:small",
  );
  const tools = page.getByRole("region", { name: "Toolbar" }).getByRole("button");
  await expect(tools.filter({ hasText: "Störung 500" })).toBeVisible({ timeout: 40_000 });
  await expect(tools.filter({ hasText: "Handy 320" })).toBeVisible();
  const middles = await tools.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 20)),
  );
  expect(middles.length).toBeGreaterThanOrEqual(8);
  expect(new Set(middles).size).toBe(1);
});

test("in a window of 640 px the phone keeps its width: the panel is below, the sidebar beside @static", async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await page.goto("/?path=/story/screens-auth-phonescreen--empty");
  const canvas = page.locator("#storybook-preview-iframe");
  const panel = page.getByRole("region", { name: "Texte", exact: true });
  await expect(panel.getByRole("table")).toBeVisible({ timeout: 40_000 });
  const [phone, below, sidebar] = await Promise.all(
    [canvas, panel, page.locator("#storybook-explorer-tree")].map((part) => part.boundingBox()),
  );
  expect(phone?.width).toBeGreaterThanOrEqual(390);
  expect(below?.y).toBeGreaterThanOrEqual((phone?.y ?? 0) + 300);
  expect(sidebar?.width).toBeGreaterThan(200);
});

test("beside the sidebar of a window of 640 px the controls of a sheet have five rows @static", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await page.goto("/?path=/docs/screens-auth-phonescreen--docs");
  const controls = page.frameLocator("#storybook-preview-iframe").getByRole("form").locator("input, select, button");
  await expect(controls.first()).toBeVisible({ timeout: 40_000 });
  const middles = await controls.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 20)),
  );
  expect(new Set(middles).size).toBeLessThanOrEqual(5);
});

test("a path has room for its phone and its steps beside the panel @static", async ({ page }) => {
  await page.goto("/?path=/story/wege-check-in-tag--play");
  const steps = page.frameLocator("#storybook-preview-iframe").getByRole("region", { name: "Schritte" });
  await expect(steps).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole("tablist", { name: "Available addons" })).toBeVisible();
  await expect(page.locator("#storybook-preview-iframe")).toBeInViewport({ ratio: 1 });
});

test("a state that is left stays there until the next one is loaded: its play may still look at it", async ({
  page,
}) => {
  // Never answered.
  const next = /PhoneScreen\.stories/;
  await page.route(next, () => {});
  await page.goto("/?path=/story/screens-auth-entryscreen--typing");
  const canvas = page.frameLocator("#storybook-preview-iframe");
  await expect(canvas.getByRole("button", { name: "Weiter", exact: true })).toBeVisible({ timeout: 40_000 });
  const asked = page.waitForRequest(next);
  await page.locator("#storybook-explorer-tree").getByText("Telefonnummer", { exact: true }).click();
  await asked;
  await expect(canvas.locator("body")).toHaveClass(/sb-show-preparing/);
  await expect(canvas.getByRole("button", { name: "Weiter", exact: true })).toBeVisible();
});
