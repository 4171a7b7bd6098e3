import type { PNG } from "pngjs";

/** A part of a picture, in pixels. */
export type Area = { left: number; top: number; width: number; height: number };

/** Above this share of the picture an area is found without help. */
const LARGEST = 0.25;

/** Pixels in the same or in adjacent tiles belong to one area. In pixels. */
const TILE = 16;

type Bounds = { x: [least: number, most: number]; y: [least: number, most: number] };

const around = (one: Bounds, other: Bounds): Bounds => ({
  x: [Math.min(one.x[0], other.x[0]), Math.max(one.x[1], other.x[1])],
  y: [Math.min(one.y[0], other.y[0]), Math.max(one.y[1], other.y[1])],
});

/** The areas of the opaque pixels of a mask that are small for the picture. */
export function smallAreas({ width, height, data }: PNG): Area[] {
  // One empty column more: the last tile of a line is not adjacent to the first of the next.
  const columns = Math.ceil(width / TILE) + 1;
  const tiles = new Map<number, Bounds>();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3] === 0) continue;
      const tile = Math.floor(y / TILE) * columns + Math.floor(x / TILE);
      const pixel: Bounds = { x: [x, x], y: [y, y] };
      tiles.set(tile, around(tiles.get(tile) ?? pixel, pixel));
    }
  const areas: Area[] = [];
  for (const [first, bounds] of tiles) {
    let area = bounds;
    const reached = [first];
    for (const tile of reached) {
      const part = tiles.get(tile);
      if (!part) continue;
      tiles.delete(tile);
      area = around(area, part);
      for (const line of [-columns, 0, columns]) reached.push(tile + line - 1, tile + line, tile + line + 1);
    }
    const { x, y } = area;
    areas.push({ left: x[0], top: y[0], width: x[1] - x[0] + 1, height: y[1] - y[0] + 1 });
  }
  return areas.filter((area) => area.width * area.height <= width * height * LARGEST);
}
