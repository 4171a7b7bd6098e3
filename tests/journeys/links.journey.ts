import type { BrowserContext, Page, Request } from "@playwright/test";
import { people } from "../../src/people/people.ts";
import { replacement, openInvitation, phone, requestResetLink, resetPassword } from "./authPage.ts";
import { de } from "./copy.ts";
import { belongings, button, expect, heading, type Provider, signIn, stored, test } from "./journey.ts";

const { amira, khai } = people;

async function resetLink(page: Page, provider: Provider) {
  await requestResetLink(page, amira.email);
  return provider.link(amira.email, "/reset-password");
}

/** Everything that a request tells: address, headers, body. */
const told = (request: Request) =>
  [request.method(), request.url(), JSON.stringify(request.headers()), request.postData() ?? ""].join(" ");

/** Watches every request, and what the page had in the address bar and in its title when it was first drawn. */
async function watchFor(token: string, context: BrowserContext) {
  const asked: Request[] = [];
  context.on("request", (request) => asked.push(request));
  await context.addInitScript(() => {
    requestAnimationFrame(() => {
      (globalThis as { firstFrame?: string }).firstFrame ??= `${location.href} ${document.title} ${document.referrer}`;
    });
  });
  return {
    /** Method and path of the requests that carried the token. */
    carriers: () =>
      asked
        .filter((request) => told(request).includes(token))
        .map((request) => `${request.method()} ${new URL(request.url()).pathname}`),
    referers: () => asked.map((request) => request.headers()["referer"] ?? ""),
  };
}

/** Where a token must not be while its link is in use. */
async function expectNowhere(page: Page, token: string) {
  const seen = await page.evaluate(async () => ({
    firstFrame: (globalThis as { firstFrame?: string }).firstFrame,
    address: location.href,
    title: document.title,
    local: { ...localStorage },
    tab: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    cookies: document.cookie,
    fields: [...document.querySelectorAll("input")].map(({ value }) => value),
    dom: document.documentElement.outerHTML,
  }));
  expect(seen.firstFrame).not.toBe(undefined);
  expect(JSON.stringify(seen)).not.toContain(token);
}

const tokenIn = (link: string) => new URL(link, "http://gangway.test").searchParams.get("token") ?? "";

test("the token of a link has left the address before the first frame (S5)", async ({ page, context, provider }) => {
  const link = await resetLink(page, provider);
  await watchFor(tokenIn(link), context);
  await page.goto(link);
  await expect(replacement(page)).toBeVisible();
  await expectNowhere(page, tokenIn(link));
});

test("the token of a reset link is nowhere but in this entry and in its two calls, and outlives a reload (S5, ROUTE-21, ROUTE-26, P13, P14)", async ({
  page,
  context,
  provider,
}) => {
  const link = await resetLink(page, provider);
  const token = tokenIn(link);
  const { carriers, referers } = await watchFor(token, context);
  await page.goto(link.replace("/reset-password", "/auth/signin"));
  await expect(replacement(page)).toBeVisible();
  await expect(page).toHaveURL("/reset-password");
  await expectNowhere(page, token);
  await page.reload();
  await expect(replacement(page)).toBeVisible();
  await expectNowhere(page, token);
  await resetPassword(page, "Neuanfang!27");
  await expect(heading(page, de.recovery.resetDone.title)).toBeVisible();
  await button(page, de.recovery.resetDone.signIn).click();
  await expect(heading(page, de.auth.entry.title)).toBeVisible();
  await expectNowhere(page, token);
  expect(JSON.stringify(await page.evaluate(() => history.state as unknown))).not.toContain(token);
  expect(carriers()).toEqual([
    "GET /auth/signin",
    "GET /api/auth/validate-reset-token",
    "GET /api/auth/validate-reset-token",
    "POST /api/auth/reset-password",
  ]);
  expect(referers().join(" ")).not.toContain(token);
});

test("the token of an invitation is nowhere but in its one call, and is forgotten with the answer (S5, ROUTE-17, ROUTE-19, C-62)", async ({
  page,
  context,
  provider,
}) => {
  const link = await provider.link(khai.email, "/auth/signin");
  const token = tokenIn(link);
  const { carriers, referers } = await watchFor(token, context);
  await page.goto(link);
  await expect(phone(page)).toHaveValue(khai.phone);
  await expect(page).toHaveURL("/auth/phone");
  await expectNowhere(page, token);
  expect(JSON.stringify(await page.evaluate(() => history.state as unknown))).not.toContain(token);
  await page.reload();
  await expect(phone(page)).toHaveValue(khai.phone);
  expect(carriers()).toEqual(["GET /auth/signin", "POST /api/invitations/validate"]);
  expect(referers().join(" ")).not.toMatch(new RegExp(`${token}|${khai.email}`));
});

test("a reload in the middle of the check asks once more and goes on (S5, P14, VA-011)", async ({ page, provider }) => {
  const link = await provider.link(khai.email, "/auth/signin");
  await page.route("**/invitations/validate", () => undefined, { times: 1 });
  const asked = page.waitForRequest("**/invitations/validate");
  await page.goto(link);
  await asked;
  await expect(page.getByText(de.auth.boot.invitation)).toBeVisible();
  await expect(page).toHaveURL("/auth/signin");
  await page.reload();
  await expect(phone(page)).toHaveValue(khai.phone);
  expect(await provider.calls("/invitations/validate")).toHaveLength(1);
});

test("links that are opened while signed in: a bad reset link and an invitation leave the session alone, a good reset link wins and ends it with the new password (C-21, C-24)", async ({
  page,
  provider,
}) => {
  const link = await resetLink(page, provider);
  await signIn(page, "amira");
  await page.goto("/reset-password?token=ausgedacht");
  await expect(page).toHaveURL("/forgot-password");
  await expect(page.getByText(de.recovery.forgot.badLink.title)).toBeVisible();
  expect((await stored(page)).local).toHaveProperty("accessToken");

  await openInvitation(page, provider, "khai");
  await expect(page).toHaveURL("/dashboard");
  await expect(heading(page, /Amira/)).toBeVisible();
  await expect(page.getByText(de.notices.invitation.signedIn).first()).toBeVisible();
  expect(await provider.calls("/invitations/validate")).toEqual([]);

  await page.goto(link);
  await expect(replacement(page)).toBeVisible();
  await page.goto("/dashboard");
  await expect(heading(page, /Amira/)).toBeVisible();
  await page.goto(link);
  await resetPassword(page, "Neuanfang!27");
  await button(page, de.recovery.resetDone.signIn).click();
  await expect(heading(page, de.auth.entry.title)).toBeVisible();
  expect(await belongings(page)).toEqual([]);
  await openInvitation(page, provider, "khai");
  await expect(phone(page)).toHaveValue(khai.phone);
});
