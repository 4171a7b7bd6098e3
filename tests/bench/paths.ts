import { randomUUID } from "node:crypto";
import path from "node:path";
import { chromium, type Browser } from "playwright";
import { preview } from "vite";
import { chromiumLaunch } from "#workbench/browser/chromium.ts";
import { people } from "#src/people/people.ts";
import { median } from "./judge.ts";

/** What the signed-in paths of the built app cost on a slow connection with the processor four times slower; printed, not judged. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWER = 4;
const RUNS = 3;

const paths = {
  dashboard: "/dashboard",
  calendar: "/events/apply",
  group: "/group",
  profile: "/profile/complete",
  conduct: "/code-of-conduct",
  contract: "/contract",
  day: "/events/my-event",
  help: "/info/faq",
};

/** Times in milliseconds. */
type Seen = { requests: number; kB: number; firstCall: number; paint: number; shift: number };

const extraHTTPHeaders = { "sandbox-database": `bench-${randomUUID()}` };

async function signIn(browser: Browser, url: string) {
  const context = await browser.newContext({ extraHTTPHeaders });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator("input[type=email]").fill(people.amira.email);
  await page.locator("button[type=submit]").click();
  await page.locator("input[type=password]").fill(people.amira.password);
  await page.locator("button[type=submit]").click();
  await page.waitForURL("**/dashboard");
  await page.waitForLoadState("networkidle");
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Opens a page with nothing in the cache. */
async function open(
  browser: Browser,
  storageState: Awaited<ReturnType<typeof signIn>>,
  address: string,
): Promise<Seen> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ storageState, viewport, locale: "de-DE", extraHTTPHeaders });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", NETWORK);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const seen = { requests: 0, kB: 0, firstCall: 0 };
  const began = performance.now();
  devtools.on("Network.requestWillBeSent", ({ request }) => {
    if (request.url.includes("/api/")) seen.firstCall ||= performance.now() - began;
    else seen.requests += 1;
  });
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => (seen.kB += encodedDataLength / 1000));
  await page.addInitScript(() => {
    const drawn = { paint: 0, shift: 0 };
    Object.assign(globalThis, { drawn });
    const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    observe("largest-contentful-paint", ({ startTime }) => (drawn.paint = startTime));
    observe("layout-shift", (entry) => (drawn.shift += (entry as PerformanceEntry & { value: number }).value));
  });
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  // The last paint is told a moment after it.
  await page.waitForTimeout(1000);
  const drawn = await page.evaluate(() => (globalThis as unknown as { drawn: Pick<Seen, "paint" | "shift"> }).drawn);
  await context.close();
  return { ...seen, ...drawn };
}

const server = await preview({
  configFile: path.resolve(import.meta.dirname, "../../vite.config.ts"),
  logLevel: "error",
  preview: { port: 0, host: "127.0.0.1" },
});
const url = (server.resolvedUrls?.local[0] ?? "").replace(/\/$/, "");
const browser = await chromium.launch(chromiumLaunch);
try {
  const state = await signIn(browser, url);
  for (const [name, at] of Object.entries(paths)) {
    const runs: Seen[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await open(browser, state, url + at));
    const middle = (measure: keyof Seen) => median(runs.map((seen) => seen[measure]));
    const seconds = (measure: "firstCall" | "paint") => `${(middle(measure) / 1000).toFixed(2)} s`;
    console.log(
      [
        name,
        `${middle("requests")} requests`,
        `${middle("kB").toFixed(0)} kB`,
        `first call ${seconds("firstCall")}`,
        `largest paint ${seconds("paint")}`,
        `layout shift ${middle("shift").toFixed(3)}`,
      ].join(" · "),
    );
  }
} finally {
  await browser.close();
  await server.close();
}
