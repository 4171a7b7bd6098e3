import { readFileSync } from "node:fs";
import { test as base, expect, type FrameLocator, type Locator, type Page } from "@playwright/test";

export { expect };

/** Storybook's own words about stores that a busy machine connects late. */
const late = /UniversalStore follower|Cannot set state before store is ready/;

/** Servers answer a longer address with an error (431), and the page stays white; in characters, whatever is set. */
const LONGEST = 2000;

/** Every test fails on a console error of the manager or the canvas, and on an address that a server may refuse. */
export const test = base.extend<{ quiet: void }>({
  quiet: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on("weberror", (error) => errors.push(error.error().message));
      context.on("console", (message) => {
        // What the stand-in provider refuses, such as a group that nobody has, Chromium calls an error of its own.
        const isAnswer = new URL(message.location().url || "about:blank").pathname.startsWith("/api/");
        if (message.type() === "error" && !isAnswer) errors.push(message.text());
      });
      const long = (url: string) => !url.startsWith("data:") && url.split("#", 1).join("").length > LONGEST;
      const tell = (url: string) => void (long(url) && errors.push(`long: ${url.slice(0, 200)}`));
      context.on("request", (request) => tell(request.url()));
      await use();
      for (const page of context.pages()) tell(page.url());
      expect(errors.filter((error) => !late.test(error))).toEqual([]);
    },
    { auto: true },
  ],
});

/** The panel *Texte* beside a story. */
export class DeskPage {
  readonly page: Page;
  readonly canvas: FrameLocator;
  readonly panel: Locator;
  readonly table: Locator;
  /** What came with a shared link, to be decided. */
  readonly review: Locator;

  constructor(page: Page) {
    this.page = page;
    this.canvas = page.frameLocator("#storybook-preview-iframe");
    this.panel = page.getByRole("region", { name: "Texte", exact: true });
    this.table = this.panel.getByRole("table", { name: "Texte dieser Ansicht in Lesereihenfolge" });
    this.review = this.panel.getByRole("region", { name: "Vorschläge prüfen" });
  }

  async open(story: string, globals = "", drafts = "") {
    await this.openAt(`/?path=/story/${story}${globals ? `&globals=${globals}` : ""}${drafts}`);
  }

  async openAt(address: string) {
    await this.page.goto(address);
    await this.page.getByRole("tab", { name: "Texte" }).click({ timeout: 40_000 });
    await expect(this.table).toBeVisible({ timeout: 40_000 });
  }

  row = (key: string) => this.table.locator(`tr[data-key="${key}"]`);
  line = (key: string, language = "Deutsch") => this.review.getByRole("group", { name: `${language}: ${key}` });
  key = (key: string) => this.panel.getByRole("button", { name: key, exact: true });
  field = (key: string, language = "Deutsch") =>
    this.panel.getByRole("textbox", { name: `${language}: ${key}`, exact: true });
  /** The first where a text has one for each of its cases. */
  firstField = (key: string) =>
    this.panel.getByRole("textbox", { name: new RegExp(`^Deutsch(, [^:]+)?: ${key}$`) }).first();
  button = (name: string) => this.panel.getByRole("button", { name, exact: true });
  point = () => this.panel.getByRole("button", { name: "Zeigen", exact: true });
  outlines = () => this.canvas.locator("[data-copy-desk=outline]");

  /** Opens a decided line of the review. */
  async unfold(key: string, language?: string) {
    const line = this.line(key, language);
    await expect(line).toHaveJSProperty("open", false, { timeout: 40_000 });
    await line.getByText("Ansehen").click();
  }

  /** Presses on the middle of something on the canvas while pointing. */
  async press(target: Locator) {
    const box = await target.boundingBox();
    if (!box) throw new Error("nothing to press on");
    await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
}

/** Presses a link and reads the file that comes of it. */
export async function fetched(page: Page, link: Locator): Promise<[name: string, text: string]> {
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  return [download.suggestedFilename(), readFileSync(await download.path(), "utf8")];
}

/** Proposed texts as a link carries them at its end. */
export const asLink = (rows: unknown) => `#proposal=${Buffer.from(JSON.stringify(rows)).toString("base64url")}`;
