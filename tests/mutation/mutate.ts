import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { top } from "#workbench/shared/source/files.ts";
import { areas, isAreaName, type AreaName } from "./areas.ts";
import { scoreFaults, scoreOf, survivors, type Planted, type Record } from "./score.ts";

const committedFile = path.join(top, "tests/mutation.json");
const reports = path.join(top, ".mutation");

const readCommitted = () => JSON.parse(readFileSync(committedFile, "utf8")) as Partial<{ [name: string]: Record }>;

/**
 * Runs the mutants in the files of an area, or only in the files `only`. Results of unchanged files and tests are read
 * from `.mutation`.
 */
async function plant(name: AreaName, only: readonly string[]): Promise<Planted[]> {
  process.env.MUTATED = name;
  mkdirSync(reports, { recursive: true });
  const options: object = {
    mutate: only.length > 0 ? [...only] : [...areas[name].mutate],
    testRunner: "vitest",
    vitest: { configFile: "tests/mutation/vitest.config.ts", related: true },
    plugins: ["@stryker-mutator/vitest-runner"],
    coverageAnalysis: "perTest",
    concurrency: Number(process.env.MUTATE_WORKERS ?? 2),
    incremental: true,
    incrementalFile: path.join(reports, `${name}.json`),
    ignorePatterns: ["dist", "dist-library", "storybook-static", ".visual", ".sandbox", ".mutation", "test-results"],
    tempDirName: path.join(reports, "work"),
    reporters: ["html", "progress-append-only"],
    htmlReporter: { fileName: path.join(reports, `${name}.html`) },
    fileLogLevel: "off",
    logLevel: "warn",
    allowConsoleColors: false,
    disableTypeChecks: false,
  };
  const results = await new Stryker(options).runMutationTest();
  return results.map((result) => ({ ...result, fileName: path.relative(top, result.fileName) }));
}

const lines = new Map<string, string[]>();
function lineOf(file: string, line: number): string {
  if (!lines.has(file)) lines.set(file, readFileSync(path.join(top, file), "utf8").split("\n"));
  return lines.get(file)?.[line - 1] ?? "";
}

const words = process.argv.slice(2);
const requested = words.filter(isAreaName);
const only = words.filter((word) => /\.tsx?$/.test(word));
const isWriting = words.includes("--write");
const unknown = words.filter((word) => !isAreaName(word) && !only.includes(word) && word !== "--write");
if (unknown.length > 0)
  throw new Error(`${unknown.join(", ")}: none of ${Object.keys(areas).join(", ")}, no file, no --write`);
if (only.length > 0 && requested.length !== 1) throw new Error("Files belong to one area: name it before them.");

const faults: string[] = [];
for (const name of requested.length > 0 ? requested : (Object.keys(areas) as AreaName[])) {
  const began = performance.now();
  const planted = await plant(name, only);
  const committed = readCommitted();
  const score = scoreOf(planted);
  const alive = survivors(planted, committed[name]?.explained ?? [], lineOf);
  console.log(alive.join("\n"));
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  console.log(
    `${name}: ${score} % of ${planted.length} planted faults, ${alive.length} alive without a reason, ${minutes} min`,
  );
  if (only.length > 0) continue;
  if (isWriting) {
    const written = { ...committed, [name]: { explained: [], ...committed[name], score } };
    writeFileSync(committedFile, `${JSON.stringify(written, null, 2)}\n`);
  } else faults.push(...scoreFaults(name, score, committed[name]));
}
console.log(faults.join("\n"));
process.exitCode = faults.length > 0 ? 1 : 0;
