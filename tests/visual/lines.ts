import { diffArrays } from "diff";

/** Lines of `after` that are not in `before` and the other way round, in reading order; a moved line went and came. */
export const changedLines = (before: string, after: string): string[] =>
  diffArrays(before.split("\n"), after.split("\n"))
    .flatMap(({ value, added, removed }) =>
      added || removed ? value.map((line) => `${added ? "+" : "-"} ${line}`) : [],
    )
    .filter((line) => line.trim().length > 1);
