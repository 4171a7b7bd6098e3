import type { Browser, BrowserContext } from "@playwright/test";
import type { PersonId } from "../../src/people/people.ts";
import { calls } from "../../app/client/calls.ts";
import { REQUEST_TIMEOUT_MS } from "../../app/platform/limit.ts";
import { sundayNight } from "../clock/instants.ts";
import { aheadOf, clockScript } from "../clock/startClock.ts";
import { meetProvider, type Provider, watch, type Watch } from "../journeys/journey.ts";
import type { Action } from "./actions.ts";
import { openEyes } from "./eyes.ts";
import { act, drawn, faultsOf, isBusy, leaveBrowserPage, signInElsewhere, type Room } from "./hands.ts";

/** Where a monkey begins. Nobody: on the way in. Small: on a phone of 320 × 568 px. */
export type Start = { path: string; person: PersonId | null; isSmall: boolean };

/** How long an answer is waited for before the next action, in ms. */
const QUIET = 400;
/** How long a page may be without a way on; while it waits for an answer, until the longest call has ended (API-54). In ms. */
const PATIENCE = 10_000;
const PATIENCE_FOR_AN_ANSWER = REQUEST_TIMEOUT_MS + 5000;

/** Resolves when no request is under way any more, or after a while: some answers never come. */
function followRequests(context: BrowserContext) {
  const underWay = new Set<unknown>();
  let whenQuiet = () => {};
  const end = (request: unknown) => {
    underWay.delete(request);
    if (underWay.size === 0) whenQuiet();
  };
  context.on("request", (request) => underWay.add(request));
  context.on("requestfinished", end);
  context.on("requestfailed", end);
  return async (): Promise<boolean> => {
    if (underWay.size === 0) return false;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      whenQuiet = resolve;
      timer = setTimeout(resolve, QUIET);
    });
    clearTimeout(timer);
    return true;
  };
}

const bearerless = async (provider: Provider) => {
  const guarded = Object.values(calls).filter(({ bearer }) => bearer === "required");
  const isGuarded = (method: string, path: string) =>
    guarded.some(
      (row) => row.method === method && new RegExp(`${row.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path),
    );
  const received = await provider.calls("");
  return received.filter(({ method, path, bearer }) => !bearer && isGuarded(method, path));
};

/** Where links lead that open something else: a tab of its own, a mail, a call. */
const OUTWARD = "https://registrierung.example/";
const isLink = (address: string) => address.startsWith(OUTWARD) || /^(mailto|tel):/.test(address);

const seenIn = ({ foreignHosts, violations, errors }: Watch) => [
  ...foreignHosts.filter((host) => !isLink(host)).map((host) => `asks ${host}`),
  ...violations.map((violation) => `breaks the security policy: ${violation}`),
  ...errors.map((error) => `script error or console line: ${error}`),
];

/** Lets a monkey loose in a browser that knows nothing of an earlier one; null when all was well. */
export async function run(
  browser: Browser,
  baseURL: string,
  database: string,
  start: Start,
  actions: readonly Action[],
) {
  const context = await browser.newContext(start.isSmall ? { viewport: { width: 320, height: 568 } } : {});
  try {
    const provider = await meetProvider(context, database);
    await context.addInitScript(clockScript(aheadOf(sundayNight.at)));
    await context.addInitScript(openEyes);
    await context.route(`${OUTWARD}**`, (route) => route.abort());
    const seen = await watch(context, baseURL, true);
    const settled = followRequests(context);
    await provider.reset({ startsAt: sundayNight.at, seed: database });
    if (start.person) await signInElsewhere(context, start.person);
    const page = await context.newPage();
    context.on("page", (other) => other !== page && other.opener().then((opener) => opener && other.close()));
    page.on("dialog", (dialog) => dialog.accept());
    await page.goto(start.path, { waitUntil: "domcontentloaded" });
    const room: Room = { context, page, provider, isOffline: false };

    const way: string[] = [];
    const judge = async (): Promise<string[] | null> => {
      let faults: string[] = [];
      const began = performance.now();
      let patience = PATIENCE;
      do {
        await leaveBrowserPage(room);
        await drawn(page);
        if (await settled()) await drawn(page);
        faults = [...(await faultsOf(page)), ...seenIn(seen)];
        if (faults.length > 0 && (await isBusy(page))) patience = PATIENCE_FOR_AN_ANSWER;
      } while (faults.length > 0 && seenIn(seen).length === 0 && performance.now() < began + patience);
      return faults.length > 0 ? faults : null;
    };
    let finding = await judge();
    for (const action of actions) {
      if (finding) break;
      const done = await act(room, action);
      if (done === null) continue;
      way.push(done);
      finding = await judge();
    }
    const without = finding ? [] : await bearerless(provider);
    if (without.length > 0) finding = [`without a token: ${JSON.stringify(without)}`];
    return { finding, way };
  } finally {
    await context.close();
  }
}
