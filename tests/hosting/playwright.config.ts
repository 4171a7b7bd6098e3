import path from "node:path";
import { defineConfig } from "@playwright/test";
import { phone } from "../phone.ts";
import { targets, workbenchPort } from "./targets.ts";

const top = path.resolve(import.meta.dirname, "../..");

const serve = (script: string, port: number) => ({
  command: `node_modules/.bin/node tests/hosting/${script}`,
  cwd: top,
  url: `http://127.0.0.1:${port}/`,
  reuseExistingServer: false,
  timeout: 20_000,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 3000 },
});

const servers = {
  app: serve("serve.ts", targets.at(-1)?.port ?? 0),
  workbench: serve("serveWorkbench.ts", workbenchPort),
};
const isAsked = (name: string) => process.argv.includes(`--project=${name}`);

/** The built app, and the built workbench, as each host serves them with its example. One of the two is asked for. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(top, "test-results/deploy"),
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 8000 },
  forbidOnly: true,
  use: {
    ...phone,
  },
  projects: [
    { name: "app", testMatch: "*.deploy.ts" },
    { name: "workbench", testMatch: "*.built.ts", use: { viewport: { width: 1280, height: 900 } } },
  ],
  webServer: isAsked("workbench") ? servers.workbench : servers.app,
});
