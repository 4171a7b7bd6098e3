import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Browser, type Page } from "playwright";
import { build, preview } from "vite";
import { chromiumLaunch } from "#workbench/browser/chromium.ts";
import { shared } from "../../vite.config.ts";
import { judge, leastOf, median, type Values } from "./judge.ts";
import { limits } from "./limits.ts";
import type { Bench } from "./page/page.ts";

const SLOWER = 4;
const RUNS = 7;
const titles = { staff: "check-in list, 10,000 people", calendar: "calendar, 1,000 dates" } as const;
type CaseName = keyof typeof titles;

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

/** The longest time from a press to the paint that answers it, in steps of 8 ms. */
async function interaction(page: Page, act: (page: Page) => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: "event",
      durationThreshold: 16,
    } as PerformanceObserverInit);
  });
  await act(page);
  await page.waitForTimeout(500);
  return page.evaluate(() => Math.max(0, ...(globalThis as unknown as { seen: number[] }).seen));
}

/** A fresh page each time: nothing is warm that would not be for somebody who opens the screen. */
async function measure(browser: Browser, url: string, name: CaseName): Promise<Values> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: "de-DE" });
  await page.goto(url);
  await page.waitForFunction(() => "bench" in globalThis);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const mount = await page.evaluate((which) => bench.mount(which), name);
  await page.waitForTimeout(1500);
  const nodes = await page.evaluate(() => bench.nodes());
  const ticks = await page.evaluate(() => Array.from({ length: 9 }, () => bench.tick()));
  const pressed = await interaction(page, acts[name]);
  await page.reload();
  await page.waitForFunction(() => "bench" in globalThis);
  await page.evaluate((which) => bench.mount(which), name);
  const worstFrame = await page.evaluate(() => bench.worstFrame(120, 120));
  await page.close();
  return { mount, nodes, tick: median(ticks), worstFrame, interaction: pressed };
}

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
const browser = await chromium.launch(chromiumLaunch);
try {
  const url = server.resolvedUrls?.local[0] ?? "";
  let isPast = false;
  for (const name of Object.keys(titles) as CaseName[]) {
    const runs: Values[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(browser, url, name));
    for (const verdict of judge(titles[name], leastOf(runs), limits[name])) {
      console.log(verdict.line);
      isPast ||= verdict.isPast;
    }
  }
  process.exitCode = isPast ? 1 : 0;
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
