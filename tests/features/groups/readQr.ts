type Bit = 0 | 1;

/**
 * Reads a QR code of version 2 to 6 at level M with bytes in it (ISO 18004), from its path alone, without error
 * correction. Shares no code with the renderer.
 */
export function readQr(path: string, size: number, margin: number): string {
  const dark = darkSquares(path, size);
  const side = size - 2 * margin;
  const at = (x: number, y: number): Bit => dark[y + margin]?.[x + margin] ?? 0;
  const mask = readMask(at);
  const bits: Bit[] = [];
  for (const [x, y] of walk(side)) if (!isFixed(x, y, side)) bits.push((at(x, y) ^ Number(masks[mask]?.(x, y))) as Bit);
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    number(bits.slice(index * 8, index * 8 + 8)),
  );
  return text(ordered(words, (side - 17) / 4));
}

function darkSquares(path: string, size: number): Bit[][] {
  const dark = Array.from({ length: size }, () => Array<Bit>(size).fill(0));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    dark[Number(y)]?.fill(1, Number(x), Number(x) + Number(length));
  return dark;
}

/** Bits 10 to 12 of the format, in row 8 at the left; the format is masked itself. */
const readMask = (at: (x: number, y: number) => Bit): number => number([at(2, 8), at(3, 8), at(4, 8)]) ^ 0b101;

const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Finders with the format beside them, both timing lines, and the only alignment mark of these versions. */
function isFixed(x: number, y: number, side: number): boolean {
  const isFinder = (x < 9 && y < 9) || (x >= side - 8 && y < 9) || (x < 9 && y >= side - 8);
  const mark = side - 7;
  return isFinder || x === 6 || y === 6 || (Math.abs(x - mark) <= 2 && Math.abs(y - mark) <= 2);
}

/** Two columns at a time from the right, alternately up and down, without the timing column. */
function* walk(side: number): Generator<[number, number]> {
  let isUp = true;
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < side; step += 1) {
      const y = isUp ? side - 1 - step : step;
      yield [right, y];
      yield [right - 1, y];
    }
    isUp = !isUp;
  }
}

/** Data words of each block of versions 2 to 6 at level M; the blocks are interleaved word by word. */
const blocks: Record<number, number[]> = { 2: [28], 3: [44], 4: [32, 32], 5: [43, 43], 6: [27, 27, 27, 27] };

function ordered(words: number[], version: number): number[] {
  const lengths = blocks[version];
  if (!lengths) throw new Error(`No version ${version} here.`);
  return lengths.flatMap((length, block) => Array.from({ length }, (_, at) => words[at * lengths.length + block] ?? 0));
}

function text(words: number[]): string {
  const bits = words.flatMap((word) => [...word.toString(2).padStart(8, "0")].map((bit) => Number(bit) as Bit));
  if (number(bits.slice(0, 4)) !== 4) throw new Error("There are no bytes in it.");
  const length = number(bits.slice(4, 12));
  const bytes = Array.from({ length }, (_, at) => number(bits.slice(12 + at * 8, 20 + at * 8)));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

const number = (bits: readonly Bit[]): number => bits.reduce<number>((sum, bit) => sum * 2 + bit, 0);
