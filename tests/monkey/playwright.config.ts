import path from "node:path";
import { defineConfig } from "@playwright/test";
import { phone } from "../phone.ts";
import { portBase } from "#workbench/browser/ports.ts";

const port = portBase + 97;
const top = path.resolve(import.meta.dirname, "../..");

/** A monkey at the built app, under its security headers, over the stand-in provider. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: "*.monkey.ts",
  outputDir: path.join(top, "test-results/monkey"),
  fullyParallel: true,
  workers: 3,
  // What is found is led back to its shortest way within this time.
  timeout: 180_000,
  forbidOnly: true,
  use: { ...phone, baseURL: `http://127.0.0.1:${port}` },
  webServer: {
    command: `node_modules/.bin/vite preview --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: top,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
