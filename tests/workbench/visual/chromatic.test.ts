import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { composeStory } from "storybook/preview-api";
import { expect, test } from "vitest";
import { top } from "#tests/visual/folders.ts";
import { modes, type ModeName } from "#workbench/shared/visual/modes.ts";
import { visualAddon } from "#workbench/shared/visual/visualAddon.ts";

const options = { small: { styles: { width: "320px", height: "568px" } } };

const chromaticOf = (story: { tags?: string[]; globals?: object; parameters?: object }): unknown =>
  composeStory(
    { render: () => null, ...story },
    { title: "screens/Planted" },
    { ...visualAddon(), parameters: { viewport: { options } } },
    undefined,
    "Sent",
  ).parameters.chromatic;

test("without a token Chromatic is skipped in one clear line, and nothing has failed", () => {
  const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env;
  const said = execFileSync(process.execPath, [path.join(top, "tests/visual/chromatic.ts")], { env, encoding: "utf8" });
  expect(said).toBe("chromatic: skipped, because CHROMATIC_PROJECT_TOKEN is not set\n");
});

test("Chromatic photographs a state as our camera does: in its own size, and in every way it asks for", () => {
  const phone = { width: 390, height: 844 };
  expect(chromaticOf({})).toEqual({ modes: { phone: { viewport: phone } } });
  expect(chromaticOf({ globals: { viewport: { value: "small", isRotated: false } } })).toEqual({
    modes: { phone: { viewport: { width: 320, height: 568 } } },
  });
  const all = Object.keys(modes) as ModeName[];
  expect(chromaticOf({ parameters: { visual: { modes: all } } })).toEqual({
    modes: {
      phone: { viewport: phone },
      small: { viewport: { width: 320, height: 568 } },
      desktop: { viewport: { width: 1280, height: 800 } },
      dark: { viewport: phone, theme: "dark" },
      forced: { viewport: phone, forcedColors: "active" },
    },
  });
});

test("a behaviour is no state: Chromatic takes no picture of it", () => {
  expect(chromaticOf({ tags: ["behaviour", "!autodocs"] })).toEqual({ disableSnapshot: true });
});

test("Chromatic's configuration names a script that exists", () => {
  const read = (file: string) => JSON.parse(readFileSync(path.join(top, file), "utf8")) as Record<string, never>;
  expect(read("package.json").scripts).toHaveProperty(read(".chromatic.json").buildScriptName ?? "");
});
