import path from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { msw } from "msw/vite";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import type { BrowserConfigOptions } from "vitest/node";
import { browserDependencies } from "#workbench/shared/browser/browserDependencies.ts";
import { chromiumLaunch } from "#workbench/shared/browser/chromium.ts";
import workbench from "#workbench/main.ts";
import { shared } from "../vite.config.ts";
import { FAR_ZONE } from "./clock/instants.ts";
import { anyFolder } from "./anyFolder.ts";
import { emulate } from "./stress-states/emulation.ts";

const top = path.resolve(import.meta.dirname, "..");

const base = { extends: false, root: top, ...shared() } as const;

/** Dependencies discovered during a run make Vite reload the page. */
const optimizeDeps = { include: browserDependencies };

const browser: BrowserConfigOptions = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: chromiumLaunch,
    contextOptions: { reducedMotion: "reduce", locale: "de-DE", timezoneId: FAR_ZONE },
  }),
  instances: [{ browser: "chromium", viewport: { width: 390, height: 844 } }],
};

/** All files of a project in one page, one after the other. */
const inOnePage = { isolate: false, fileParallelism: false, api: { allowWrite: true }, browser };

/** Folders whose tests need more than Node. */
const otherFolders = ["app", "library", "stress-states"];

/** Rules, machines, calls and checks. */
const unit: TestProjectConfiguration = {
  ...base,
  // Module state is shared between files; tests restore it.
  test: {
    name: "unit",
    environment: "node",
    // Its key knows a file and not the code of our plugins: after a change of src/copy/build the old texts would stay.
    fsModuleCache: false,
    include: ["tests/**/*.test.{ts,tsx}"],
    exclude: otherFolders.map((folder) => `tests/${folder}/**`),
    setupFiles: ["tests/clock/setup.ts"],
    // A property with many more runs takes longer; in milliseconds.
    testTimeout: process.env.STRESS ? 300_000 : 30_000,
    hookTimeout: 60_000,
    isolate: false,
  },
};

/** Every story in a real browser with axe at error level, its colours in both themes. */
const stories: TestProjectConfiguration = {
  ...base,
  plugins: [
    ...(base.plugins ?? []),
    storybookTest({
      configDir: path.join(top, ".storybook"),
      initialGlobals: { theme: "light", judged: true },
    }),
    anyFolder(),
    msw({ mode: "worker-only" }),
  ],
  optimizeDeps,
  test: {
    ...inOnePage,
    name: "stories",
    // A journey takes as long as ten stories, on a busy machine; in milliseconds.
    testTimeout: 60_000,
  },
};

/** The app with the mock server in process, so that tests control time and faults. */
const app: TestProjectConfiguration = {
  ...base,
  optimizeDeps,
  test: {
    ...inOnePage,
    name: "app",
    include: ["tests/app/**/*.test.ts"],
    setupFiles: ["tests/app/unmeasured.ts"],
    env: { STRESS: process.env.STRESS ?? "", PART: process.env.PART ?? "" },
    testTimeout: 30_000,
  },
};

/** States of screens under the modes of stress, with data of the workbench, such as where each text is used. */
const stress: TestProjectConfiguration = {
  ...base,
  plugins: [
    Promise.resolve(workbench.viteFinal!({ plugins: shared().plugins ?? [] }, {} as never)).then(
      ({ plugins }) => plugins,
    ),
  ],
  optimizeDeps,
  test: {
    name: "stress",
    include: ["tests/stress-states/*.test.ts"],
    env: { STRESS: process.env.STRESS ?? "" },
    api: { allowWrite: true },
    browser: { ...browser, commands: { emulate } },
  },
};

/** The library as its users get it: built, packed, checked, and installed into a fresh project. */
const library: TestProjectConfiguration = {
  extends: false,
  root: top,
  test: {
    name: "library",
    environment: "node",
    include: ["tests/library/*.test.ts"],
    globalSetup: "tests/library/pack.ts",
    fileParallelism: false,
    testTimeout: 60_000,
    // The package is bundled and measured again, entry by entry; in milliseconds.
    hookTimeout: 600_000,
  },
};

export default defineConfig({ root: top, test: { projects: [unit, stories, app, stress, library] } });
