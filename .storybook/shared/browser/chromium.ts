import { existsSync } from "node:fs";
import { chromium } from "playwright";

const { CHROMIUM_PATH } = process.env;
if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH)) throw new Error(`CHROMIUM_PATH names no file: ${CHROMIUM_PATH}`);

const first = (...paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => !!path && existsSync(path));

/** A Chromium without a window, which takes the tests a third less work: Debian's, or Playwright's own download. */
export const findHeadlessShell = (): string | undefined =>
  first(CHROMIUM_PATH, "/usr/bin/chromium-headless-shell", chromium.executablePath());

/** The headless shell, else a Chromium of the system. Undefined: there is none yet. */
export const findChromium = (): string | undefined =>
  findHeadlessShell() ?? first("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome");

const found = findChromium();

export const chromiumLaunch = {
  // Without a path Playwright takes the headless shell that belongs to its download.
  ...(found && found !== chromium.executablePath() ? { executablePath: found } : {}),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",
    "--disable-lcd-text",
    "--force-color-profile=srgb",
    "--hide-scrollbars",
  ],
};
