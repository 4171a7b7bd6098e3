/** One path over all dark squares of a QR code, each one unit wide, row by row. */
export const qrPath = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => runs(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`)).join("");

/** Adjacent dark squares become one rectangle: no hairlines between them. */
function runs(row: readonly boolean[]) {
  const found: { from: number; length: number }[] = [];
  for (const [x, isDark] of row.entries()) {
    const last = found.at(-1);
    if (!isDark) continue;
    if (last && last.from + last.length === x) last.length += 1;
    else found.push({ from: x, length: 1 });
  }
  return found;
}
