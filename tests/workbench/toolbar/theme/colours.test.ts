import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { top } from "#workbench/shared/source/files.ts";

const files = globSync(["{.storybook,tests/visual/report}/**/*.css", ".storybook/{copy-desk,stress}/*.{ts,tsx}"], {
  cwd: top,
});

test("the workbench has no colour and no typeface but those of theme.css", () => {
  expect(files.length).toBeGreaterThan(10);
  const own = files.flatMap((file) =>
    readFileSync(path.join(top, file), "utf8")
      .split("\n")
      .filter((line) => /#[\da-f]{3,8}\b(?![\w-]*[.{(])|\b(?:rgba?|hsla?|oklch)\(|system-ui/i.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(own).toEqual([]);
});
