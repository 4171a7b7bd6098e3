import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { top } from "#workbench/shared/source/files.ts";
import { unusedInWhatShips } from "#tests/checks/shipped.ts";
import { withTree, type Tree } from "#tests/checks/tree.ts";

const tree: Tree = {
  "package.json": JSON.stringify({ name: "planted", type: "module", imports: { "#src/*": "./src/*" } }),
  ".knip.shipped.json": readFileSync(path.join(top, ".knip.shipped.json"), "utf8"),
  "app/main.tsx": 'import { limit } from "#src/model/limits.ts";\nexport const app = limit;',
  "app/guard.ts": "export const guard = 1;",
  "app/visited.ts": "export const visited = 1;",
  "src/model/limits.ts": "export const limit = 4;\nexport const dead = 5;\nexport type Dead = string;",
  "src/people/people.ts": "export const amira = 1;",
  "stories/Card.stories.tsx": 'import { amira } from "#src/people/people.ts";\nexport const Card = amira;',
  "tests/limits.test.ts": `
    import { guard } from "../app/guard.ts";
    import { dead, limit, type Dead } from "#src/model/limits.ts";
    import { amira } from "#src/people/people.ts";
    export const used: Dead = String(dead + guard + limit + amira);`,
  ".storybook/machines/scenarios/auth.ts":
    'import { visited } from "../../../app/visited.ts";\nexport const scenarios = [visited];',
};

test("what only tests and scenarios of machines import is refused: an export, a type and a complete file", () =>
  withTree(tree, (root) => {
    const [command, ...flags] = unusedInWhatShips;
    const { status, stdout } = spawnSync(path.join(top, "node_modules/.bin", command), flags, {
      cwd: root,
      encoding: "utf8",
    });
    const rows = stdout.split("\n").filter((line) => /\.tsx?\b/.test(line));
    expect(status).toBe(1);
    expect(rows.map((line) => line.trim().split(/\s+/)[0])).toEqual(["app/guard.ts", "app/visited.ts", "dead", "Dead"]);
  }));
