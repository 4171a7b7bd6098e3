import type { Page } from "@playwright/test";
import { people } from "../../src/people/people.ts";
import { code, email } from "./authPage.ts";
import { de } from "./copy.ts";
import { button, cutOff, expect, heading, holdBack, storeSession, test } from "./journey.ts";

const address = people.konstantin.email;

const ALL_BUT_EARLY = /\/assets\/(?!early-).*\.js$/;

/** What of the drawn entries was in a frame since the page began. */
const framesWithEntry = (page: Page) =>
  page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(globalThis, { frames });
    const look = () => {
      for (const drawn of document.querySelectorAll("[data-entry]"))
        if (drawn instanceof HTMLElement && drawn.checkVisibility())
          frames.push(drawn.getAttribute("data-entry") ?? "");
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
const seenEntries = (page: Page) => page.evaluate(() => (globalThis as unknown as { frames: string[] }).frames);

for (const [path, title] of [
  ["/auth/signin", de.auth.entry.title],
  ["/auth/create", de.auth.entry.titleCreate],
] as const)
  test(`${path}: what is typed before the code is there stays, with focus and cursor (AUTH-02, F16)`, async ({
    page,
  }) => {
    const arrive = await holdBack(page, ALL_BUT_EARLY);
    await page.goto(path, { waitUntil: "commit" });
    await expect(heading(page, title)).toBeVisible();
    await email(page).pressSequentially("konstantinhohenlohe@example.de");
    for (let presses = 0; presses < "hohenlohe@example.de".length; presses += 1) await page.keyboard.press("ArrowLeft");
    await email(page).evaluate((field) => Object.assign(globalThis, { field }));
    await arrive();
    await expect(page.locator("[data-entry]:not(template)")).toHaveCount(0);
    await page.keyboard.type(".");
    await expect(email(page)).toHaveValue(address);
    await expect(email(page)).toBeFocused();
    expect(await email(page).evaluate((field) => field === (globalThis as unknown as { field: Element }).field)).toBe(
      true,
    );
    await button(page, de.auth.entry.submit).click();
    await expect(code(page)).toBeVisible();
  });

test("the app waits for no timer before it sends an address that was typed at once (AUTH-02)", async ({
  page,
  provider,
}) => {
  // React holds back for up to 300 ms what a Suspense boundary shows after its fallback.
  await page.addInitScript(() => {
    const start = setTimeout;
    const startShort = (run: () => void, ms = 0) => (ms < 50 ? start(run, ms) : 0);
    Object.assign(globalThis, { setTimeout: startShort });
  });
  await page.goto("/", { waitUntil: "commit" });
  await email(page).fill(address);
  await page.keyboard.press("Enter");
  await expect(code(page)).toBeVisible();
  expect(await provider.calls("check-email")).toHaveLength(1);
});

test("what is sent before the code is there waits for it and is sent once (AUTH-02)", async ({ page, provider }) => {
  const arrive = await holdBack(page, ALL_BUT_EARLY);
  await page.goto("/", { waitUntil: "commit" });
  await email(page).fill(address);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText(de.auth.boot.starting);
  await expect(page).toHaveURL("/");
  await arrive();
  await expect(code(page)).toBeVisible();
  expect(await provider.calls("check-email")).toHaveLength(1);
});

test("the entry works before the rest of the app: it stays the same field, says what is wrong and waits (AUTH-02, F16)", async ({
  page,
  provider,
}) => {
  const arrive = await holdBack(page, /\/assets\/app-[\w-]+\.js$/);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("[data-entry]:not(template)")).toHaveCount(0);
  await email(page).evaluate((field) => Object.assign(globalThis, { field }));
  await email(page).pressSequentially("konstantin");
  await page.keyboard.press("Enter");
  await expect(email(page)).toHaveAttribute("readonly");
  await arrive();
  await expect(page.getByText(de.auth.entry.problems.invalid)).toBeVisible();
  await expect(email(page)).toHaveValue("konstantin");
  await email(page).fill(address);
  await expect(page.getByText(de.auth.entry.problems.invalid)).toBeHidden();
  expect(await email(page).evaluate((field) => field === (globalThis as unknown as { field: Element }).field)).toBe(
    true,
  );
  await page.keyboard.press("Enter");
  await expect(code(page)).toBeVisible();
  await expect(email(page)).toHaveCount(0);
  expect(await provider.calls("check-email")).toHaveLength(1);
  await page.goBack();
  await expect(email(page)).toHaveValue(address);
});

test("an app that does not arrive is told beside the field; the next press loads the page anew and is sent, once (VA-024)", async ({
  page,
  provider,
}) => {
  const restore = await cutOff(page, /\/assets\/app-[\w-]+\.js$/);
  await page.route("/", (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()));
  await page.goto("/");
  await email(page).fill(address);
  const isTold = () => expect(page.getByText(de.auth.entry.problems.unableToCheck)).toBeVisible();
  await page.keyboard.press("Enter");
  await isTold();
  await page.keyboard.press("Enter");
  await isTold();
  await expect(email(page)).toHaveValue(address);
  await restore();
  await page.unroute("/");
  await page.keyboard.press("Enter");
  await expect(code(page)).toBeVisible();
  expect(await provider.calls("check-email")).toHaveLength(1);
  await page.goBack();
  await expect(email(page)).toHaveValue(address);
  await page.reload();
  await expect(email(page)).toBeVisible();
  expect(await provider.calls("check-email")).toHaveLength(1);
});

for (const name of [de.auth.card.help, de.auth.card.terms])
  test(`„${name}“ without the app says that it is not there, and what was typed stays (A9, VA-024)`, async ({
    page,
  }) => {
    await page.route(/\/assets\/app-[\w-]+\.js$/, (route) => route.abort());
    await page.goto("/");
    await expect(page.locator("[data-entry]:not(template)")).toHaveCount(0);
    await email(page).fill(address);
    await button(page, name).click();
    await expect(page.getByRole("alert")).toHaveText(de.auth.broken.body);
    await expect(email(page)).toHaveValue(address);
  });

test("after Google nothing is sent by the page anew, which has what was typed (VA-029)", async ({ page, provider }) => {
  const restore = await cutOff(page, /\/assets\/wayIn-[\w-]+\.js$/);
  await page.goto("/", { waitUntil: "networkidle" });
  await restore();
  await email(page).fill(address);
  await Promise.all([page.waitForEvent("load"), button(page, de.google.offer).click()]);
  await expect(email(page)).toHaveValue(address);
  await page.waitForLoadState("networkidle");
  expect(await provider.calls("check-email")).toEqual([]);
});

test("whoever is signed in finds their page when the connection is back that the app did not arrive by", async ({
  page,
}) => {
  await storeSession(page, "amira");
  const restore = await cutOff(page, /\/assets\/app-[\w-]+\.js$/);
  await page.goto("/dashboard", { waitUntil: "networkidle" });
  await restore();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(heading(page, /Amira/)).toBeVisible();
});

test("whoever is signed in, or comes by a link, sees no entry (S5, C-24)", async ({ page }) => {
  await framesWithEntry(page);
  await page.goto("/reset-password?token=nobody");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await seenEntries(page)).toEqual([]);
  await storeSession(page, "amira");
  await page.goto("/dashboard");
  await expect(heading(page, /Amira/)).toBeVisible();
  expect(await seenEntries(page)).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the page says what to do (A9)", async ({ page }) => {
    await page.goto("/");
    await expect(heading(page, "Gangway wird hier nicht angezeigt")).toBeVisible();
    await expect(page.getByText("Safari 16.4, Chrome 111")).toBeVisible();
    await expect(email(page)).toBeHidden();
  });
});

const lacking: [what: string, lose: () => void][] = [
  ["styles", () => Object.assign(CSS, { supports: () => false })],
  [
    "lookbehind",
    () => {
      const apply = (own: typeof RegExp, self: unknown, words: [string]) => {
        if (words[0].startsWith("(?<=")) throw new SyntaxError("invalid group specifier name");
        return Reflect.apply(own, self, words);
      };
      globalThis.RegExp = new Proxy(RegExp, { apply });
    },
  ],
];

for (const [what, lose] of lacking)
  test(`a browser that is too old for ${what} is told so (A9)`, async ({ page }) => {
    await page.addInitScript(lose);
    const arrive = await holdBack(page, ALL_BUT_EARLY);
    await page.goto("/", { waitUntil: "commit" });
    await expect(heading(page, "Gangway wird hier nicht angezeigt")).toBeVisible();
    await expect(email(page)).toBeHidden();
    await arrive();
    // The message is final: the code may not parse in such a browser, which is no failure of the network.
    await page.waitForLoadState("networkidle");
    await expect(heading(page, "Gangway wird hier nicht angezeigt")).toBeVisible();
    await expect(email(page)).toBeHidden();
  });
