import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { Assignment } from "./camera.config.ts";
import type { Taken } from "./commands.ts";
import { folder, top } from "./folders.ts";

type Report = {
  testResults: {
    name: string;
    message: string;
    assertionResults: { title: string; status: string; failureMessages: string[] }[];
  }[];
};

export type Roll = {
  folder: string;
  taken: Taken[];
  /** Why a story, or a complete file, is broken; by `file` or `file story`. */
  failed: Record<string, string>;
};

/** Photographs the stories of `files` and passes the roll to `develop`; deletes it afterwards. */
export async function runCamera<Result>(
  { root, cached, files, shuffle }: Omit<Assignment, "folder"> & { files: readonly string[]; shuffle?: number },
  develop: (roll: Roll) => Result | Promise<Result>,
): Promise<Result> {
  const roll = mkdtempSync(path.join(folder, "roll-"));
  try {
    const report = path.join(roll, "report.json");
    const { status, signal, stdout, stderr } = spawnSync(
      process.execPath,
      [
        path.join(top, "node_modules/vitest/vitest.mjs"),
        "run",
        `--config=${path.join(top, "tests/visual/camera.config.ts")}`,
        "--reporter=json",
        `--outputFile=${report}`,
        ...(shuffle ? ["--sequence.shuffle.files", "--sequence.shuffle.tests", `--sequence.seed=${shuffle}`] : []),
        ...files,
      ],
      {
        cwd: root,
        encoding: "utf8",
        maxBuffer: 64 * 1024 * 1024,
        env: { ...process.env, VISUAL: JSON.stringify({ root, folder: roll, cached } satisfies Assignment) },
      },
    );
    if (!existsSync(report))
      throw new Error(`the camera ended with ${signal ?? status} and no report\n${stdout}${stderr}`);
    const results = resultsOf(root, JSON.parse(readFileSync(report, "utf8")) as Report);
    const taken = takenOf(path.join(roll, "taken.jsonl"));
    const missing = missingFrom(
      results,
      files,
      new Set(taken.map(({ file, story }) => `${nameOf(root, file)} ${story}`)),
    );
    if (missing.length > 0) throw new Error(`no picture of ${missing.join(", ")}\n${stderr}`);
    return await develop({ folder: roll, taken, failed: failuresOf(results) });
  } finally {
    rmSync(roll, { recursive: true, force: true });
  }
}

const takenOf = (list: string): Taken[] =>
  existsSync(list)
    ? readFileSync(list, "utf8")
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line) as Taken)
    : [];

type TestReport = { file: string; story: string; status: string; reason: string };

const nameOf = (root: string, file: string): string => path.relative(root, file).replaceAll(path.sep, "/");

const resultsOf = (root: string, { testResults }: Report): TestReport[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = nameOf(root, name);
    return assertionResults.length === 0 && message
      ? [{ file, story: "", status: "failed", reason: message }]
      : assertionResults.map(({ title, status, failureMessages }) => ({
          file,
          story: title,
          status,
          reason: failureMessages.join("\n"),
        }));
  });

const failuresOf = (results: readonly TestReport[]): Roll["failed"] =>
  Object.fromEntries(
    results
      .filter(({ status }) => status === "failed")
      .map(({ file, story, reason }) => [`${file} ${story}`.trimEnd(), reason]),
  );

/** A story that ran without a picture, or a file that did not run: without pictures the comparison would find no difference. */
export const missingFrom = (
  results: readonly TestReport[],
  files: readonly string[],
  taken: ReadonlySet<string>,
): string[] => [
  ...files.filter((file) => !results.some((result) => result.file === file)),
  ...results
    .filter(({ status, file, story }) => status === "passed" && !taken.has(`${file} ${story}`))
    .map(({ file, story }) => `${file} ${story}`),
];
