import path from "node:path";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { browserDependencies } from "#workbench/browser/browserDependencies.ts";
import { chromiumLaunch } from "#workbench/browser/chromium.ts";
import { shared } from "../../vite.config.ts";

const top = path.resolve(import.meta.dirname, "../..");

/** The whole app in a real browser with the stand-in provider in process, so that time and faults can be had at will. */
export default defineConfig({
  root: top,
  ...shared(),
  optimizeDeps: {
    include: [
      ...browserDependencies,
      "@cantoo/pdf-lib",
      "@tanstack/react-query",
      "@xstate/react",
      "msw",
      "react-hook-form",
      "wouter/use-browser-location",
      "xstate",
      "zustand/react",
      "zustand/vanilla",
    ],
  },
  test: {
    name: "app",
    testTimeout: 30_000,
    include: ["tests/app/**/*.app.ts"],
    setupFiles: ["tests/app/unmeasured.ts"],
    env: { STRESS: process.env.STRESS ?? "", PART: process.env.PART ?? "" },
    isolate: false,
    fileParallelism: false,
    api: { allowWrite: true },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: chromiumLaunch,
        contextOptions: { reducedMotion: "reduce", locale: "de-DE", timezoneId: "America/New_York" },
      }),
      instances: [{ browser: "chromium", viewport: { width: 390, height: 844 } }],
    },
  },
});
