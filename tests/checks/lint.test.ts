import { spawnSync } from "node:child_process";
import { readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { top } from "#workbench/shared/source/files.ts";
import { withTree, type Tree } from "./tree.ts";

/** The lint errors of these files under the rules of the repository. */
const lint = (files: Tree) =>
  withTree({ ...files, ".oxlintrc.json": readFileSync(path.join(top, ".oxlintrc.json"), "utf8") }, (root) => {
    symlinkSync(path.join(top, "node_modules"), path.join(root, "node_modules"));
    const program = path.join(top, "node_modules/.bin/oxlint");
    return spawnSync(program, ["--deny-warnings", "--format=unix", "src", "app"], { cwd: root, encoding: "utf8" })
      .stdout;
  });

test("a pattern that takes more than linear time is reported in all code that browsers load (N5)", async () => {
  const output = await lint({
    "src/lib/typed.ts": "export const typed = /^\\d(?:\\s*:?\\s*\\d)?$/;\n",
    "app/split.ts": "export const parts = (text: string) => text.split(/\\s*-\\s*/);\n",
    "app/nested.tsx": 'export const nested = new RegExp("^(a+)+$");\n',
    "src/model/linear.ts": "export const linear = /^\\d(?:\\s*(?::\\s*)?\\d)?$/;\n",
  });
  const found = output
    .split("\n")
    .flatMap((line) => /^(\S+?):1:.*(regexp\([\w-]+\))/.exec(line)?.slice(1).join(" ") ?? []);
  expect(found.toSorted()).toEqual([
    "app/nested.tsx regexp(no-super-linear-backtracking)",
    "app/split.ts regexp(no-super-linear-move)",
    "src/lib/typed.ts regexp(no-super-linear-backtracking)",
  ]);
});

test("a text in the markup and an inline style are reported", async () => {
  const output = await lint({
    "src/literal.tsx": "export const Literal = () => <p>Guten Tag</p>;\n",
    "src/styled.tsx": 'export const Styled = () => <p style={{ color: "red" }} />;\n',
    "app/passed.tsx":
      'import { Styled } from "./styled.tsx";\nexport const Passed = () => <Styled style={{ top: 0 }} />;\n',
  });
  const found = output
    .split("\n")
    .flatMap((line) => /^(\S+?):\d+:.*(react\([\w-]+\))/.exec(line)?.slice(1).join(" ") ?? []);
  expect(found.toSorted()).toEqual([
    "app/passed.tsx react(forbid-component-props)",
    "src/literal.tsx react(jsx-no-literals)",
    "src/styled.tsx react(forbid-dom-props)",
  ]);
});
