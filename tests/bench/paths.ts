import type { BrowserContext } from "playwright";
import { pathForScreen, type ScreenName } from "#app/navigation/screens.ts";
import { readPages } from "#app/hosting/readPages.ts";
import { people } from "#src/people/people.ts";
import type { BuiltApp } from "./builtApp.ts";
import { slowDown, type Network } from "./conditions.ts";
import { together } from "./judge.ts";
import type { Values } from "./measures.ts";

/** Every path behind the sign-in. */
const screens = Object.keys(await readPages()) as ScreenName[];
const paths = new Set(screens.flatMap((screen) => pathForScreen(screen) ?? []));

const newcomer = { [`onboarding:${people.leonie.extraId}`]: JSON.stringify({ isFirstTimeUser: true }) };

/** A path is opened by the first of them whom it does not lead elsewhere: some are for supervisors, some for new people. */
const visitors: ((app: BuiltApp) => Promise<BrowserContext>)[] = [
  (app) => app.openSignedIn("amira"),
  (app) => app.openSignedIn("jasper"),
  (app) => app.openSignedIn("leonie", newcomer),
];

type Drawn = { largestPaint: number; shift: number };

/** Runs in the page. */
function watchDrawing() {
  const drawn: Drawn = { largestPaint: 0, shift: 0 };
  Object.assign(globalThis, { drawn });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe("largest-contentful-paint", ({ startTime }) => (drawn.largestPaint = startTime / 1000));
  observe("layout-shift", (entry) => (drawn.shift += (entry as PerformanceEntry & { value: number }).value));
}

/** Opens a path with nothing in the cache; `null` where it leads elsewhere. */
async function visit(context: BrowserContext, path: string, network: Network): Promise<Values | null> {
  const page = await context.newPage();
  const devtools = await slowDown(page, network);
  const seen = { requests: 0 };
  devtools.on("Network.requestWillBeSent", ({ request }) => {
    if (!request.url.includes("/api/")) seen.requests += 1;
  });
  await page.addInitScript(watchDrawing);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  // The last paint is told a moment after it.
  await page.waitForTimeout(1000);
  const drawn = await page.evaluate(() => (globalThis as unknown as { drawn: Drawn }).drawn);
  const shown = new URL(page.url()).pathname;
  await context.close();
  return shown === path ? { ...seen, ...drawn } : null;
}

/** What every path behind the sign-in costs whoever opens it. */
export async function* signedInPaths(app: BuiltApp, runs: number, network: Network): AsyncGenerator<[string, Values]> {
  await app.reset();
  for (const path of paths) {
    const all: Values[] = [];
    for (const open of visitors) {
      for (let run = 0; run < runs; run += 1) {
        const values = await visit(await open(app), path, network);
        if (!values) break;
        all.push(values);
      }
      if (all.length > 0) break;
    }
    yield [path, together(all)];
  }
}
