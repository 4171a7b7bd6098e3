import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { openSandbox } from "#app/sandbox/node/sandbox.ts";
import { withPlanted } from "#tests/run/plantedTree.ts";
import { sideBySide } from "#tests/run/sideBySide.ts";
import { modes } from "#tests/run/steps.ts";
import { create } from "#workbench/new/new.ts";
import { filesIn, top } from "#workbench/shared/source/files.ts";
import { follow, guides, readSteps, stepsOf, typed, wordsOf } from "./guides.ts";

/** Commands of the guides that are typed here. */
const isTyped = (line: string) => /^(npm run new |npx node tests\/checks\/)/.test(line);

/** Every other command, which `.ci/run`, the first hour or a test of the lane runs. */
const others =
  /^(npm ci( && npm (start|test))?|npm test( -- --changed)?|npm (start|run (app|check|format))|PROVIDER_URL=https:\/\/\S+\.example npm run app)$|^npm run visual -- --decisions |^(STRESS=1 )?npx (vitest run|playwright test) -c tests\//;

/** Checks that find what a guide may break, as far as they take seconds; `npm run new:prove` has them all. */
const judged = ["boundaries", "mirror", "titles", "words", "ledger"];

/** On a machine that does something else as well; in milliseconds. */
const LONG = 600_000;

test("each page that has commands is followed", () => {
  const pages = filesIn(top, ["stories/docs/anleitungen"], /\.mdx$/);
  expect(pages.filter((page) => !guides.includes(page))).toEqual([]);
});

test(
  "each guide, followed word for word, gives what it shows and leaves the checks green",
  async () => {
    const listed = execFileSync("git", ["ls-files"], { cwd: top, encoding: "utf8" }).trim().split("\n");
    const copies = [...new Set(listed.map((file) => file.split("/")[0] ?? ""))];
    await withPlanted({ copies, files: {} }, async (root) => {
      const sandbox = openSandbox({ folder: null, print: () => {} });
      const written: string[] = [];
      const execute = async (line: string) => {
        if (line.startsWith("curl ")) return answered(await sandbox.respond(requestOf(line)));
        if (line.startsWith("npm run new ")) {
          const result = await created(root, wordsOf(line).slice(3));
          written.push(...[...result.output.matchAll(/^(?:new|changed) +(\S+)$/gm)].map(([, file = ""]) => file));
          return result;
        }
        return isTyped(line) ? typed(root, line) : null;
      };
      for (const guide of guides) expect(await follow(root, guide, execute)).toEqual([]);
      const words = wordsIn(root);
      expect(guides.flatMap(namesIn).filter((name) => !words.has(name))).toEqual([]);
      const edited = guides.flatMap(stepsOf).flatMap((step) => (step.kind === "edit" ? [step.file] : []));
      const scripts = [...new Set([...edited, ...written])]
        .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".gen.ts"))
        .join(" ");
      const checks = modes.check.flatMap(({ steps }) => steps).filter(({ name }) => judged.includes(name));
      expect(checks.length).toBe(judged.length);
      const lines = [
        `oxlint --deny-warnings --format=unix ${scripts}`,
        `oxfmt --check ${scripts}`,
        ...checks.map(({ command }) => command.join(" ")),
      ];
      const results = await sideBySide(lines, (line) => typed(root, line));
      expect(results.filter(({ code }) => code !== 0).map(({ output }) => output)).toEqual([]);
    });
  },
  LONG,
);

/** In this process, which has read the dictionary once for all. */
const created = (root: string, words: readonly string[]) =>
  create(
    root,
    words.filter((word) => word !== "--"),
  ).then(
    (output) => ({ code: 0, output }),
    (error: Error) => ({ code: 1, output: `${error.message}\n\nNothing was written.` }),
  );

const answered = async (response: Response) => ({ code: 0, output: await response.text() });

function requestOf(line: string): Request {
  const [, , url = "", , header = "", , body = ""] = wordsOf(line);
  const [name = "", value = ""] = header.split(": ");
  return new Request(url, { method: "POST", headers: { [name]: value }, body });
}

/** Code in a sentence that can only be the name of something, unless the reader is told not to use it. */
const namesIn = (guide: string) =>
  [
    ...readFileSync(path.join(top, guide), "utf8").matchAll(
      /(?<!`|nicht )`([a-z]+[A-Z]\w+|[A-Z][A-Z_]{3,})(?:\(\))?`/g,
    ),
  ].map(([, name = ""]) => name);

/** All words of the code of a tree. */
const wordsIn = (root: string) =>
  new Set(
    filesIn(root, ["app", "src", "tests", ".storybook"], /\.(tsx?|json|css)$/).flatMap(
      (file) => readFileSync(path.join(root, file), "utf8").match(/\w+/g) ?? [],
    ),
  );

test("every script that anything in the repository names is there", () => {
  const { scripts } = JSON.parse(readFileSync(path.join(top, "package.json"), "utf8")) as { scripts: object };
  const named = execFileSync("git", ["grep", "-hoE", "npm run (--silent )?[a-z]+(:[a-z]+)*"], {
    cwd: top,
    encoding: "utf8",
  });
  const names = named
    .trim()
    .split("\n")
    .map((line) => line.split(" ").at(-1) ?? "");
  const invented = ["nirgends"];
  expect([...new Set(names)].filter((name) => !(name in scripts) && !invented.includes(name))).toEqual([]);
});

test.each(guides)("%s: a test runs each command, and the reader is told where each block belongs", (guide) => {
  const page = readFileSync(path.join(top, guide), "utf8");
  const steps = readSteps(page);
  const lines = steps.flatMap((step) => (step.kind === "command" ? [step.line] : []));
  const runs = (line: string) => others.test(line) || isTyped(line) || line.startsWith("curl ");
  expect(lines.filter((line) => !runs(line))).toEqual([]);
  expect(steps.filter((step) => step.kind !== "command" && !page.includes(`\`${step.file}\``))).toEqual([]);
});

test("a block of which nobody can say where it belongs is no step", () => {
  expect(() => readSteps("```ts\nconst a = 1;\n```\n")).toThrow(/neither file= nor from=/);
});
