import type { Page } from "@playwright/test";
import { SCREEN_PATHS } from "../../app/navigation/screens.ts";
import { expect, holdBack, storeSession, test } from "./journey.ts";

/** Not that of what the build has drawn until the screen is there. */
const screenHeading = (page: Page) => page.locator("#root [data-screen-heading]:not(main[data-sign] *)");

const FIRST_SCRIPT = /\/assets\/index-[\w-]+\.js/;

const opened = [
  [
    "app-event-application",
    ["EventApplicationPage", "events", "machines"],
    ["/auth/me", "/extras/7301", "/events/available/7301?type=internal", "/groups/current"],
  ],
  ["app-group", ["groups", "groupTexts", "machines"], ["/auth/me", "/groups/current"]],
  [
    "app-profile-completion",
    ["ProfileCompletionPage", "profileTexts", "forms"],
    ["/auth/me", "/extras/7301", "/countries"],
  ],
  ["app-payroll-info", ["PayrollInfoPage", "payroll", "forms"], ["/auth/me", "/payroll/7301"]],
  [
    "id-terms",
    ["IdCheckPage", "idCheck", "forms"],
    ["/auth/me", "/id_document/7301", "/extra_events/7301?event_type=internal"],
  ],
] as const;

for (const [screen, needed, asks] of opened)
  test(`code, texts and first calls of ${screen} are asked for before the first script has arrived`, async ({
    page,
  }) => {
    await storeSession(page, "amira");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const release = await holdBack(page, FIRST_SCRIPT);
    await page.goto(`${SCREEN_PATHS[screen]}/`, { waitUntil: "commit" });
    const calls = () => asked.filter((url) => url.includes("/api/"));
    for (const name of [...needed, "app", "further", "signedIn", "signedInCalls", "shell"])
      await expect.poll(() => asked.some((url) => url.includes(`/assets/${name}-`)), name).toBe(true);
    await expect.poll(() => calls().length, "its first calls").toBeGreaterThanOrEqual(asks.length);
    expect(calls().map((url) => asks.findIndex((ask) => url.endsWith(ask)))).not.toContain(-1);
    await release();
    await expect(screenHeading(page)).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(calls(), "nothing is asked for twice").toHaveLength(new Set(calls()).size);
  });

for (const screen of ["app-event-application", "app-profile-completion", "app-profile-completion-overview"] as const)
  test(`${screen} is drawn with the answers that came before its code, and not as an outline first`, async ({
    page,
  }) => {
    await storeSession(page, "amira");
    await page.addInitScript(() => {
      const seen = { outline: false };
      Object.assign(globalThis, { seen });
      const look = () => (seen.outline ||= document.querySelector("[data-loading]") !== null);
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
    const release = await holdBack(page, FIRST_SCRIPT);
    await page.goto(SCREEN_PATHS[screen], { waitUntil: "commit" });
    const answered = () =>
      page.evaluate(() =>
        Promise.all([...(globalThis.earlyAnswers?.values() ?? [])].map(({ answer }) => answer)).then(
          (all) => all.length,
        ),
      );
    await expect.poll(answered, "its first answers").toBeGreaterThanOrEqual(2);
    await release();
    await expect(screenHeading(page)).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => (globalThis as unknown as { seen: { outline: boolean } }).seen.outline)).toBe(
      false,
    );
  });

/** Page, style sheet, font and picture included, the icon of the tab not; kept low by the groups of chunks in `vite.config.ts`. */
const MOST_REQUESTS = 22;

/** One of each row of the table that asks something, and some that do not. */
const screens = [
  ...opened.map(([screen]) => screen),
  ...(["dashboard", "my-event", "app-contract", "app-profile-completion-overview", "app-event-details-2"] as const),
  ...(["app-code-of-conduct", "app-group-select", "app-group-create", "app-group-join", "task-list"] as const),
  ...(["app-contract-data", "financial-data", "payroll-document", "apply"] as const),
];
for (const screen of screens)
  test(`${screen} is there with ${MOST_REQUESTS} requests beside its calls, and without the code of the way in`, async ({
    page,
  }) => {
    await storeSession(page, "amira");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(SCREEN_PATHS[screen], { waitUntil: "networkidle" });
    const files = asked.filter((path) => !/^\/(api\/|icon)/.test(path));
    // A slow machine is still at work when the network is idle.
    const untaken = () => page.evaluate(() => [...(globalThis.earlyAnswers?.keys() ?? [])]);
    await expect.poll(untaken, "asked in vain").toEqual([]);
    expect(files.filter((path) => /wayIn|CodeVerification/.test(path))).toEqual([]);
    expect(files.length, files.join("\n")).toBeLessThanOrEqual(MOST_REQUESTS);
  });

test("nobody who is not signed in is made to fetch a signed-in screen", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/events/apply", { waitUntil: "networkidle" });
  expect(asked.filter((url) => /\/assets\/(preload|signedIn|EventApplicationPage)-/.test(url))).toEqual([]);
});
