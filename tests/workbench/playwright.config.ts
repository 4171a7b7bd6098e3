import path from "node:path";
import { defineConfig } from "@playwright/test";
import { phone } from "../phone.ts";
import { portBase } from "#workbench/browser/ports.ts";

const top = path.resolve(import.meta.dirname, "../..");
const dev = portBase + 111;
const built = portBase + 121;

const serve = (command: string, port: number) => ({
  command,
  cwd: top,
  url: `http://127.0.0.1:${port}/index.json`,
  reuseExistingServer: false,
  timeout: 240_000,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5000 },
});

const servers = {
  dev: serve(`node_modules/.bin/storybook dev -p ${dev} --ci --no-open --exact-port`, dev),
  static: serve(`node_modules/.bin/node tests/workbench/serveBuilt.ts ${built}`, built),
};
const asked = process.argv.filter((word) => word.startsWith("--project=")).map((word) => word.slice(10));
const needed = Object.entries(servers).filter(([name]) => asked.length === 0 || asked.includes(name));

/** What somebody does in the workbench's own windows: on the dev server, and on a static build. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: "*.workbench.ts",
  outputDir: path.join(top, "test-results/workbench"),
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    ...phone,
    viewport: { width: 1280, height: 900 },
  },
  // A title that ends in @dev or @static is for one of the two.
  projects: [
    { name: "dev", grepInvert: /@static$/, use: { baseURL: `http://127.0.0.1:${dev}` } },
    { name: "static", grepInvert: /@dev$/, use: { baseURL: `http://127.0.0.1:${built}` } },
  ],
  webServer: needed.map(([, server]) => server),
});
