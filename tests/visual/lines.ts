/** Lines of `after` that are not in `before` and the other way round, in reading order; a moved line went and came. */
export function changedLines(before: string, after: string): string[] {
  const old = before.split("\n");
  const now = after.split("\n");
  const common = longestCommon(old, now);
  const changed: string[] = [];
  let [o, n] = [0, 0];
  for (const [oldPlace, newPlace] of [...common, [old.length, now.length] as const]) {
    while (o < oldPlace) changed.push(`- ${old[o++]}`);
    while (n < newPlace) changed.push(`+ ${now[n++]}`);
    o++;
    n++;
  }
  return changed.filter((line) => line.trim().length > 1);
}

/** Places of the lines that both have, in both. */
function longestCommon(old: readonly string[], now: readonly string[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  const length = (o: number, n: number) => lengths[o]?.[n] ?? 0;
  for (let o = old.length - 1; o >= 0; o--)
    for (let n = now.length - 1; n >= 0; n--)
      lengths[o]![n] = old[o] === now[n] ? length(o + 1, n + 1) + 1 : Math.max(length(o + 1, n), length(o, n + 1));
  const common: (readonly [number, number])[] = [];
  for (let o = 0, n = 0; o < old.length && n < now.length;) {
    if (old[o] === now[n]) common.push([o++, n++]);
    else if (length(o + 1, n) >= length(o, n + 1)) o++;
    else n++;
  }
  return common;
}
