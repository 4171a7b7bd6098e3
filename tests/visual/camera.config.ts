import { realpathSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { browserDependencies } from "#workbench/shared/browser/browserDependencies.ts";
import { chromiumLaunch } from "#workbench/shared/browser/chromium.ts";
import { phone } from "#workbench/shared/visual/modes.ts";
import { cameraCommands } from "./commands.ts";
import { top } from "./folders.ts";
import { watchTexts } from "./watchTexts.ts";

export type Assignment = {
  root: string;
  /** The folder of the pictures. */
  folder: string;
  /** Names of stories by file that need no picture. */
  cached: Record<string, string[]>;
};

const { root, folder, cached } = JSON.parse(process.env.VISUAL ?? "") as Assignment;

// The camera is ours; plugins and workbench are those of the photographed commit.
const { shared } = (await import(
  pathToFileURL(path.join(root, "vite.config.ts")).href
)) as typeof import("../../vite.config.ts");

export default defineConfig({
  root,
  test: {
    projects: [
      {
        extends: false,
        root,
        ...shared(),
        plugins: [
          ...(shared().plugins ?? []),
          watchTexts(),
          storybookTest({
            configDir: path.join(root, ".storybook"),
            // What is spread into a story is known only at run time.
            tags: { exclude: ["behaviour", "journey", "connected"], skip: ["behaviour", "journey", "connected"] },
          }),
        ],
        optimizeDeps: { include: browserDependencies },
        server: { fs: { allow: [root, top, realpathSync(path.join(root, "node_modules"))] } },
        test: {
          name: "visual",
          setupFiles: [path.join(top, "tests/visual/camera.ts")],
          // The tests of the stories run axe; here it would only take time.
          provide: { cached, "storybook/test-provided": { a11y: false } },
          isolate: false,
          fileParallelism: false,
          api: { allowWrite: true },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: chromiumLaunch,
              contextOptions: {
                deviceScaleFactor: 1,
                reducedMotion: "reduce",
                locale: "de-DE",
                timezoneId: "America/New_York",
              },
            }),
            instances: [{ browser: "chromium", viewport: phone }],
            commands: cameraCommands(folder),
          },
        },
      },
    ],
  },
});

declare module "vitest" {
  interface ProvidedContext {
    cached: Assignment["cached"];
    "storybook/test-provided": { a11y: boolean };
  }
}
