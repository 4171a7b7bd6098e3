import { diffArrays } from "diff";

/** Lines of `after` that are not in `before` and vice versa, in reading order; a moved line is both. */
export const changedLines = (before: string, after: string): string[] =>
  diffArrays(before.split("\n"), after.split("\n"))
    .flatMap(({ value, added, removed }) =>
      added || removed ? value.map((line) => `${added ? "+" : "-"} ${line}`) : [],
    )
    .filter((line) => line.trim().length > 1);
