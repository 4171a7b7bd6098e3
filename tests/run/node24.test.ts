import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

test("an old Node prints what is missing and how to install it", () => {
  const run = spawnSync(process.execPath, ["--no-strip-types", "--import", "./tests/node24.js", "tests/run.ts"]);
  expect(run.status).toBe(1);
  expect(run.stderr.toString()).toMatch(/^These scripts need Node 24; this is Node [\d.]+, .*\n.*install script/);
  expect(run.stderr.toString()).toContain("npm rebuild node --ignore-scripts=false");
});

test("a current Node prints nothing", () => {
  const run = spawnSync(process.execPath, ["tests/node24.js"]);
  expect([run.status, run.stdout.toString(), run.stderr.toString()]).toEqual([0, "", ""]);
});

test("every script that runs TypeScript directly checks first", () =>
  expect(Object.entries(scripts).filter(([, line]) => /\bnode (?!--import \.\/tests\/node24\.js )/.test(line))).toEqual(
    [],
  ));
