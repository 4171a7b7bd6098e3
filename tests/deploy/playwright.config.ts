import path from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "../chromium.ts";
import { targets } from "./targets.ts";

const top = path.resolve(import.meta.dirname, "../..");

/** The built app as each host serves it with its example. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: "*.deploy.ts",
  outputDir: path.join(top, "test-results/deploy"),
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 8000 },
  forbidOnly: true,
  use: {
    launchOptions: chromiumLaunch,
    viewport: { width: 390, height: 844 },
    locale: "de-DE",
    timezoneId: "America/New_York",
    contextOptions: { reducedMotion: "reduce" },
  },
  webServer: {
    command: "node_modules/.bin/node tests/deploy/serve.ts",
    cwd: top,
    url: `http://127.0.0.1:${targets.at(-1)?.port}/`,
    reuseExistingServer: false,
    timeout: 20_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 3000 },
  },
});
