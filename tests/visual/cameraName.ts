import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { installChromium } from "#workbench/shared/browser/installChromium.ts";
import { top } from "./folders.ts";
import { hashOf } from "#workbench/shared/source/hash.ts";

const files = [
  ".storybook/shared/browser/chromium.ts",
  "tests/visual/camera.ts",
  "tests/visual/camera.config.ts",
  "tests/visual/commands.ts",
  "tests/visual/stillness.ts",
  "tests/visual/watchTexts.ts",
  ".storybook/shared/visual/modes.ts",
];

export type Camera = { browser: string; name: string };

/** Pictures of another browser or another camera differ: they are stored under this name. */
export function cameraOf(): Camera {
  // Debian's wrapper prints a warning to stderr.
  const browser = execFileSync(installChromium(), ["--version"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
  return { browser, name: hashOf(browser, ...files.map((file) => readFileSync(path.join(top, file)))).slice(0, 8) };
}
