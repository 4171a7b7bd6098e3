import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { top } from "#workbench/shared/source/files.ts";
import { installChromium } from "#workbench/shared/browser/installChromium.ts";
import { gitIn } from "#tests/checks/tree.ts";
import { follow, guides, typed } from "./guides.ts";

const vitest = (project: string, ...words: string[]) =>
  ["vitest run --config=tests/vitest.config.ts", `--project=${project}`, ...words].join(" ");

/** Commands that end by themselves and whose tests are not all tests: those come below. */
const isProved = (line: string) => /^(npm run (new|check|format)\b|npx (vitest|node) )/.test(line);

/** What `npm test` would say of a tree in which every guide was followed, as far as it can be another than before. */
const proofs = [
  "npm run check",
  vitest("unit"),
  vitest("app", "tests/app/faults.test.ts", "--testNamePattern='every call of the contract'"),
  vitest("app", "tests/app/oneHand.test.ts"),
  vitest("app", "tests/app/offers.test.ts", "--testNamePattern='every offer|-swap'"),
  vitest("stories", "WaitingL", "NextD", "rofile", "Swap", "NotOffered"),
  vitest("stress", "--testNamePattern='WaitingL|NextD|rofile|Swap|NotOffered'"),
];

const root = mkdtempSync(path.join(tmpdir(), "gangway-prove-"));
try {
  installChromium();
  copySources();
  // Some tests clone the repository that they are in.
  gitIn(root, "init", "--quiet");
  for (const guide of guides) {
    console.log(`# ${guide}`);
    const faults = await follow(root, guide, async (line) => (isProved(line) ? run(line) : null));
    if (faults.length > 0) throw new Error(faults.join("\n"));
  }
  gitIn(root, "add", "--all");
  gitIn(root, "commit", "--quiet", "--message=guides");
  for (const proof of proofs) {
    const { code, output } = await run(proof);
    if (code !== 0) throw new Error(`${proof} ended with ${code}:\n${output}`);
  }
  console.log("new: each guide, followed word for word, leaves every check and test green");
} catch (error) {
  console.log(`new: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  rmSync(root, { recursive: true });
}

function run(line: string) {
  console.log(`> ${line}`);
  return typed(root, line);
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
