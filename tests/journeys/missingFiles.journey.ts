import type { Locator, Page, Route } from "@playwright/test";
import { people } from "../../src/people/people.ts";
import { code, email } from "./authPage.ts";
import { de } from "./copy.ts";
import { button, expect, heading, holdBack, storeSession, test } from "./journey.ts";

test.use({ takesAway: /\/assets\// });

const address = people.konstantin.email;
const isFile = (url: string) => /\/assets\/[^/]+$/.test(url);
const nameOf = (url: string) => new URL(url).pathname.replace(/^\/assets\/(.*)-[\w-]{8}(\.\w+)$/, "$1$2");

/** What every start needs. Of the others half are tried, and all with STRESS set, where no earlier start has them. */
const FIRST = /^(index|rolldown-runtime|app|early)\.(js|css)$/;
/** Tried in each way; of the others each in the next way. */
const FIRST_TWO = /^(index|app)\.js$/;
/** Without these nothing can be seen, and nothing typed: the browser waits for them before it draws. */
const BEFORE_DRAWING = /^(early\.js|index\.css)$/;
/** Twice by a page and twice by its reload: ahead of time, and where it is needed. */
const MOST_REQUESTS = 4;

const ways: [name: string, fail: (route: Route) => Promise<void>][] = [
  ["is refused", (route) => route.fulfill({ status: 503, contentType: "text/plain", body: "Unavailable" })],
  [
    "is cut off",
    async (route) => {
      const answer = await route.fetch();
      const whole = await answer.body();
      await route.fulfill({ response: answer, body: whole.subarray(0, whole.length / 2) });
    },
  ],
  [
    "is a page",
    (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<!doctype html><title>Gangway</title>" }),
  ],
];

type Start = {
  path: string;
  isSignedIn?: boolean;
  isEntry?: boolean;
  /** Another start, at which the files of both are tried. */
  after?: string;
  shows: (page: Page) => Locator;
};

const starts: Record<string, Start> = {
  "the entry": { path: "/", isEntry: true, shows: code },
  "the sign-up": { path: "/auth/create", isEntry: true, after: "/", shows: code },
  "a link with a token": {
    path: "/reset-password?token=nobody",
    after: "/",
    shows: (page) => heading(page, de.recovery.forgot.title),
  },
  "the dashboard": { path: "/dashboard", isSignedIn: true, shows: (page) => heading(page, /Amira/) },
  "a page behind it": {
    path: "/profile/overview",
    after: "/dashboard",
    isSignedIn: true,
    shows: (page) => heading(page, de.overview.title),
  },
};

const retry = (page: Page) => button(page, de.auth.broken.retry);
const goOn = (page: Page) => page.getByRole("button", { name: de.auth.entry.submit });

/** Presses what is offered until the start has brought its screen. */
async function pressOn(page: Page, { shows, isEntry }: Start): Promise<void> {
  const offers = shows(page)
    .or(retry(page))
    .or(isEntry ? goOn(page) : retry(page));
  for (let presses = 0; presses < 4; presses += 1) {
    await expect(offers.first()).toBeVisible();
    if (await shows(page).isVisible()) return;
    if (await retry(page).isVisible()) {
      await Promise.all([page.waitForEvent("load"), retry(page).click()]);
      if (isEntry) await expect(email(page)).toHaveValue(address);
    } else {
      await goOn(page).click();
      const told = page.getByText(de.auth.entry.problems.unableToCheck);
      await expect(shows(page).or(retry(page)).or(told).first()).toBeVisible();
    }
  }
  await expect(shows(page)).toBeVisible();
}

/** One load of a start without a file: what is shown, then the file is there, and the way on leads to where it should. */
async function openWithout(page: Page, start: Start, file: string, fail: (route: Route) => Promise<void>) {
  let asked = 0;
  let isThere = false;
  let answer = () => {};
  const isTyped = new Promise<void>((resolve) => (answer = resolve));
  await page.route(
    (url) => isFile(url.href) && nameOf(url.href) === file,
    async (route) => {
      asked += 1;
      await isTyped;
      await (isThere ? route.continue() : fail(route));
    },
  );
  if (!start.isEntry || BEFORE_DRAWING.test(file)) answer();
  await page.goto(start.path, { waitUntil: "commit" });
  if (start.isEntry) {
    await email(page).fill(address);
    answer();
  }
  const settled = start.isEntry ? goOn(page).or(retry(page)) : start.shows(page).or(retry(page));
  await expect(settled.first(), "never white").toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked, "never a loop").toBeLessThanOrEqual(MOST_REQUESTS);
  const shown = (await retry(page).isVisible()) ? "says so" : "shown";
  isThere = true;
  if (start.isEntry && shown === "shown") await expect(email(page), "what was typed stays").toHaveValue(address);
  await pressOn(page, start);
  expect(page.url(), "no token stays in the address").not.toContain("token");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  return shown;
}

for (const [at, [name, start]] of Object.entries(starts).entries())
  test(`${name}: each file that it loads fails in its way, and it is never white, dead or in a loop (A9, F16)`, async ({
    page,
    context,
  }, { annotations }) => {
    test.setTimeout(process.env.STRESS ? 600_000 : 180_000);
    if (start.isSignedIn) await storeSession(page, "amira");
    const files = new Set<string>();
    page.on("request", (request) => void (isFile(request.url()) && files.add(nameOf(request.url()))));
    if (start.after) await page.goto(start.after, { waitUntil: "networkidle" });
    const known = new Set(files);
    await page.goto(start.path, { waitUntil: "networkidle" });
    if (start.isEntry) await email(page).fill(address);
    await pressOn(page, start);
    const others = [...files].filter((file) => !FIRST.test(file) && !known.has(file));
    const tried = [
      ...[...files].filter((file) => FIRST.test(file)),
      ...others.filter((_, place) => process.env.STRESS || place % 2 === at % 2),
    ];
    for (const [place, file] of tried.entries()) {
      const isInEachWay = (FIRST_TWO.test(file) && !start.after) || process.env.STRESS;
      for (const [way, fail] of isInEachWay ? ways : [ways[(at + place) % ways.length]!])
        await test.step(`${file} ${way}`, async () => {
          const tab = await context.newPage();
          const shown = await openWithout(tab, start, file, fail);
          annotations.push({ type: "missing", description: `${name}: ${file} ${way}: ${shown}` });
          await tab.close();
        });
    }
  });

/** Every frame since the first words in which there was none. */
const framesWithoutWords = (page: Page) =>
  page.addInitScript(() => {
    const seen = { words: 0, white: 0 };
    Object.assign(globalThis, { seen });
    const look = () => {
      const isWhite = (document.body?.innerText ?? "").trim() === "";
      if (!isWhite) seen.words += 1;
      else if (seen.words > 0) seen.white += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

for (const [name, start] of Object.entries(starts))
  test(`${name}: scripts that are late say that they are on their way, and no frame is white (A9)`, async ({
    page,
  }) => {
    if (start.isSignedIn) await storeSession(page, "amira");
    await framesWithoutWords(page);
    const rest = await holdBack(page, /\/assets\/(?!early-|index-|rolldown-)[^/]*\.js$/);
    const first = await holdBack(page, /\/assets\/index-[^/]*\.js$/);
    await page.goto(start.path, { waitUntil: "commit" });
    const loading = page.getByText(de.auth.boot.starting);
    if (start.isEntry) {
      await email(page).fill(address);
      await goOn(page).click();
    }
    await expect(loading).toBeVisible();
    await first();
    if (start.isEntry) await expect(button(page, de.auth.entry.checking)).toBeVisible();
    await expect(loading).toHaveCount(start.isEntry ? 0 : 1);
    await rest();
    await expect(start.shows(page)).toBeVisible();
    expect(page.url()).not.toContain("token");
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: { words: number; white: number } }).seen);
    expect(seen.white).toBe(0);
    expect(seen.words).toBeGreaterThan(0);
  });
