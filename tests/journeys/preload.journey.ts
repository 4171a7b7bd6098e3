import { SCREEN_PATHS } from "../../app/navigation/screens.ts";
import { expect, storeSession, test } from "./journey.ts";

const opened = [
  ["app-event-application", ["EventApplicationPage", "events", "machines"]],
  ["app-group", ["groups", "groupTexts", "machines"]],
  ["app-profile-completion", ["ProfileCompletionPage", "profileTexts", "forms"]],
] as const;

for (const [screen, needed] of opened)
  test(`the code and the texts of ${screen} are asked for before the first script has arrived`, async ({ page }) => {
    await storeSession(page, "amira");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/index-[\w-]+\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${SCREEN_PATHS[screen]}/`, { waitUntil: "commit" });
    for (const name of [...needed, "client", "further", "signedIn", "signedInCalls", "shell"])
      await expect.poll(() => asked.some((url) => url.includes(`/assets/${name}-`)), name).toBe(true);
    release();
    await page.waitForRequest(/\/api\//);
  });

/** Page, style sheet, font and picture included; kept low by the groups of chunks in `vite.config.ts`. */
const MOST_REQUESTS = 22;

for (const screen of [...opened.map(([name]) => name), "dashboard", "my-event", "app-contract"] as const)
  test(`${screen} is there with ${MOST_REQUESTS} requests beside its calls, and without the code of the way in`, async ({
    page,
  }) => {
    await storeSession(page, "amira");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(SCREEN_PATHS[screen], { waitUntil: "networkidle" });
    const files = asked.filter((path) => !path.startsWith("/api/"));
    expect(files.filter((path) => /wayIn|CodeVerification/.test(path))).toEqual([]);
    expect(files.length, files.join("\n")).toBeLessThanOrEqual(MOST_REQUESTS);
  });

test("nobody who is not signed in is made to fetch a signed-in screen", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/events/apply", { waitUntil: "networkidle" });
  expect(asked.filter((url) => /\/assets\/(preload|signedIn|EventApplicationPage)-/.test(url))).toEqual([]);
});
