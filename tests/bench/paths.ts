import { randomUUID } from "node:crypto";
import path from "node:path";
import { chromium, type Browser } from "playwright";
import { preview } from "vite";
import { chromiumLaunch } from "#workbench/browser/chromium.ts";
import { people } from "#src/people/people.ts";
import { median } from "./judge.ts";

/** A mobile connection as Lighthouse has it, and a processor four times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWER = 4;
const extraHTTPHeaders = { "sandbox-database": `bench-${randomUUID()}` };
const RUNS = Number(process.env["RUNS"] ?? 3);

const paths = {
  dashboard: "/dashboard",
  calendar: "/events/apply",
  group: "/group",
  profile: "/profile/complete",
  conduct: "/code-of-conduct",
  contract: "/contract",
  day: "/events/my-event",
  help: "/info/faq",
} as const;

type Seen = { requests: number; kB: number; firstCall: number; paint: number; shift: number };

const server = await preview({
  configFile: path.resolve(import.meta.dirname, "../../vite.config.ts"),
  logLevel: "error",
  preview: { port: Number(process.env["PORT"] ?? 0), host: "127.0.0.1" },
});
const url = (server.resolvedUrls?.local[0] ?? "").replace(/\/$/, "");

async function signedIn(browser: Browser) {
  const context = await browser.newContext({ extraHTTPHeaders });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator("input[type=email]").fill(people.amira.email);
  await page.getByRole("button", { name: "Weiter" }).click();
  await page.locator("input[type=password]").fill(people.amira.password);
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await page.waitForURL("**/dashboard");
  await page.waitForLoadState("networkidle");
  const state = await context.storageState();
  await context.close();
  return state;
}

async function open(browser: Browser, storageState: Awaited<ReturnType<typeof signedIn>>, at: string): Promise<Seen> {
  const context = await browser.newContext({
    storageState,
    viewport: { width: 390, height: 844 },
    locale: "de-DE",
    extraHTTPHeaders,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", NETWORK);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  let bytes = 0;
  let requests = 0;
  let firstCall = 0;
  const began = performance.now();
  devtools.on("Network.requestWillBeSent", ({ request }) => {
    if (request.url.includes("/api/")) firstCall ||= performance.now() - began;
    else {
      requests += 1;
      if (process.env["LIST"])
        console.log(Math.round(performance.now() - began), request.url.replace(/.*\/assets\//, ""));
    }
  });
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(() => {
    const seen = { paint: 0, shift: 0, shifts: [] as string[] };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.paint = entry.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Element | null }[];
      })[]) {
        seen.shift += entry.value;
        seen.shifts.push(
          `${entry.value.toFixed(3)} at ${Math.round(entry.startTime)}: ${entry.sources.map(({ node }) => (node?.outerHTML ?? "").slice(0, 90)).join(" | ")}`,
        );
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(url + at);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1000);
  const seen = await page.evaluate(
    () => (globalThis as unknown as { seen: { paint: number; shift: number; shifts: string[] } }).seen,
  );
  if (process.env["SHIFTS"]) console.log(seen.shifts.join("\n"));
  await context.close();
  return { requests, kB: bytes / 1000, firstCall, paint: seen.paint, shift: seen.shift };
}

const browser = await chromium.launch(chromiumLaunch);
try {
  const state = await signedIn(browser);
  for (const [name, at] of Object.entries(paths)) {
    if (process.env["ONLY"] && process.env["ONLY"] !== name) continue;
    const runs: Seen[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await open(browser, state, at));
    const of = (key: keyof Seen) => median(runs.map((run) => run[key]));
    console.log(
      `${name.padEnd(10)} ${of("requests")} requests · ${of("kB").toFixed(0)} kB · first call ${(of("firstCall") / 1000).toFixed(2)} s · largest paint ${(of("paint") / 1000).toFixed(2)} s · layout shift ${of("shift").toFixed(3)}`,
    );
  }
} finally {
  await browser.close();
  await server.close();
}
