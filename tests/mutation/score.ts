/** The result of one mutant, in Stryker's format. */
export type Planted = {
  fileName: string;
  status: string;
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number; column: number } };
};

/** An equivalent mutant, and why. `line` is the text of the code's line, without its indent. */
export type Explained = { file: string; line: string; replacement: string; reason: string };

/** The committed result of an area: the score of its last full run, in percent, and the explained survivors. */
export type Record = { score: number; explained: Explained[] };

/** The types of a machine, which only the compiler reads. */
const TYPES = /^types: \{/;

const noticed = ["Killed", "Timeout"];
const missed = ["Survived", "NoCoverage"];

const round = (share: number): number => Math.floor(share * 1000) / 10;

/** The share of mutants that tests killed, in percent and rounded down to a tenth; mutants that do not compile do not count. */
export function scoreOf(planted: readonly Planted[]): number {
  const dead = planted.filter(({ status }) => noticed.includes(status)).length;
  const alive = planted.filter(({ status }) => missed.includes(status)).length;
  return dead + alive === 0 ? 100 : round(dead / (dead + alive));
}

/** Unexplained survivors, each as `file:line:column  original → mutant`. */
export function survivors(
  planted: readonly Planted[],
  explained: readonly Explained[],
  lineOf: (file: string, line: number) => string,
): string[] {
  return planted
    .filter(({ status }) => missed.includes(status))
    .flatMap(({ fileName, status, mutatorName, replacement = "", location: { start } }) => {
      const line = lineOf(fileName, start.line).trim();
      const isExplained =
        TYPES.test(line) ||
        explained.some((each) => each.file === fileName && each.line === line && each.replacement === replacement);
      const planting = `${mutatorName} → ${JSON.stringify(replacement.slice(0, 80))}`;
      return isExplained ? [] : [`${fileName}:${start.line}:${start.column}  ${line}  ${planting}  (${status})`];
    });
}

/** Faults of a run against the committed score. */
export function scoreFaults(name: string, score: number, committed: Record | undefined): string[] {
  if (!committed) return [`${name}: ${score} %, and no score is committed`];
  return score < committed.score ? [`${name}: ${score} %, less than the ${committed.score} % that are committed`] : [];
}
