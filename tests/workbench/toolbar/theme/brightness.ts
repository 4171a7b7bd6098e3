import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { converter } from "culori";
import { themesIn } from "#workbench/shared/theme/readTokens.ts";
import { top } from "#workbench/shared/source/files.ts";

const themes = themesIn(readFileSync(path.join(top, "src/styles/theme.css"), "utf8"));
const rgb = converter("rgb");

export const brightnesses = ["light", "dark"] as const;
export type Brightness = (typeof brightnesses)[number];

/** `rgb(18, 32, 59)` of a token, as a browser says it of what Storybook has drawn. */
export function drawn(theme: Brightness, name: string): string {
  const { r, g, b } = rgb(themes[theme][name] ?? "");
  return `rgb(${[r, g, b].map((part) => Math.round(Math.min(1, Math.max(0, part)) * 255)).join(", ")})`;
}

/** Turns the device under an open page that has no choice of its own, and waits until the page has turned, too. */
export async function turnDevice(page: Page, theme: Brightness): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator(".sbdocs-wrapper")).toHaveCSS("background-color", drawn(theme, "surface"));
}
