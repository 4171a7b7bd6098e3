import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { top } from "#workbench/shared/source/files.ts";
import { unusedInWhatShips } from "#tests/checks/shipped.ts";
import { withTree, type Tree } from "#tests/checks/tree.ts";

const sound: Tree = {
  "package.json": JSON.stringify({ name: "planted", type: "module", imports: { "#src/*": "./src/*" } }),
  ".knip.shipped.json": readFileSync(path.join(top, ".knip.shipped.json"), "utf8"),
  "app/main.tsx": 'import { limit } from "#src/model/limits.ts";\nexport const app = limit;',
  "src/model/limits.ts": "export const limit = 4;",
  "src/people/people.ts": "export const amira = 1;",
  "stories/Card.stories.tsx": 'import { amira } from "#src/people/people.ts";\nexport const Card = amira;',
};

const found = (tree: Tree) =>
  withTree({ ...sound, ...tree }, (root) => {
    const [command, ...flags] = unusedInWhatShips;
    const { status, stdout } = spawnSync(path.join(top, "node_modules/.bin", command), flags, {
      cwd: root,
      encoding: "utf8",
    });
    const rows = stdout.split("\n").filter((line) => /\.tsx?\b/.test(line));
    return { isRefused: status !== 0, rows: rows.map((line) => line.trim().split(/\s+/)[0]) };
  });

describe("what only tests import", () => {
  test("is refused in src and app: an export, a type and a complete file", async () => {
    expect(
      await found({
        "src/model/limits.ts": "export const limit = 4;\nexport const dead = 5;\nexport type Dead = string;",
        "app/guard.ts": "export const guard = 1;",
        "tests/limits.test.ts": `
          import { guard } from "../app/guard.ts";
          import { dead, type Dead } from "#src/model/limits.ts";
          export const used: Dead = String(dead + guard);`,
      }),
    ).toEqual({ isRefused: true, rows: ["app/guard.ts", "dead", "Dead"] });
  });

  test("is refused where a scenario of a machine is all that imports it besides", async () => {
    expect(
      await found({
        "app/guard.ts": "export const guard = 1;",
        ".storybook/machines/scenarios/auth.ts":
          'import { guard } from "../../../app/guard.ts";\nexport const scenarios = [guard];',
        "tests/chart.test.ts":
          'import { scenarios } from "../.storybook/machines/scenarios/auth.ts";\nexport const used = scenarios;',
      }),
    ).toEqual({ isRefused: true, rows: ["app/guard.ts"] });
  });

  test("is allowed as soon as the app or a story imports it, too", async () => {
    expect(
      await found({
        "tests/limits.test.ts": `
          import { limit } from "#src/model/limits.ts";
          import { amira } from "#src/people/people.ts";
          export const used = limit + amira;`,
      }),
    ).toEqual({ isRefused: false, rows: [] });
  });
});
