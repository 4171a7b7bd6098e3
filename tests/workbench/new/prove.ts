import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { top } from "#workbench/source/files.ts";
import { installChromium } from "#workbench/browser/installChromium.ts";
import { placeFree, shuttleTimes, waitingList } from "./orders.ts";

const generator = ".storybook/new/new.ts";
const bin = path.join(top, "node_modules/.bin");
const words = ({ de, en }: { de: string; en: string }, name: string) => [`--${name}`, de, `--${name}-en`, en];

/** What a newcomer types, and then what would be told about the result. */
const commands: readonly (readonly string[])[] = [
  [
    "node",
    generator,
    "screen",
    waitingList.place,
    ...words(waitingList.title, "title"),
    ...words(waitingList.body, "body"),
    "--state",
    waitingList.state,
    "--name",
    waitingList.name,
    "--back",
    waitingList.back,
  ],
  ["node", "tests/run.ts", "check"],
  [
    "node",
    generator,
    "state",
    placeFree.place,
    placeFree.state,
    "--name",
    placeFree.name,
    ...words(placeFree.body, "body"),
  ],
  [
    "node",
    generator,
    "call",
    shuttleTimes.name,
    shuttleTimes.method,
    shuttleTimes.path,
    "--offer",
    shuttleTimes.offer,
    "--description",
    shuttleTimes.description,
  ],
  ["node", "tests/run.ts", "check"],
  ["vitest", "run", "--config=tests/vitest.config.ts", "--project=unit", "tests/features/events", "tests/navigation"],
  ["vitest", "run", "--config=tests/vitest.config.ts", "--project=unit", "tests/client", "tests/sandbox"],
  [
    "vitest",
    "run",
    "--config=tests/vitest.config.ts",
    "--project=app",
    "tests/app/faults.test.ts",
    "--testNamePattern=every call of the contract",
  ],
  ["vitest", "run", "--config=tests/vitest.config.ts", "--project=stories", "stories/screens/events/WaitingList"],
];

const root = mkdtempSync(path.join(tmpdir(), "gangway-prove-"));
try {
  installChromium();
  copySources();
  for (const [program = "", ...args] of commands) {
    console.log(`> ${[program, ...args].join(" ")}`);
    const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
    const { status } = spawnSync(program === "node" ? process.execPath : program, args, {
      cwd: root,
      env,
      stdio: "inherit",
    });
    if (status !== 0) throw new Error(`${program} ended with ${status}`);
  }
  console.log("new: a generated screen, a further state and a call pass every check and their tests");
} catch (error) {
  console.log(`new: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  rmSync(root, { recursive: true });
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
