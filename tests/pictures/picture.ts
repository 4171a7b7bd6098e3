import path from "node:path";
import type { Page } from "@playwright/test";

/** Where README and start page have their pictures. */
export const folder = path.resolve(import.meta.dirname, "../../stories/docs/pictures");

/** Resolves when fonts are there and nothing is loaded any more. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
}
