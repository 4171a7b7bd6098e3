import type { Page } from "@playwright/test";
import { faultsOf } from "./axe.ts";
import { expect, test } from "./deskPage.ts";

const storybooksField = (page: Page) => page.locator("#storybook-explorer-searchfield");
const search = (page: Page) => page.getByRole("dialog", { name: "Suche" });
const field = (page: Page) => search(page).getByRole("combobox");
const options = (page: Page) => search(page).getByRole("option");
const chosen = (page: Page) => search(page).getByRole("option", { selected: true });

async function begin(page: Page, folder = "/") {
  await page.goto(`${folder}?path=/docs/gestalten-textton--docs`);
  await expect(storybooksField(page)).toHaveAttribute("aria-keyshortcuts", "/ Control+K", { timeout: 40_000 });
  await expect(page.getByRole("combobox")).toHaveCount(0);
}

test("the shortcuts, a press and typing open the search; the Tab key alone does not", async ({ page }) => {
  await begin(page);
  await storybooksField(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(storybooksField(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(storybooksField(page)).toBeFocused();
  await expect(search(page)).toBeHidden();
  await page.keyboard.type("text");
  await expect(field(page)).toHaveValue("text");
  await page.mouse.click(5, 5);
  await expect(search(page)).toBeHidden();
  await expect(storybooksField(page)).toBeFocused();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  for (const key of ["/", "Control+k"]) {
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(search(page)).toBeHidden();
  }
});

test("the list is walked and left by keyboard, and says how much was found", async ({ page }) => {
  await begin(page);
  await storybooksField(page).click();
  await expect(search(page).getByRole("status")).toContainText("VA-042");
  await page.keyboard.type("VA-042");
  await expect(search(page).getByRole("status")).toHaveText("2 Treffer");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", /--wrong-code$/);
  await page.keyboard.press("ArrowDown");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", /--wrong-code-as-the-provider-says$/);
  await page.keyboard.press("ArrowDown");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", /--wrong-code$/);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/codeverificationscreen--wrong-code-as-the-provider-says$/);
  await expect(search(page)).toBeHidden();
  // The state that opens takes the focus into its first box.
  await expect(page.frameLocator("#storybook-preview-iframe").getByRole("textbox").first()).toBeFocused();
  await storybooksField(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("qqqq xxxx");
  await expect(search(page).getByRole("status")).toHaveText("Nichts gefunden. Bitte versuchen Sie ein anderes Wort.");
  await field(page).fill("Telefohnnumer");
  await expect(search(page).getByRole("status")).toHaveText("Nichts gefunden. Meinten Sie vielleicht:");
  expect(await faultsOf(page, "dialog[open]")).toEqual([]);
  await search(page).getByRole("button", { name: "Telefonnummer" }).click();
  await expect(field(page)).toBeFocused();
  await expect(chosen(page)).toContainText("Telefonnummer");
});

test("words that nothing has are named, and a hit opens with the setting that was typed", async ({ page }) => {
  await begin(page);
  await storybooksField(page).click();
  await page.keyboard.type("Textton Raumschiff");
  await expect(search(page).getByRole("status")).toHaveText("Nichts gefunden mit „Raumschiff“. Am nächsten kommt:");
  await expect(chosen(page)).toContainText("Textton");
  await field(page).fill("Rechtschreibung Kamera");
  await expect(search(page).getByRole("status")).toHaveText(
    "Nichts mit beiden Wörtern. Hier stehen die Treffer zu jedem Wort:",
  );
  await expect(search(page).getByRole("option").nth(1)).toContainText("Ausweis fotografieren");
  await field(page).fill("Einstellungen dunkel");
  await expect(chosen(page)).toContainText("Öffnet mit: Dunkel");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/settingsscreen--docs&globals=theme:dark$/);
  await expect(page.frameLocator("#storybook-preview-iframe").locator("html")).toHaveAttribute("data-theme", "dark");
  await storybooksField(page).click();
  await page.keyboard.type("hell");
  await expect(chosen(page)).toContainText("Einstellungen");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/settingsscreen--docs&globals=theme:light$/);
});

test("a state of many screens is one row, which lists its screens", async ({ page }) => {
  await begin(page);
  await storybooksField(page).click();
  await page.keyboard.type("Ohne Verbindung");
  await expect(chosen(page)).toContainText(/Ohne Verbindung\s*\d+ Bildschirme/);
  const rows = await options(page).count();
  await page.keyboard.press("Enter");
  await expect(chosen(page)).toContainText("Zustand");
  expect(await options(page).count()).toBeGreaterThan(rows + 3);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(search(page)).toBeHidden();
  await expect(page).toHaveURL(/--offline$/);
});

test("Ctrl+K opens the search from a field of a story, too", async ({ page }) => {
  await page.goto("/?path=/story/screens-auth-entryscreen--empty");
  const email = page.frameLocator("#storybook-preview-iframe").getByRole("textbox", { name: "E-Mail-Adresse" });
  await email.fill("amira/", { timeout: 40_000 });
  await expect(email).toBeFocused();
  await expect(search(page)).toBeHidden();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("Textton");
  await expect(chosen(page)).toContainText("Textton");
});

test("states stand before behaviour, and behaviour is found by its own words @static", async ({ page }) => {
  await begin(page);
  await storybooksField(page).click();
  await page.keyboard.type("Farbwahl");
  await expect(chosen(page)).toBeVisible();
  const kinds = await options(page).locator("small:first-of-type").allTextContents();
  expect(kinds).toContain("Verhalten");
  expect(kinds.lastIndexOf("Zustand")).toBeLessThan(kinds.indexOf("Verhalten"));
  await field(page).fill("Goes Out By Itself");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/codeverificationscreen--goes-out-by-itself-when-it-is-complete$/);
});

test("only our list is ever seen, and the search passes axe, light and dark", async ({ page }) => {
  await begin(page);
  await storybooksField(page).click();
  await field(page).fill("SMS-Code falsch");
  await expect(chosen(page)).toContainText("screens/auth/CodeVerificationScreen/BySmsWrongCode");
  await expect(page.locator("#storybook-explorer-menu").getByRole("link", { name: "Textton" })).toBeAttached();
  await expect(page.locator(".search-result-item--label")).toHaveCount(0);
  expect(await faultsOf(page, "dialog[open]")).toEqual([]);
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("body")).not.toHaveCSS("color", ink);
  expect(await faultsOf(page, "dialog[open]")).toEqual([]);
});

test("a search that cannot be loaded says so, and loads when it is opened again", async ({ page }) => {
  await page.route("**/search.json", (route) => route.fulfill({ status: 200, body: "<!doctype html>" }));
  await begin(page);
  await storybooksField(page).click();
  await expect(search(page).getByRole("status")).toHaveText(/^Die Suche konnte nicht geladen werden/);
  await page.unroute("**/search.json");
  await page.keyboard.press("Escape");
  await storybooksField(page).click();
  await page.keyboard.type("Textton");
  await expect(chosen(page)).toContainText("Textton");
});

test("the search finds its data below a path, too @static", async ({ page }) => {
  await page.route(/\/werkbank\//, async (route) => {
    const url = route.request().url().replace("/werkbank/", "/");
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  // What lies beside is not asked for.
  await page.route(/^[^/]+\/\/[^/]+\/(index|search)\.json/, (route) => route.abort());
  await begin(page, "/werkbank/");
  await storybooksField(page).click();
  await page.keyboard.type("Textton");
  await expect(chosen(page)).toContainText("Textton");
});

test("the sidebar follows the way of a person, in German, and shows the name in code on demand @static", async ({
  page,
}) => {
  await begin(page);
  const tree = page.locator("#storybook-explorer-tree");
  await expect(tree.locator("[data-nodetype=root]")).toHaveText([
    "Gestalten",
    "Wege",
    "Bildschirme",
    "Muster",
    "Bausteine",
    "Mit Anbieter",
    "Entwickeln",
    "Prüfen",
  ]);
  const areas = await tree.locator("[data-parent-id=screens]").allTextContents();
  expect(areas.slice(0, 5)).toEqual(["Anmeldung", "Erste Schritte", "Startseite", "Aufgaben", "Profildaten"]);
  // Folders that both have stand in one order.
  await tree.getByText("Mit Anbieter").click();
  const connected = tree.locator("[data-parent-id=connected]");
  await expect(connected.first()).toBeVisible();
  const shared = (await connected.allTextContents()).filter((folder) => areas.includes(folder));
  expect(shared.length).toBeGreaterThanOrEqual(10);
  expect(shared).toEqual(areas.filter((folder) => shared.includes(folder)));
  await expect(tree.getByTitle("id-check").first()).toHaveText("Ausweisprüfung");
});

test("a word of the glossary is a hit with its meaning, which opens the table at its row", async ({ page }) => {
  await begin(page);
  await storybooksField(page).click();
  await page.keyboard.type("Notfallkontakt");
  await expect(chosen(page)).toContainText("NotfallkontaktBegriffGestalten / Textton / Glossaremergency contact");
  await page.keyboard.press("Enter");
  const row = page.frameLocator("#storybook-preview-iframe").getByRole("rowheader", { name: "Notfallkontakt" });
  await expect(row).toBeFocused({ timeout: 40_000 });
  await expect(row).toBeInViewport();
});

test("a page says in its hit what it is for", async ({ page }) => {
  await begin(page);
  await storybooksField(page).click();
  await page.keyboard.type("Pull-Request");
  await expect(chosen(page)).toContainText("Diese Seite ist für alle, die einen Pull-Request prüfen.");
});

test("a heading is a hit: it opens its page there, and also on the page that is on show", async ({ page }) => {
  await begin(page);
  const content = page.frameLocator("#storybook-preview-iframe");
  for (const [query, name] of [
    ["Schatten", "Höhe"],
    ["Kontrast", "Kontraste"],
  ] as const) {
    await storybooksField(page).click();
    await page.keyboard.type(query);
    await expect(chosen(page)).toContainText(`${name}AbschnittGestalten / Grundlagen`);
    await page.keyboard.press("Enter");
    const heading = content.locator(`#${name.toLowerCase()}`);
    await expect(heading).toBeFocused({ timeout: 40_000 });
    await expect(heading).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`path=/docs/gestalten-grundlagen--docs#`));
    await expect.poll(() => heading.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(120);
  }
});
