import { SCREEN_PATHS } from "../../app/navigation/screens.ts";
import { expect, storeSession, test } from "./journey.ts";

const opened = [
  ["app-event-application", ["EventApplicationPage", "events"]],
  ["app-group", ["GroupPage", "groups", "groupForms"]],
  ["app-profile-completion", ["ProfileCompletionPage", "profile", "lists"]],
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
    for (const name of [...needed, "signedIn", "wayIn", "renewal", "frameTexts", "shell", "failure"])
      await expect.poll(() => asked.some((url) => url.includes(`/assets/${name}-`)), name).toBe(true);
    release();
    await page.waitForRequest(/\/api\//);
  });

test("nobody who is not signed in is made to fetch a signed-in screen", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/events/apply", { waitUntil: "networkidle" });
  expect(asked.filter((url) => /\/assets\/(preload|signedIn|EventApplicationPage)-/.test(url))).toEqual([]);
});
