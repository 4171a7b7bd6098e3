import path from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { msw } from "msw/vite";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { shared } from "../vite.config.ts";
import { browserDependencies } from "#workbench/browser/browserDependencies.ts";
import { chromiumLaunch } from "#workbench/browser/chromium.ts";

const top = path.resolve(import.meta.dirname, "..");

/** Every story in a real browser with axe at error level; each state in the dark, too, as far as colours matter. */
const stories: TestProjectConfiguration = {
  extends: false,
  root: top,
  ...shared(),
  plugins: [
    ...(shared().plugins ?? []),
    storybookTest({
      configDir: path.join(top, ".storybook"),
      initialGlobals: { theme: "light", darkToo: true },
    }),
    msw({ mode: "worker-only" }),
  ],
  // Whatever is found only while the tests run makes Vite reload the page under them.
  optimizeDeps: { include: browserDependencies },
  test: {
    name: "light",
    isolate: false,
    fileParallelism: false,
    api: { allowWrite: true },
    // A journey is as long as ten stories, on a machine that does something else as well; in milliseconds.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: chromiumLaunch,
        contextOptions: { reducedMotion: "reduce", locale: "de-DE", timezoneId: "America/New_York" },
      }),
      instances: [{ browser: "chromium", viewport: { width: 390, height: 844 } }],
    },
  },
};

export default defineConfig({
  root: top,
  test: {
    projects: [
      {
        extends: false,
        root: top,
        ...shared(),
        // Every file begins with modules that others have loaded; whoever changes what is shared puts it back.
        test: {
          name: "node",
          environment: "node",
          include: ["tests/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/clock/setup.ts"],
          isolate: false,
        },
      },
      stories,
    ],
  },
});
