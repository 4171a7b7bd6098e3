import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test as base, type FrameLocator, type Page } from "@playwright/test";
import { top } from "#workbench/shared/source/files.ts";
import { ports } from "../ports.ts";
import { complaintsOf } from "./complaints.ts";

type Entry = { id: string; title: string; name: string; type: string; importPath: string; tags: string[] };

const host = `http://127.0.0.1:${ports.hostedWorkbench}`;
/** The workbench of the main branch, and in it that of a pull request, as GitHub Pages has them. */
const main = `${host}/team/gangway/`;
const folder = `${main}pr-7/`;
const built = path.resolve(top, process.env.WORKBENCH_BUILT ?? "storybook-static");
const index = JSON.parse(readFileSync(path.join(built, "index.json"), "utf8")) as { entries: Record<string, Entry> };
const entries = Object.values(index.entries);

const pages = entries.filter(({ type, importPath }) => type === "docs" && importPath.endsWith(".mdx"));
const firstOf = (part: string) =>
  entries.find(({ type, importPath }) => type === "story" && importPath.startsWith(`./stories/${part}/`));
const stories = ["screens", "patterns", "primitives", "journeys"].map(firstOf).filter((entry) => entry !== undefined);

const canvasOf = (page: Page) => page.frameLocator("#storybook-preview-iframe");

/**
 * Ends with what the browser complained of, and with what was requested beside the folder; `/api` is the stand-in
 * provider's.
 */
const test = base.extend<{ inFolder: void }>({
  baseURL: folder,
  inFolder: [
    async ({ context }, use) => {
      const complaints = await complaintsOf(context, host, true);
      context.on("request", (request) => {
        const url = request.url();
        const isWithin = [folder, `${host}/api/`].some((start) => url.startsWith(start));
        if (url.startsWith(host) && !isWithin) complaints.push(`beside: ${url}`);
      });
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

for (const { id, type } of [...pages, ...stories])
  test(`${id} in the built workbench violates no policy and asks no other host`, async ({ page }) => {
    await page.goto(`?path=/${type}/${id}`);
    await expect(canvasOf(page).locator("body.sb-show-main")).toBeVisible();
    await page.waitForLoadState("networkidle");
  });

test("the built workbench is for no search engine, by header and on every host by its pages", async ({ request }) => {
  for (const page of ["", "iframe.html"]) {
    const answer = await request.get(folder + page);
    expect(answer.headers()["x-robots-tag"]).toBe("noindex, nofollow");
    expect(await answer.text()).toContain('<meta name="robots" content="noindex, nofollow" />');
  }
});

test("a connected story is answered by the stand-in provider", async ({ page }) => {
  await page.goto("?path=/story/connected-auth-phonepage--sends");
  await expect(canvasOf(page).getByLabel("Code aus der SMS")).toBeVisible();
  await page.goto("iframe.html?id=connected-dashboard-dashboardpage--ready&viewMode=story");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the workbench of main and that of a pull request in it each have a stand-in provider", async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  for (const workbench of [main, folder, main, folder]) {
    await page.goto(`${workbench}iframe.html?id=connected-auth-phonepage--sends&viewMode=story`);
    await expect(page.getByLabel("Code aus der SMS")).toBeVisible();
    const worker = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
    expect(worker).toBe(`${workbench}mockServiceWorker.js`);
  }
  await page.context().close();
});

test("a way is played to its end", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto("iframe.html?id=wege-passwort-vergessen--play&viewMode=story");
  await page.getByRole("combobox", { name: "Tempo" }).selectOption("Sofort", { timeout: 60_000 });
  await page.getByRole("button", { name: "Starten" }).click();
  await expect(page.getByRole("heading", { name: /^Guten .*, Amira/ })).toBeVisible({ timeout: 60_000 });
});

/** Where the links of a page lead, without what comes after a `#`. */
const linksOf = (page: Page | FrameLocator): Promise<string[]> =>
  page
    .locator("a[href]")
    .evaluateAll((all) =>
      all.map((each) => new URL(each.getAttribute("href") ?? "", each.baseURI).href.replace(/#.*$/, "")),
    );

test("every link of the first pages and of the sidebar stays there and leads somewhere", async ({ page }) => {
  const known = new Set(entries.map(({ id }) => id));
  for (const name of [
    "start",
    "entwickeln-ablaufdiagramme",
    "prüfen-anforderungen",
    "gestalten-textkatalog",
    "entwickeln-betrieb",
  ]) {
    await page.goto(`?path=/docs/${name}--docs`);
    await expect(canvasOf(page).getByRole("heading", { level: 1 })).toBeVisible();
    const links = [...(await linksOf(canvasOf(page))), ...(await linksOf(page))].filter((url) =>
      url.startsWith(new URL(folder).origin),
    );
    const leads = (url: string) => {
      const [, id = ""] = /[?&](?:path=\/(?:docs|story)\/|id=)([^&]*)/.exec(decodeURIComponent(url)) ?? [];
      return url.startsWith(folder) && (id === "" || known.has(id));
    };
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((url) => !leads(url))).toEqual([]);
  }
});

test("the copy desk shares a link that opens there", async ({ page }) => {
  await page.goto("?path=/story/screens-auth-entryscreen--empty");
  await page.getByRole("tab", { name: "Texte" }).click();
  const panel = page.getByRole("region", { name: "Texte", exact: true });
  await panel.getByRole("button", { name: "auth.entry.submit", exact: true }).click();
  await panel.getByRole("textbox", { name: "Deutsch: auth.entry.submit" }).fill("Weiter zum Code");
  await panel.getByRole("button", { name: "Link teilen" }).click();
  const link = await panel.getByRole("textbox", { name: "Link zum Vorschlag" }).inputValue();
  expect(link.startsWith(folder)).toBe(true);
  await page.goto("about:blank");
  await page.goto(link);
  await expect(canvasOf(page).getByRole("button", { name: "Weiter zum Code" })).toBeVisible();
});

test("the sheet draws its states, the search finds them, and a state opens alone", async ({ page, context }) => {
  await page.goto("?path=/docs/screens-auth-phonescreen--docs");
  await expect(canvasOf(page).locator("iframe").first().contentFrame().getByRole("heading", { level: 1 })).toBeVisible({
    timeout: 40_000,
  });
  await page.locator("#storybook-explorer-searchfield").click();
  await page.keyboard.type("SMS-Code falsch");
  await page.getByRole("dialog", { name: "Suche" }).getByRole("option").first().click();
  await expect(canvasOf(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/path=\/story\//);
  const [alone] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("button", { name: "Open in isolation mode" }).click(),
  ]);
  await expect(alone.getByRole("heading", { level: 1 })).toBeVisible();
  expect(alone.url().startsWith(`${folder}iframe.html`)).toBe(true);
});
