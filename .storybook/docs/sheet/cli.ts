import { spawn } from "node:child_process";
import path from "node:path";
import { chromium } from "playwright";
import { top } from "#workbench/shared/source/files.ts";
import { chromiumLaunch } from "#workbench/shared/browser/chromium.ts";
import { installChromium } from "#workbench/shared/browser/installChromium.ts";
import { portBase } from "#workbench/shared/browser/ports.ts";
import { readOrder, type SheetOrder } from "./cliOptions.ts";

const PORT = portBase + 114;
const base = `http://127.0.0.1:${PORT}`;

/** Takes a picture of a screen's sheet, from a workbench of its own. */
async function photograph({ page: id, out, theme, locale, pair, widths, zoom, isFull }: SheetOrder): Promise<void> {
  const browser = await chromium.launch({ ...chromiumLaunch, executablePath: installChromium() });
  try {
    const context = { viewport: { width: 1480, height: 900 }, deviceScaleFactor: 2, reducedMotion: "reduce" } as const;
    const page = await browser.newPage({ ...context, locale: "de-DE" });
    const settings = `sheet-all&sheet-zoom=${zoom}&sheet-pair=${pair}&sheet-widths=${widths.join()}${isFull ? "&sheet-full" : ""}`;
    const globals = `globals=theme:${theme};locale:${locale}`;
    await page.goto(`${base}/iframe.html?id=${id}&viewMode=docs&${globals}&${settings}`);
    await page.locator(".sheet[data-ready]").waitFor({ timeout: 180_000 });
    await page.emulateMedia({ media: "screen" });
    await page.addStyleTag({
      content: ".page-controls, .sheet-lead { display: none; } .sheet { padding: 1.5rem; background: var(--surface); }",
    });
    await page.locator(".sheet").screenshot({ path: out, animations: "disabled" });
  } finally {
    await browser.close();
  }
}

const entries = async (): Promise<Record<string, unknown> | null> => {
  const answer = await fetch(`${base}/index.json`).catch(() => null);
  return answer?.ok ? ((await answer.json()) as { entries: Record<string, unknown> }).entries : null;
};

const order = readOrder(process.argv.slice(2));
const started = performance.now();
const storybook = spawn(
  path.join(top, "node_modules/.bin/storybook"),
  ["dev", "-p", String(PORT), "--exact-port", "--ci", "--no-open"],
  { cwd: top, stdio: "ignore" },
);
try {
  let known = await entries();
  while (!known) {
    if (storybook.exitCode !== null) throw new Error(`The workbench did not start on port ${PORT}.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
    known = await entries();
  }
  if (!(order.page in known)) throw new Error(`The workbench has no page "${order.page}".`);
  await photograph(order);
  process.stdout.write(`${order.out} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  storybook.kill();
}
