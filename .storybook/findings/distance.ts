/** How many letters to add, drop, change or swap with their neighbour to get from one word to the other. */
export function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, place) => place)];
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let place = 1; place <= other.length; place++) {
      const at = (up: number, left: number) => rows[row - up]?.[place - left] ?? Infinity;
      const isSame = one[row - 1] === other[place - 1];
      const isSwapped = one[row - 1] === other[place - 2] && one[row - 2] === other[place - 1];
      line.push(
        Math.min(
          at(1, 0) + 1,
          (line[place - 1] ?? Infinity) + 1,
          at(1, 1) + Number(!isSame),
          isSwapped ? at(2, 2) + 1 : Infinity,
        ),
      );
    }
    rows.push(line);
  }
  return rows[one.length]?.[other.length] ?? Infinity;
}
