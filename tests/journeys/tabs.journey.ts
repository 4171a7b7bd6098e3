import type { BrowserContext, Page } from "@playwright/test";
import { expect, heading, signInByForm, test, type Provider } from "./journey.ts";

const ROUNDS = process.env.STRESS ? 200 : 1;

/** Longer than tabs take to meet their 401, so that all of them want new tokens before the first has any. */
const LATENCY_MS = 1000;

/** How often the tokens in this tab's storage were refreshed. */
const rotation = (page: Page) => page.evaluate(() => Number(localStorage.getItem("session")?.split(".")[1]));

/** Resolves when the provider has said who is signed in on this tab, or nobody is any more. */
const reload = (tab: Page) =>
  Promise.all([
    Promise.any([
      tab.waitForResponse((answer) => answer.url().endsWith("/api/auth/me") && answer.status() === 200),
      tab.waitForURL("/auth/signin"),
    ]),
    tab.reload(),
  ]);

/** Tabs of one browser with the same person signed in, and a provider that takes its time from now on. */
async function openTabs(page: Page, context: BrowserContext, provider: Provider, count: number): Promise<Page[]> {
  await signInByForm(page, "amira");
  const others = await Promise.all(Array.from({ length: count - 1 }, () => context.newPage()));
  for (const tab of others) {
    await tab.goto("/dashboard");
    await expect(heading(tab, /Amira/)).toBeVisible();
  }
  await provider.settings({ latencyMs: LATENCY_MS });
  return [page, ...others];
}

/** The token of all tabs has expired: they meet that as soon as they load. The statuses of all refreshes from then on. */
async function expire(tabs: Page[], context: BrowserContext, provider: Provider): Promise<number[]> {
  // A call that is under way while the clock leaps would be a second 401 right after a refresh, which ends the session.
  await Promise.all(tabs.map((tab) => tab.waitForLoadState("networkidle")));
  const refreshes: number[] = [];
  context.on("response", (answer) => {
    if (answer.url().endsWith("/api/auth/refresh")) refreshes.push(answer.status());
  });
  await provider.advance(301);
  return refreshes;
}

const lost = (tabs: Page[]) => tabs.filter((tab) => tab.url().endsWith("/auth/signin")).length;

/** All tabs meet an expired token at the same time: which refreshes the provider was asked for, and who lost the session. */
async function contend(tabs: Page[], context: BrowserContext, provider: Provider) {
  const refreshes = await expire(tabs, context, provider);
  await Promise.all(tabs.map(reload));
  return { refreshes, lost: lost(tabs) };
}

const PROVEN = { refreshes: [200], lost: 0 };

for (const count of [2, 4, 6])
  test(`${count} tabs with an expired token refresh once a round and none is lost, ${ROUNDS} rounds (T2)`, async ({
    page,
    context,
    provider,
  }) => {
    test.setTimeout(60_000 + ROUNDS * 10_000);
    const tabs = await openTabs(page, context, provider, count);
    for (let round = 1; round <= ROUNDS; round++) {
      expect(await contend(tabs, context, provider)).toEqual(PROVEN);
      // A page that is left before the new tokens have arrived has thrown them away; that is not what is asked here.
      await Promise.all(tabs.map((tab) => expect.poll(() => rotation(tab)).toBe(round)));
    }
    await Promise.all(tabs.map((tab) => expect(heading(tab, /Amira/)).toBeVisible()));
  });

/** A browser without locks, as over plain HTTP. */
const withoutLocks = () => Object.defineProperty(Navigator.prototype, "locks", { value: undefined });

/** A browser whose IndexedDB fails. */
const withoutDatabase = () => {
  IDBFactory.prototype.open = () => {
    throw new DOMException("off", "UnknownError");
  };
};

/** Every process of a browser has a copy of localStorage; here it is late by more than a moment, as on a busy phone. */
const withLateStorage = () => {
  const LATE_MS = 1200;
  const copy = new Map(Object.entries(localStorage));
  const real = localStorage;
  const copied: Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length"> = {
    getItem: (key) => copy.get(key) ?? null,
    setItem(key, value) {
      copy.set(key, value);
      real.setItem(key, value);
    },
    removeItem(key) {
      copy.delete(key);
      real.removeItem(key);
    },
    key: (index) => real.key(index),
    get length() {
      return real.length;
    },
  };
  Object.defineProperty(globalThis, "localStorage", { value: copied });
  const told = new WeakSet<Event>();
  addEventListener("storage", (event) => {
    const { key, newValue } = event;
    if (told.has(event) || key === null) return;
    event.stopImmediatePropagation();
    setTimeout(() => {
      if (newValue === null) copy.delete(key);
      else copy.set(key, newValue);
      const late = new StorageEvent("storage", { key, newValue });
      told.add(late);
      dispatchEvent(late);
    }, LATE_MS);
  });
};

test("tabs whose storage is late refresh once all the same (T2, P16)", async ({ page, context, provider }) => {
  const tabs = await openTabs(page, context, provider, 2);
  await context.addInitScript(withLateStorage);
  expect(await contend(tabs, context, provider)).toEqual(PROVEN);
});

for (const [what, faults] of [
  ["no locks", [withoutLocks]],
  ["no mark beside a storage that is late", [withoutDatabase, withLateStorage]],
  ["neither locks nor a mark", [withoutLocks, withoutDatabase]],
] as const)
  test(`with ${what} the same rounds tell of a second refresh or of a lost session (T2)`, async ({
    page,
    context,
    provider,
  }) => {
    const tabs = await openTabs(page, context, provider, 2);
    for (const fault of faults) await context.addInitScript(fault);
    const refreshes = await expire(tabs, context, provider);
    await Promise.all(tabs.map((tab) => tab.reload()));
    await expect.poll(() => refreshes.length + lost(tabs), { timeout: 15_000 }).toBeGreaterThan(1);
  });
