import { people } from "#src/people/people.ts";
import type { BuiltApp } from "./builtApp.ts";
import { networks, slowDown, type Network } from "./conditions.ts";
import { together } from "./judge.ts";
import type { Measure, Values } from "./measures.ts";

type Seen = Partial<Record<Measure, number>>;

/** Runs in the page: when what somebody waits for was painted, in seconds from the start of the page. */
function watchEntry() {
  const seen: Seen = {};
  Object.assign(globalThis, { seen });
  const { port1, port2 } = new MessageChannel();
  const waiting: Measure[] = [];
  const now = () => performance.now() / 1000;
  port1.addEventListener("message", () => waiting.splice(0).forEach((measure) => (seen[measure] = now())));
  port1.start();
  const isVisible = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
  const conditions: [Measure, () => boolean][] = [
    ["fieldOnShow", () => isVisible("input[name=email]")],
    // React listens to it.
    [
      "fieldWorks",
      () =>
        Object.keys(document.querySelector("input[name=email]") ?? {}).some((key) => key.startsWith("__reactProps")),
    ],
    ["codeOnShow", () => isVisible("input[autocomplete=one-time-code]")],
  ];
  const look = () => {
    for (const [measure, isThere] of conditions)
      if (!(measure in seen) && !waiting.includes(measure) && isThere()) waiting.push(measure);
    if (waiting.length > 0) port2.postMessage(null);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Somebody new opens the app, types the address as soon as there is a field, and sends it at once. */
async function arrive(app: BuiltApp, network: Network): Promise<Values> {
  await app.reset();
  const context = await app.open();
  const page = await context.newPage();
  await slowDown(page, network);
  await page.addInitScript(watchEntry);
  await page.goto("/", { waitUntil: "commit" });
  const field = page.locator("input[name=email]");
  await field.fill(people.konstantin.email);
  await field.press("Enter");
  await page.waitForFunction(() => "codeOnShow" in (globalThis as unknown as { seen: Seen }).seen);
  const values = await page.evaluate(() => ({
    firstPaint: (performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN) / 1000,
    ...(globalThis as unknown as { seen: Seen }).seen,
  }));
  await context.close();
  return values;
}

/** The way of somebody new, from the address of the app to the screen for the code. */
export async function* wayIn(app: BuiltApp, runs: number): AsyncGenerator<[string, Values]> {
  for (const network of Object.keys(networks) as Network[]) {
    const all: Values[] = [];
    for (let run = 0; run < runs; run += 1) all.push(await arrive(app, network));
    yield [network, together(all)];
  }
}
