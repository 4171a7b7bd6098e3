import path from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { chromiumLaunch } from "#workbench/shared/browser/chromium.ts";
import { faultsOf } from "#tests/workbench/axe.ts";
import { makeProject, run, shownFiles } from "./freshProject.ts";

const { tarball, folder } = inject("packed");
/** No inline script or style, nothing from other origins; the word mark is a data: URL. */
const headers = { "Content-Security-Policy": "default-src 'self'; img-src 'self' data:" };

let project: string;
let browser: Browser;

beforeAll(async () => {
  project = makeProject(folder, tarball);
  browser = await chromium.launch(chromiumLaunch);
});
afterAll(() => browser?.close());

test("the README's examples and every entry compile in a fresh project, declarations read, for bundlers and for Node", () => {
  expect(Object.keys(shownFiles())).toEqual([
    "src/main.tsx",
    "src/SignIn.tsx",
    "src/CheckIn.tsx",
    "src/words.tsx",
    "src/server.tsx",
  ]);
  run(project, "node_modules/.bin/tsc", "-p", "tsconfig.json");
  run(project, "node_modules/.bin/tsc", "-p", "tsconfig.node.json");
});

type OpenedPage = { page: Page; errors: string[] };

async function open(address: string): Promise<OpenedPage> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    locale: "de-DE",
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.goto(address);
  return { page, errors };
}

const colourOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

/** Classes on the page without a CSS rule, except the icons' own names. */
const unknownClasses = (page: Page) =>
  page.evaluate(() => {
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
      .join();
    const classes = new Set([...document.querySelectorAll("[class]")].flatMap(({ classList }) => [...classList]));
    return [...classes].filter((name) => !name.startsWith("lucide") && !rules.includes(`.${CSS.escape(name)}`));
  });

async function walkTwoScreens({ page, errors }: OpenedPage, isSearchedByAxe: boolean): Promise<string[]> {
  await page.getByRole("heading", { name: "Passwort eingeben" }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect(await colourOf(page, "body")).toBe("oklch(0.968 0.006 255)");
  const shown = await page.evaluate(() => [...document.fonts].filter((font) => font.status === "loaded"));
  expect(shown.length).toBeGreaterThan(0);
  expect(await unknownClasses(page)).toEqual([]);
  expect(isSearchedByAxe ? await faultsOf(page, "html") : []).toEqual([]);

  await page.getByLabel("Passwort", { exact: true }).fill("Vorfeldbus7!");
  await expect.poll(() => colourOf(page, "button[type=submit]")).toBe("oklch(0.235 0.05 264)");
  await page.getByRole("button", { name: "Anmelden" }).click();
  await page.getByRole("heading", { name: "Check-in-Liste" }).waitFor();
  await page.getByRole("button", { name: "Check-in: Suharti" }).click();
  await page.getByRole("dialog", { name: "Person einchecken" }).getByRole("button", { name: "bestätigen" }).click();
  await page.getByText("1 von 2 eingecheckt").waitFor();
  expect(await unknownClasses(page)).toEqual([]);
  expect(isSearchedByAxe ? await faultsOf(page, "html") : []).toEqual([]);
  return errors;
}

test("a screen is prerendered on a server, with its texts", async () => {
  run(
    project,
    "node_modules/.bin/vite",
    "build",
    "--ssr",
    "src/server.tsx",
    "--outDir",
    "dist-server",
    "--logLevel",
    "warn",
  );
  const built = pathToFileURL(path.join(project, "dist-server/server.js")).href;
  const { signInMarkup } = (await import(built)) as { signInMarkup: () => Promise<string> };
  expect(await signInMarkup()).toMatch(/<h1[^>]*><span>Passwort eingeben<\/span><\/h1>/);
});

type Served = { resolvedUrls: { local: string[] } | null; close: () => Promise<unknown> };
/** The project's own Vite, not ours. */
const vite = () =>
  import(pathToFileURL(path.join(project, "node_modules/vite/dist/node/index.js")).href) as Promise<
    typeof import("vite")
  >;

describe("built", () => {
  let served: Served;
  beforeAll(async () => {
    run(project, "node_modules/.bin/vite", "build", "--logLevel", "warn");
    const { preview } = await vite();
    served = await preview({ root: project, logLevel: "error", preview: { port: 0, headers } });
  });
  afterAll(() => served?.close());

  test("two screens of the library are walked through, with its colours, classes and font, under a strict policy", async () => {
    expect(await walkTwoScreens(await open(served.resolvedUrls!.local[0]!), true)).toEqual([]);
  });

  test("own texts override the library's, plain or compiled, in German and in English", async () => {
    const { page, errors } = await open(`${served.resolvedUrls!.local[0]}words.html`);
    await page.getByRole("heading", { name: "Willkommen zurück" }).waitFor();
    await page.getByRole("heading", { name: "Who is here" }).waitFor();
    await page.getByText("0 out of 2").waitFor();
    await page.getByRole("button", { name: "Passwort vergessen?" }).waitFor({ state: "detached" });
    await page.getByText("Bitte geben Sie Ihr Passwort ein.").waitFor();
    expect(errors).toEqual([]);
  });
});

test("the same two screens are served by the dev server, which prepares packages differently", async () => {
  const { createServer } = await vite();
  const server = await createServer({ root: project, logLevel: "error", server: { port: 0 } });
  await server.listen();
  try {
    expect(await walkTwoScreens(await open(server.resolvedUrls!.local[0]!), false)).toEqual([]);
  } finally {
    await server.close();
  }
});
