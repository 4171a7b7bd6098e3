import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "playwright";
import { build, preview } from "vite";
import { shared } from "../../vite.config.ts";
import { phone, slowDown } from "./conditions.ts";
import { pressToPaint, worstFrame } from "./inPage.ts";
import { least, median, together } from "./judge.ts";
import type { Limits, Values } from "./measures.ts";
import type { Bench } from "./page/page.ts";

const titles = { staff: "check-in list, 10,000 people", calendar: "calendar, 1,000 dates" } as const;
type CaseName = keyof typeof titles;

/** What only one of them has a limit for. */
export const ownLimits: Record<string, Limits> = {
  [titles.staff]: { nodes: { target: 150, limit: 300 }, tick: { target: 15, limit: 30 } },
  [titles.calendar]: { nodes: { target: 350, limit: 600 } },
};

declare global {
  var bench: Bench;
}

/** What somebody does on the screen, with real presses. */
const acts: Record<CaseName, (page: Page) => Promise<void>> = {
  async staff(page) {
    await page
      .getByRole("button", { name: /^Check-in: / })
      .first()
      .click();
    await page.keyboard.press("Escape");
    await page.getByRole("textbox").click();
    await page.keyboard.type("fa0", { delay: 150 });
  },
  async calendar(page) {
    await page.getByRole("gridcell").nth(10).click();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("PageDown");
  },
};

/** A fresh page each time: nothing is warm that would not be for somebody who opens the screen. */
async function measure(browser: Browser, url: string, name: CaseName): Promise<Values> {
  const page = await browser.newPage(phone);
  await page.goto(url);
  await page.waitForFunction(() => "bench" in globalThis);
  await slowDown(page);
  const mount = await page.evaluate((which) => bench.mount(which), name);
  await page.waitForTimeout(1500);
  const nodes = await page.evaluate(() => bench.nodes());
  const ticks = await page.evaluate(() => Array.from({ length: 9 }, () => bench.tick()));
  const interaction = await pressToPaint(page, () => acts[name](page));
  await page.reload();
  await page.waitForFunction(() => "bench" in globalThis);
  await page.evaluate((which) => bench.mount(which), name);
  const frame = await worstFrame(page);
  await page.close();
  return { mount, nodes, tick: median(ticks), worstFrame: frame, interaction };
}

/** What the two longest screens cost by themselves, without the app around them. */
export async function* lists(browser: Browser, runs: number): AsyncGenerator<[string, Values]> {
  const root = path.resolve(import.meta.dirname, "page");
  const outDir = mkdtempSync(path.join(tmpdir(), "gangway-bench-"));
  await build({ configFile: false, root, ...shared(), logLevel: "error", build: { outDir, emptyOutDir: true } });
  const server = await preview({
    configFile: false,
    root,
    logLevel: "error",
    build: { outDir },
    preview: { port: 0, host: "127.0.0.1" },
  });
  try {
    const url = server.resolvedUrls?.local[0] ?? "";
    for (const name of Object.keys(titles) as CaseName[]) {
      const all: Values[] = [];
      for (let run = 0; run < runs; run += 1) all.push(await measure(browser, url, name));
      yield [titles[name], together(all, least)];
    }
  } finally {
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}
