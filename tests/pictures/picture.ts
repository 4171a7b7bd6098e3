import path from "node:path";
import type { Page } from "@playwright/test";

/** The folder of the pictures in README and start page. */
export const folder = path.resolve(import.meta.dirname, "../../stories/docs/pictures");

/** Resolves when fonts have loaded and the network is idle. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
}
