import type { Page } from "@playwright/test";
import { people } from "../../src/people/people.ts";
import { code, enterEmail } from "./authPage.ts";
import { de } from "./copy.ts";
import { button, expect, heading, signIn, test } from "./journey.ts";

test.use({ takesAway: /\/assets\// });

const { broken } = de.auth;
const chunkOf = (module: string) => new RegExp(`/assets/${module}-[\\w-]+\\.js`);
const page404 = { status: 404, contentType: "text/plain", body: "Not Found" };
const pageAsCode = { status: 200, contentType: "text/html", body: "<!doctype html><title>Gangway</title>" };

/** Takes a piece of code away, as a newer version on the server does. Returns how often the page was loaded since. */
async function takeAway(page: Page, module: string, answer: typeof page404, { isBackAfterReload = false } = {}) {
  let loads = 0;
  let isGone = true;
  page.on("request", (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    loads += 1;
    if (isBackAfterReload) isGone = false;
  });
  await page.route(chunkOf(module), (route) => (isGone ? route.fulfill(answer) : route.continue()));
  return {
    loads: () => loads,
    giveBack: () => {
      isGone = false;
    },
  };
}

/** From now on the server has another version of the page. */
async function deploy(page: Page) {
  await page.route(
    (url) => url.pathname === "/",
    async (route) => {
      const answer = await route.fetch();
      const newer = (await answer.text()).replace(/(src="\/assets\/[a-z]+-)[\w-]+/, "$1newer");
      await route.fulfill({ response: answer, body: newer });
    },
  );
}

test("what is gone is answered as hosts do: 404, never the page, and not kept (F16, P44)", async ({ request }) => {
  for (const ending of ["js", "css", "woff2"]) {
    const gone = await request.get(`/assets/index-gone.${ending}`);
    expect(gone.status()).toBe(404);
    expect(gone.headers()).toMatchObject({ "cache-control": "no-cache", "x-content-type-options": "nosniff" });
    expect(await gone.text()).not.toContain('id="root"');
  }
});

const toOverview = (page: Page) => button(page, new RegExp(de.dashboard.tasks.profile)).click();
/** Presses the task whose code is gone, until the page knows whether the server has another version. */
async function toGone(page: Page) {
  const answer = page.waitForResponse(
    (one) => new URL(one.url()).pathname === "/" && !one.request().isNavigationRequest(),
  );
  await toOverview(page);
  await (await answer).finished();
  await isBroken(page);
}
const isBroken = (page: Page) => expect(page.getByRole("heading", { name: broken.title })).toBeVisible();

test("code that is answered with a page since a newer version: the page is fetched anew, once, and shows what was wanted (F16, P44)", async ({
  page,
}) => {
  await signIn(page, "milica");
  const old = await takeAway(page, "ProfileOverviewPage", pageAsCode, { isBackAfterReload: true });
  await deploy(page);
  await toOverview(page);
  await expect(heading(page, de.overview.title)).toBeVisible();
  await expect(page).toHaveURL("/profile/overview");
  expect(old.loads()).toBe(1);
});

test("code that stays gone: no second reload within 60 s, and a screen from which the rest works (F16, P44)", async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, "milica");
  const old = await takeAway(page, "ProfileOverviewPage", page404);
  await deploy(page);
  await toOverview(page);
  await expect.poll(old.loads).toBe(1);
  await isBroken(page);
  await button(page, broken.toStart).click();
  await expect(heading(page, new RegExp(people.milica.firstName))).toBeVisible();
  await toGone(page);
  await page.clock.fastForward(50_000);
  await button(page, broken.toStart).click();
  await toGone(page);
  expect(old.loads()).toBe(1);
  await page.clock.fastForward(11_000);
  await button(page, broken.toStart).click();
  await toOverview(page);
  await expect.poll(old.loads).toBe(2);
  await isBroken(page);
  old.giveBack();
  await button(page, broken.retry).click();
  await expect(heading(page, de.overview.title)).toBeVisible();
});

test("after something was typed nothing reloads without a question (F16, F8)", async ({ page }) => {
  await signIn(page, "amira");
  await page.goto("/legacy/profile-data");
  await button(page, de.intro.profile.submit).click();
  await page.getByLabel(de.profile.form.labels.department).fill("Gepäck");
  const old = await takeAway(page, "MyProfilePage", page404);
  await deploy(page);
  await page.getByRole("button", { name: de.shell.back }).click();
  await isBroken(page);
  await expect(button(page, broken.signOut)).toBeVisible();
  expect(old.loads()).toBe(0);
});

test("a step of the sign-up that cannot be fetched says so, and a reload opens it (F16)", async ({
  page,
  provider,
}) => {
  const old = await takeAway(page, "PhonePage", page404);
  await enterEmail(page, people.khai.email);
  await deploy(page);
  await code(page).fill(await provider.code(people.khai.email));
  await isBroken(page);
  const before = old.loads();
  old.giveBack();
  await button(page, broken.retry).click();
  await expect(heading(page, de.signUp.phone.title)).toBeVisible();
  expect(old.loads()).toBe(before + 1);
});
