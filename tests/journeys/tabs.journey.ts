import type { BrowserContext, Page } from "@playwright/test";
import { signInByForm } from "./authPage.ts";
import { expect, type Provider, test } from "./journey.ts";

const ROUNDS = process.env.STRESS ? 200 : 1;
const COUNTS = process.env.STRESS ? [2, 4, 6] : [4];

const CALLS = "**/api/**";

/** How often the tokens in this tab's storage were refreshed. */
const rotation = (tab: Page) => tab.evaluate(() => Number(localStorage.getItem("session")?.split(".")[1]));

/** Whether the provider has said to this document who is signed in. */
const isKnown = (tab: Page) =>
  tab.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .some(
        (entry) =>
          entry instanceof PerformanceResourceTiming &&
          entry.name.endsWith("/api/auth/me") &&
          entry.responseStatus === 200,
      ),
  );

/** How many pages of this browser wait for their turn to refresh. */
const queue = (tab: Page) => tab.evaluate(async () => (await navigator.locks?.query())?.pending?.length ?? 0);

/** Tabs of one browser with the same person signed in. */
async function openTabs(page: Page, context: BrowserContext, count: number): Promise<Page[]> {
  await signInByForm(page, "amira");
  return [page, ...(await Promise.all(Array.from({ length: count - 1 }, () => context.newPage())))];
}

/**
 * All tabs load with an expired token, their calls leave when the last of them has loaded, and no refresh reaches the provider before every tab either asks for one or waits for
 * its turn. What the provider says to each refresh from then on.
 */
async function contend(tabs: readonly Page[], context: BrowserContext, provider: Provider): Promise<number[]> {
  // No call may be under way while the clock leaps: a second 401 right after a refresh ends the session (C-64), and a page
  // that is left while it refreshes takes the new tokens with it.
  await Promise.all(tabs.map((tab) => tab.goto("/outbox/api/log")));
  await provider.advance(301);
  const said: number[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => void (release = resolve));
  let load = () => {};
  const loaded = new Promise<void>((resolve) => void (load = resolve));
  let asked = 0;
  await context.unroute(CALLS);
  await context.route(CALLS, async (route) => {
    await loaded;
    if (!route.request().url().endsWith("/auth/refresh")) return route.continue();
    asked++;
    await released;
    await route.continue();
    const answer = await route.request().response();
    if (answer) said.push(answer.status());
  });
  await Promise.all(tabs.map((tab) => tab.goto("/dashboard")));
  load();
  const wanted = async () => asked + Math.max(...(await Promise.all(tabs.map(queue))));
  await expect.poll(wanted, "tabs that want new tokens").toBe(tabs.length);
  release();
  return said;
}

/** Every tab has heard from the provider who is signed in, with one refresh between them. */
async function expectOneRefresh(tabs: readonly Page[], said: readonly number[]) {
  for (const tab of tabs) await expect.poll(() => isKnown(tab), tab.url()).toBe(true);
  expect(said).toEqual([200]);
}

for (const count of COUNTS)
  test(`${count} tabs that want new tokens at once refresh once a round and none is lost, ${ROUNDS} rounds (T2)`, async ({
    page,
    context,
    provider,
  }) => {
    test.setTimeout(30_000 + ROUNDS * 10_000);
    const tabs = await openTabs(page, context, count);
    for (let round = 1; round <= ROUNDS; round++) {
      await expectOneRefresh(tabs, await contend(tabs, context, provider));
      await Promise.all(tabs.map((tab) => expect.poll(() => rotation(tab)).toBe(round)));
    }
  });

/** A browser without locks, as over plain HTTP. */
const withoutLocks = () => Object.defineProperty(Navigator.prototype, "locks", { value: undefined });

/** A browser whose IndexedDB fails. */
const withoutDatabase = () => {
  IDBFactory.prototype.open = () => {
    throw new DOMException("off", "UnknownError");
  };
};

/** Every process of a browser has a copy of localStorage; here it hears of the others' writes only when `deliver` says so. */
const withLateStorage = () => {
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
    addEventListener(
      "deliver",
      () => {
        if (newValue === null) copy.delete(key);
        else copy.set(key, newValue);
        const late = new StorageEvent("storage", { key, newValue });
        told.add(late);
        dispatchEvent(late);
      },
      { once: true },
    );
  });
};

const deliver = (tab: Page) => tab.evaluate(() => dispatchEvent(new Event("deliver")));

test("a tab whose storage is late waits for the tokens of the other instead of using the old one (T2, P16)", async ({
  page,
  context,
  provider,
}) => {
  const tabs = await openTabs(page, context, 2);
  await context.addInitScript(withLateStorage);
  const said = await contend(tabs, context, provider);
  const rotations = () => Promise.all(tabs.map(rotation));
  await expect.poll(async () => new Set(await rotations())).toEqual(new Set([0, 1]));
  await Promise.all(tabs.map(deliver));
  await expectOneRefresh(tabs, said);
  expect(await rotations()).toEqual([1, 1]);
});

const ALL_LACKS = [
  ["neither locks nor a mark", [withoutLocks, withoutDatabase]],
  ["no locks", [withoutLocks]],
  ["no mark beside a storage that is late", [withoutDatabase, withLateStorage]],
] as const;
/** What these rounds are about is real: without it the provider sees a token twice. */
const LACKS = process.env.STRESS ? ALL_LACKS : ALL_LACKS.slice(0, 1);

test.describe("without what protects a session", () => {
  // The session ends as soon as its first screen is there.
  test.use({ isRecorded: false });
  for (const [what, faults] of LACKS)
    test(`with ${what} the same round uses a refresh token twice, and the provider refuses that (T2)`, async ({
      page,
      context,
      provider,
    }) => {
      const tabs = await openTabs(page, context, 2);
      for (const fault of faults) await context.addInitScript(fault);
      const said = await contend(tabs, context, provider);
      await expect.poll(() => said.toSorted((one, other) => one - other)).toEqual([200, 401]);
    });
});
