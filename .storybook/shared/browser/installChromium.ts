import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { findChromium, findHeadlessShell } from "./chromium.ts";

const run = (command: string, ...args: string[]) => {
  console.log(`        ${[command, ...args].join(" ")}`);
  return spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"], timeout: 600_000 }).status === 0;
};

const isRoot = process.getuid?.() === 0;

/** Ways to a Chromium, the first that works: Playwright's own download, then the Debian package. */
const installers = [
  () =>
    run("npx", "playwright", "install", ...(isRoot ? ["--with-deps"] : []), "chromium") &&
    existsSync(chromium.executablePath()),
  () =>
    isRoot &&
    existsSync("/usr/bin/apt-get") &&
    run("apt-get", "update") &&
    run("apt-get", "install", "-y", "chromium-headless-shell"),
];

/**
 * The Chromium of this machine; installs one where there is none, and on CI also where there is only one with a window.
 * Throws when there is none in the end.
 */
export function installChromium(): string {
  const found = process.env.CI ? findHeadlessShell() : findChromium();
  if (found) return found;
  console.log("        no headless Chromium on this machine: installing one");
  for (const install of installers) {
    const installed = install() ? findChromium() : undefined;
    if (installed) return installed;
  }
  const other = findChromium();
  if (other) return other;
  throw new Error(
    "No Chromium, and none could be installed. Install one (for example `npx playwright install --with-deps chromium`) " +
      "or set CHROMIUM_PATH to its executable.",
  );
}
