/** The Damerau–Levenshtein distance: letters to insert, delete, recolumn or swap. */
export function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const at = (up: number, left: number) => rows[row - up]?.[column - left] ?? Infinity;
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      line.push(
        Math.min(
          at(1, 0) + 1,
          (line[column - 1] ?? Infinity) + 1,
          at(1, 1) + Number(!isSame),
          isSwapped ? at(2, 2) + 1 : Infinity,
        ),
      );
    }
    rows.push(line);
  }
  return rows[one.length]?.[other.length] ?? Infinity;
}
