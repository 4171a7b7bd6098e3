import { chromium, expect } from "@playwright/test";
import { phone } from "#tests/phone.ts";
import { ports } from "#tests/ports.ts";

const COLD = { timeout: 300_000 };

/** The dev server compiles what is asked for first: before the first test, which waits for a page and not for that. */
export default async function warmUp(): Promise<void> {
  const browser = await chromium.launch(phone.launchOptions);
  const page = await browser.newPage({ baseURL: `http://127.0.0.1:${ports.workbench}` });
  await page.goto("/?path=/story/screens-start-brokenscreen--signed-in", COLD);
  await expect(page.frameLocator("#storybook-preview-iframe").getByRole("heading", { level: 1 })).toBeVisible(COLD);
  await page.locator("#storybook-explorer-searchfield").click(COLD);
  await page.keyboard.type("VA-042");
  await expect(page.getByRole("dialog", { name: "Suche" }).getByRole("option").first()).toBeVisible(COLD);
  await page.goto("/iframe.html?id=gestalten-textkatalog--docs&viewMode=docs", COLD);
  await expect(page.getByRole("status").filter({ hasText: "Texten" })).toBeVisible(COLD);
  await browser.close();
}
