import path from "node:path";
import { defineConfig } from "@playwright/test";
import { phone } from "../phone.ts";
import { today } from "../../src/people/today.ts";
import { portBase } from "#workbench/browser/ports.ts";

const top = path.resolve(import.meta.dirname, "../..");
const app = portBase + 130;
export const workbench = `http://127.0.0.1:${portBase + 131}`;

/** Takes the pictures of README and start page (`npm run readme:pictures`) from the built app and from the workbench. */
export default defineConfig<{ instant: string }>({
  testDir: import.meta.dirname,
  testMatch: "*.pictures.ts",
  outputDir: path.join(top, "test-results/pictures"),
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: { ...phone, baseURL: `http://127.0.0.1:${app}`, instant: `${today}T08:30:00+01:00` },
  webServer: [
    {
      command: `node_modules/.bin/vite preview --host 127.0.0.1 --port ${app} --strictPort`,
      cwd: top,
      url: `http://127.0.0.1:${app}/`,
      timeout: 30_000,
    },
    {
      command: `node_modules/.bin/storybook dev -p ${portBase + 131} --ci --no-open --exact-port`,
      cwd: top,
      url: `${workbench}/index.json`,
      timeout: 120_000,
    },
  ],
});
