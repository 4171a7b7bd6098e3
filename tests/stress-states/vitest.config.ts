import path from "node:path";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { browserDependencies } from "#workbench/browser/browserDependencies.ts";
import { chromiumLaunch } from "#workbench/browser/chromium.ts";
import workbench from "#workbench/main.ts";
import { shared } from "../../vite.config.ts";
import { emulate } from "./emulation.ts";

const top = path.resolve(import.meta.dirname, "../..");

/** With what only the workbench knows, such as where each text is used. */
const { plugins } = await workbench.viteFinal!({ plugins: shared().plugins ?? [] }, {} as never);

/** Every state of every screen under every mode of stress; with `STRESS`, else under the hardest combinations. */
export default defineConfig({
  root: top,
  ...shared(),
  plugins: plugins ?? [],
  optimizeDeps: { include: browserDependencies },
  test: {
    name: "stress",
    include: ["tests/stress-states/*.states.ts"],
    env: { STRESS: process.env.STRESS ?? "" },
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
      commands: { emulate },
    },
  },
});
