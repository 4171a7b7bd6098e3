import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { top } from "#workbench/shared/source/files.ts";
import { installChromium } from "#workbench/shared/browser/installChromium.ts";
import { gitIn } from "#tests/checks/tree.ts";
import { edit, guides, stepsOf } from "./guides.ts";

const bin = path.join(top, "node_modules/.bin");

const vitest = (project: string, ...words: string[]) =>
  ["vitest run --config=tests/vitest.config.ts", `--project=${project}`, ...words].join(" ");

/** What `npm test` would say of a tree in which every guide was followed, as far as it can be another than before. */
const proofs = [
  "npm run check",
  vitest("unit"),
  vitest("app", "tests/app/faults.test.ts", "--testNamePattern='every call of the contract'"),
  vitest("app", "tests/app/oneHand.test.ts"),
  vitest("stories", "WaitingL", "rofile"),
  vitest("stress", "--testNamePattern='WaitingL|rofile'"),
];

const root = mkdtempSync(path.join(tmpdir(), "gangway-prove-"));
try {
  installChromium();
  copySources();
  for (const guide of guides) {
    console.log(`# ${guide}`);
    for (const step of stepsOf(guide)) {
      if (step.kind === "edit") await edit(root, step);
      // Nothing of it is left out: the whole of it comes below.
      if (step.kind === "command" && step.line !== "npm test") type(step.line, step.prints);
    }
  }
  // Some tests clone the repository that they are in.
  for (const words of [
    ["init", "--quiet"],
    ["add", "--all"],
    ["commit", "--quiet", "--message=guides"],
  ])
    gitIn(root, ...words);
  for (const proof of proofs) type(proof);
  console.log("new: whoever follows each guide word for word passes every check and the tests");
} catch (error) {
  console.log(`new: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  rmSync(root, { recursive: true });
}

/** Runs a line as a shell does. Throws when it fails, or does not print what the guide shows; what it shows may be faults. */
function type(line: string, prints: readonly string[] = []): void {
  console.log(`> ${line}`);
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  const isShown = prints.length > 0;
  const stdio = isShown ? "pipe" : "inherit";
  const { status, stdout } = spawnSync(line, { cwd: root, env, shell: true, encoding: "utf8", stdio });
  const lines = isShown ? stdout.split("\n") : [];
  const missing = prints.filter((each) => !lines.includes(each));
  if (missing.length > 0) throw new Error(`${line} does not print\n${missing.join("\n")}\nbut\n${stdout}`);
  if (status !== 0 && !isShown) throw new Error(`${line} ended with ${status}`);
}

/** The working tree as it is, with the packages it has: a browser is not served what lies behind a link. */
function copySources(): void {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: top });
  for (const file of listed.toString().split("\0").filter(Boolean)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    copyFileSync(path.join(top, file), path.join(root, file));
  }
  const isCached = /node_modules\/\.(cache|vite)/;
  cpSync(path.join(top, "node_modules"), path.join(root, "node_modules"), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !isCached.test(file),
  });
}
