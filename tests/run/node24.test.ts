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

const own = Object.entries(scripts).filter(([, line]) => line.includes("--import ./tests/node24.js"));

test.each(own)("npm run %s -- --help prints how it is called, and does nothing", (name, line) => {
  const [command = ""] = line.split(" && ").slice(-1);
  const env = { ...process.env, PATH: `node_modules/.bin:${process.env.PATH}`, npm_lifecycle_event: name };
  const { status, stdout } = spawnSync(`${command} --help`, { shell: true, env, encoding: "utf8" });
  const [first] = stdout.split("\n");
  expect([status, first?.startsWith(name === "test" ? "npm test" : `npm run ${name}`)]).toEqual([0, true]);
});

test("every script that runs TypeScript directly checks first", () =>
  expect(Object.entries(scripts).filter(([, line]) => /\bnode (?!--import \.\/tests\/node24\.js )/.test(line))).toEqual(
    [],
  ));
