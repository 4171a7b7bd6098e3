import { setTimeout as pass } from "node:timers/promises";
import { email, signInByForm } from "./authPage.ts";
import { expect, heading } from "./journey.ts";
import { test } from "./ownBrowser.ts";

/** Browsers write to the disk when they find time: what a crash takes with it depends on when it comes. */
const SECONDS = process.env.STRESS ? [0.5, 4, 9, 25] : [0.5];

for (const seconds of SECONDS)
  test(`a browser that crashes ${seconds} s after a refresh locks nobody in: signed in, or asked to sign in (T3, T8)`, async ({
    launch,
  }) => {
    test.setTimeout(60_000);
    const first = await launch();
    await signInByForm(first.page, "amira");
    await first.close();

    const second = await launch();
    await second.provider.advance(301);
    const refreshed = second.page.waitForResponse((answer) => answer.url().endsWith("/api/auth/refresh"));
    await second.page.goto("/dashboard");
    expect((await refreshed).status()).toBe(200);
    await expect(heading(second.page, /Amira/)).toBeVisible();
    await pass(seconds * 1000);
    await second.kill();

    const { page, provider } = await launch();
    await provider.advance(301);
    const isSignedIn = page.waitForResponse((answer) => answer.url().endsWith("/api/auth/me") && answer.ok());
    await page.goto("/dashboard");
    await Promise.any([isSignedIn, expect(page).toHaveURL("/auth/signin")]);
    if (await email(page).isVisible()) await signInByForm(page, "amira");
    await expect(heading(page, /Amira/)).toBeVisible();
    await expect(page.getByText("Die Seite konnte nicht angezeigt werden")).toHaveCount(0);
  });
