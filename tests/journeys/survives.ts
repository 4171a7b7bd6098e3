import type { Locator, Page } from "@playwright/test";
import type { FaultKind } from "../../app/sandbox/faultKinds.ts";
import { expect, type Provider } from "./journey.ts";

const submit = (page: Page) => page.locator("button[type=submit]");

const sample: FaultKind[] = [
  "offline",
  "no-answer",
  "server-error",
  "captive-portal",
  "rate-limited-unspecified",
  "refused-with-200",
];

const silent: FaultKind[] = ["no-answer", "stall", "token-dead-refresh-unanswered"];

/** Sends the form into each fault; afterwards its fields hold what they held, and the page says what happened. */
export async function survives(
  page: Page,
  provider: Provider,
  { call, path, fields, message }: { call: string; path: RegExp; fields: Locator[]; message: () => Locator },
  kinds: readonly FaultKind[] = sample,
) {
  const values = () => Promise.all(fields.map((field) => field.inputValue()));
  const typed = await values();
  for (const kind of kinds) {
    await provider.fault(call, kind);
    const isUnrefreshed = kind === "token-dead-refresh-unanswered";
    const sent = page.waitForRequest((request) =>
      isUnrefreshed ? request.url().endsWith("/auth/refresh") : path.test(request.url()) && request.method() !== "GET",
    );
    await submit(page).click();
    await sent;
    if (silent.includes(kind)) await page.clock.runFor(31_000);
    await expect(submit(page), kind).not.toHaveAttribute("aria-busy");
    await expect(message(), kind).toHaveText(/\p{Lu}\p{Ll}+ .+\./u);
    await expect(message(), kind).not.toHaveText(/undefined|NaN|null|\[object/);
    expect(await values(), kind).toEqual(typed);
    for (const field of fields) await expect(field, kind).toBeEditable();
    await provider.clearFaults();
  }
}

/** What each of the 26 faults does to saving a profile. */
export const refusing: FaultKind[] = [
  "offline",
  "reset",
  "no-answer",
  "stall",
  "server-error",
  "bad-gateway-page",
  "maintenance",
  "rate-limited",
  "rate-limited-unspecified",
  "token-dead-refresh-unanswered",
  "forbidden",
  "not-found",
  "conflict",
  "unprocessable",
  "captive-portal",
  "truncated",
  "refused-with-200",
];
/** The others are tried with `npm run stress`, and in the matrix of all calls and faults. */
export const accepting: FaultKind[] = process.env.STRESS
  ? [
      "slow",
      "token-dead-refresh-ok",
      "no-content",
      "wrong-shape",
      "unknown-values",
      "wrong-content-type",
      "ten-thousand",
      "out-of-order",
    ]
  : ["no-content", "unknown-values"];
