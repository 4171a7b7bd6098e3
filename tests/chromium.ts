import { existsSync } from "node:fs";
import { chromium } from "playwright";

const candidates = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** A system Chromium where there is one, else Playwright's own download. Undefined: there is none yet. */
export function findChromium(): string | undefined {
  const system = candidates.find((path): path is string => !!path && existsSync(path));
  return system ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);
}

export const chromiumLaunch = {
  ...(findChromium() ? { executablePath: findChromium() } : {}),
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
