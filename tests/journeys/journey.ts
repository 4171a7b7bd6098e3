import { randomUUID } from "node:crypto";
import {
  test as base,
  expect,
  type APIResponse,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type Response,
} from "@playwright/test";
import { calls as contract } from "../../app/client/calls.ts";
import type { Call } from "../../app/client/calls/defineCall.ts";
import type { Shape } from "../../app/sandbox/shapes.ts";
import { people, type PersonId } from "../../src/people/people.ts";
import { callPattern } from "../callPattern.ts";
import { sundayNight } from "../clock/instants.ts";
import { aheadOf, clockScript, startClock } from "../clock/startClock.ts";
import { recordIn } from "./recorder.ts";

type Message = { to: string; code: string | null; link: string | null; sentAt: number };
type LoggedCall = { method: string; path: string; status: number; bearer: boolean };

/** A provider of its own for one journey. */
export class Provider {
  readonly #context: Pick<BrowserContext, "request" | "pages">;
  readonly database: string;

  constructor(context: Pick<BrowserContext, "request" | "pages">, database: string) {
    this.#context = context;
    this.database = database;
  }

  async #post(name: string, data: object) {
    const answer = await this.#context.request.post(`/outbox/api/${name}`, { data, maxRetries: 2 });
    expect(answer.ok(), `${name}: ${await answer.text()}`).toBe(true);
  }

  /** A database that begins now, by the clock of the tests. */
  reset = (settings: object = {}) => this.#post("reset", { startsAt: new Date().toISOString(), ...settings });

  /** The next answers of a call go wrong: those that are asked for from now on, not what a page is still loading. */
  async fault(call: string, kind: string, times = 1) {
    const loads = this.#context.pages().map((page) => page.waitForLoadState("networkidle", { timeout: 2000 }));
    await Promise.allSettled(loads);
    await this.#post("faults", { call, kind, times });
  }

  /** The same at once, whatever is still loading. */
  arm = (call: string, kind: string) => this.#post("faults", { call, kind, times: 1 });

  advance = (advanceSeconds: number) => this.#post("clock", { advanceSeconds });
  /** The provider's clock only; the app's is the browser's. `2026-11-23T07:30` is a time in Berlin. */
  setClock = (setTo: string) => this.#post("clock", { setTo });
  /** How many days there are to apply for. */
  days = (count: number) => this.#post("days", { count });

  async calls(name: string): Promise<LoggedCall[]> {
    const answer = await this.#context.request.get("/outbox/api/log");
    const { calls } = (await answer.json()) as { calls: LoggedCall[] };
    return calls.filter(({ path }) => path.includes(name));
  }

  settings = (settings: object) => this.#post("settings", settings);
  clearFaults = () => this.#post("faults", { clear: true });

  /** What was sent to an address, the newest first. */
  async messages(to: string): Promise<Message[]> {
    const answer = await this.#context.request.get("/outbox/api/messages");
    const { messages } = (await answer.json()) as { messages: Message[] };
    return messages.filter((message) => message.to === to).toSorted((one, other) => other.sentAt - one.sentAt);
  }

  async #newest(to: string, part: "code" | "link", pattern: RegExp): Promise<string> {
    const newest = async () => (await this.messages(to)).find((message) => message[part] !== null)?.[part] ?? "";
    await expect.poll(newest, `a ${part} for ${to}`).toMatch(pattern);
    return newest();
  }

  /** The newest code that was sent to an address or a number, as soon as there is one. */
  code = (to: string) => this.#newest(to, "code", /^\d{6}$/);

  /** The newest code that was sent to anybody. */
  async newestCode(): Promise<string | undefined> {
    const answer = await this.#context.request.get("/outbox/api/messages");
    const { messages } = (await answer.json()) as { messages: Message[] };
    return (
      messages.filter(({ code }) => code !== null).toSorted((one, other) => other.sentAt - one.sentAt)[0]?.code ??
      undefined
    );
  }

  /** The newest link that was mailed to an address: path and query. */
  link = (to: string, path = "/") => this.#newest(to, "link", new RegExp(`^${path}`));
}

export type Watch = { foreignHosts: string[]; violations: string[]; errors: string[]; astray: string[] };

/**
 * Runs in the page: after each press, by hand or by key, the focus stays on something that can be seen or goes to it
 * (WCAG 2.4.3). A moment without is allowed: what was pressed may go before what comes next is there.
 */
function watchFocus() {
  const LOOK_EVERY = 250;
  const LOOKS = 12;
  const ASTRAY_AFTER = 3;
  let looking = 0;
  document.addEventListener(
    "click",
    ({ isTrusted, target }) => {
      const pressed =
        target instanceof Element ? target.closest("button, a[href], input, select, textarea, summary, label") : null;
      if (!isTrusted || !pressed || pressed.matches(":disabled")) return;
      const name = pressed.getAttribute("aria-label") ?? pressed.textContent.trim();
      let looks = 0;
      let astray = 0;
      clearInterval(looking);
      looking = setInterval(() => {
        const at = document.activeElement;
        const isSeen = at !== null && at !== document.body && at.checkVisibility();
        // There is nothing to be at until the app is there, or what its screen shows.
        const isStarting = document.querySelector("main[data-sign], [data-loading]") !== null;
        looks += 1;
        astray = isSeen || isStarting || !document.hasFocus() ? 0 : astray + 1;
        if (astray === ASTRAY_AFTER)
          (globalThis as unknown as { reportAstray: (text: string) => void }).reportAstray(
            `after „${name}“ on ${location.pathname}`,
          );
        if (looks === LOOKS) clearInterval(looking);
      }, LOOK_EVERY) as unknown as number;
    },
    { capture: true },
  );
}

const callPaths = Object.values<Call>(contract).map(callPattern);

/**
 * Chromium's own line about a request that brought nothing. It stands for what a journey has arranged: an answer of the
 * provider to a call of the contract, a connection that the journey has cut itself, a file that it has taken away. Any other
 * is a request that nobody answers, such as a script that is served nowhere.
 */
function isArranged(message: ConsoleMessage, takesAway: RegExp | null): boolean {
  // A font that was cut off or is a page.
  if (takesAway && /^(Failed to decode downloaded font|OTS parsing error)/.test(message.text())) return true;
  if (message.type() !== "error" || !/^Failed to load (resource|module script)/.test(message.text())) return false;
  const { url } = message.location();
  const path = url ? new URL(url).pathname : "";
  const isCut = /net::ERR_(FAILED|INTERNET_DISCONNECTED)/.test(message.text());
  return isCut || takesAway?.test(url) === true || callPaths.some((call) => call.test(path));
}

/** What a page must not do, as it happens: ask other hosts, break the security policy, fail, write to the console. */
export async function watch(
  context: BrowserContext,
  baseURL: string,
  isBuilt: boolean,
  takesAway: RegExp | null = null,
): Promise<Watch> {
  const seen: Watch = { foreignHosts: [], violations: [], errors: [], astray: [] };
  await context.exposeBinding("reportAstray", (_source, text: string) => seen.astray.push(text));
  await context.addInitScript(watchFocus);
  await context.exposeBinding("reportViolation", (_source, text: string) => seen.violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
      (globalThis as unknown as { reportViolation: (text: string) => void }).reportViolation(
        `${violatedDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  context.on("request", (request) => {
    // The browser's own viewer of PDFs is no host either.
    if (!request.url().startsWith(baseURL) && !/^(blob|data|chrome|chrome-extension):/.test(request.url()))
      seen.foreignHosts.push(request.url());
  });
  context.on("weberror", (error) => {
    const { name, message } = error.error();
    // A file that was cut off; Firefox names one that is something else.
    if (!takesAway || (name !== "SyntaxError" && !takesAway.test(message))) seen.errors.push(message);
  });
  context.on("console", (message) => {
    if (!isBuilt && ["debug", "info"].includes(message.type())) return;
    if (!isArranged(message, takesAway))
      seen.errors.push(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  return seen;
}

/** Gives all pages of a browser a provider of their own; with the same name after a restart, the same one. */
export async function meetProvider(context: BrowserContext, database = `journey-${randomUUID()}`) {
  await context.setExtraHTTPHeaders({ "sandbox-database": database });
  return new Provider(context, database);
}

/** What a project may choose for its journeys. */
export type Options = { instant: string; shape: Shape; takesAway: RegExp | null };

/** An id of the first shape as a provider of this one spells it. */
export const idIn = (shape: Shape, id: number | string): number | string => {
  if (shape === "nested") return id;
  return typeof id === "number" ? String(id) : Number(id);
};

type Answer = Pick<APIResponse | Response, "json">;

/** What an answer of the provider brings, in whichever shape. */
export async function broughtBy(answer: Answer): Promise<unknown> {
  const body: unknown = await answer.json();
  return typeof body === "object" && body !== null && "data" in body ? body.data : body;
}

/** Every journey has its own provider and fails on script errors, console lines, foreign hosts, policy violations, a lost focus, and what recorder.ts finds. */
export const test = base.extend<Options & { provider: Provider; isBuilt: boolean; isRecorded: boolean; clock: number }>(
  {
    /** When a journey begins, as an ISO text, whatever day it is: for its pages, its provider and its own code alike. */
    instant: [sundayNight.at, { option: true }],
    clock: [
      async ({ context, instant }, use) => {
        const ahead = aheadOf(instant);
        const stop = startClock(ahead);
        await context.addInitScript(clockScript(ahead));
        await use(ahead);
        stop();
      },
      { auto: true },
    ],
    /** How the provider of a journey shapes its answers. */
    shape: ["nested", { option: true }],
    /** Addresses of files that a journey has answered with something else. */
    takesAway: [null, { option: true }],
    /** False for the dev server, which talks to the console. */
    isBuilt: [true, { option: true }],
    /** False where a screen is meant to be left as soon as it is there. */
    isRecorded: [true, { option: true }],
    provider: [
      // Its database begins at the instant that the clock shows, so the clock comes first.
      async ({ context, baseURL, isBuilt, isRecorded, shape, takesAway, clock: _ }, use) => {
        const url = baseURL ?? "";
        const provider = await meetProvider(context);
        const seen = await watch(context, url, isBuilt, takesAway);
        const recorded = await recordIn(context);
        await provider.reset({ shape });
        await use(provider);
        expect(seen).toEqual({ foreignHosts: [], violations: [], errors: [], astray: [] });
        expect(isRecorded ? recorded.faults : []).toEqual([]);
      },
      { auto: true },
    ],
  },
);

export { expect };

export const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
/** By its whole name; a part of it, asked for by a pattern, may also be in a button of the screen that is being left. */
export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

/** What stands in the page and stays; a notice may say the same. */
export const inPage = (page: Page, text: string | RegExp) => page.getByRole("main").getByText(text);

/** A notice, which passes; what stays is in the page itself. */
export const notice = (page: Page, text: string | RegExp, tone: "error" | "success" | "info" = "error") =>
  page.locator(`[data-tone=${tone}]`).filter({ hasText: text });

type Entries = Record<string, string>;

/** What lies in the storage of this browser and of this tab. */
export const stored = (page: Page): Promise<{ local: Entries; tab: Entries }> =>
  page.evaluate(() => ({ local: { ...localStorage }, tab: { ...sessionStorage } }));

/** What the device keeps of whoever was signed in. */
export const belongings = async (page: Page): Promise<string[]> => Object.keys((await stored(page)).local);

/** Requests to such an address wait until the result is called, which fails if there are none. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let held = 0;
  await page.route(address, async (route) => {
    held += 1;
    await released;
    await route.continue();
  });
  return async () => {
    await expect.poll(() => held, `requests to ${address}`).toBeGreaterThan(0);
    release();
  };
}

/** Requests to such an address fail until the result is called, which fails if there were none. */
export async function cutOff(page: Page, address: RegExp): Promise<() => Promise<void>> {
  let failed = 0;
  await page.route(address, async (route) => {
    failed += 1;
    await route.abort();
  });
  return async () => {
    await expect.poll(() => failed, `requests to ${address}`).toBeGreaterThan(0);
    await page.unroute(address);
  };
}

export async function expectDashboard(page: Page, id: PersonId) {
  await expect(page).toHaveURL("/dashboard");
  await expect(heading(page, new RegExp(people[id].firstName))).toBeVisible();
}

/** Somebody with an account signs in, and no page has been opened yet. */
export async function storeSession(page: Page, id: PersonId) {
  const { extraId } = people[id];
  const answer = await page.request.post("/outbox/api/session", { data: { extraId } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { session } = (await answer.json()) as {
    session: { accessToken: string; refreshToken: string; user: Record<string, string> };
  };
  await page.goto("/outbox/api/log");
  await page.evaluate(({ accessToken, refreshToken, user }) => {
    localStorage.setItem("session", `${crypto.randomUUID()}.0`);
    localStorage.setItem("refreshToken", refreshToken);
    localStorage.setItem("accessToken", accessToken);
    localStorage.setItem("currentUser", JSON.stringify(user));
  }, session);
}

/**
 * Begins behind the sign-in, on the dashboard of somebody with an account. `procedures`: how far the person is with what only
 * some providers have, instead of what src/people says.
 */
export async function signIn(page: Page, id: PersonId, procedures?: object) {
  const { extraId } = people[id];
  await storeSession(page, id);
  if (procedures)
    await page.evaluate(
      ([extra, body]) => fetch(`/outbox/api/procedures/${extra}`, { method: "PUT", body }).then(() => undefined),
      [extraId, JSON.stringify(procedures)] as const,
    );
  await page.goto("/dashboard");
  await expectDashboard(page, id);
}
