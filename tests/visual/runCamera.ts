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
  /** Why a story, or a whole file, could not be shown; by `file` or `file story`. */
  failed: Record<string, string>;
};

/** Photographs the stories of `files` and hands the roll to `develop`; it is gone afterwards. */
export async function runCamera<Result>(
  { root, known, files, shuffle }: Omit<Assignment, "folder"> & { files: readonly string[]; shuffle?: number },
  develop: (roll: Roll) => Result | Promise<Result>,
): Promise<Result> {
  const roll = mkdtempSync(path.join(folder, "roll-"));
  try {
    const report = path.join(roll, "report.json");
    const { stdout, stderr } = spawnSync(
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
        env: { ...process.env, VISUAL: JSON.stringify({ root, folder: roll, known } satisfies Assignment) },
      },
    );
    if (!existsSync(report)) throw new Error(`the camera did not run\n${stdout}${stderr}`);
    const failed = failuresOf(root, JSON.parse(readFileSync(report, "utf8")) as Report);
    return await develop({ folder: roll, taken: takenOf(path.join(roll, "taken.jsonl")), failed });
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

const failuresOf = (root: string, { testResults }: Report): Record<string, string> =>
  Object.fromEntries(
    testResults.flatMap(({ name, message, assertionResults }) => {
      const file = path.relative(root, name).replaceAll(path.sep, "/");
      const stories = assertionResults
        .filter(({ status }) => status === "failed")
        .map(({ title, failureMessages }) => [`${file} ${title}`, failureMessages.join("\n")] as const);
      return assertionResults.length === 0 && message ? [[file, message] as const] : stories;
    }),
  );
