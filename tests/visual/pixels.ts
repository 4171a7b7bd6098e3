import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { smallAreas, type Area } from "./areas.ts";

/**
 * How far two colours may be apart to count as equal, from 0 to 1. A rounded edge can vary by one step of 255 between
 * runs, which is less than 0.005; a shift by one pixel is far more.
 */
export const THRESHOLD = 0.02;

/**
 * How far a channel of a lone pixel may be off, of 255: a rounded corner of a scroll container varies, depending on
 * whether Chromium renders the box in its own layer.
 */
const LONE = 16;

/** The differing pixels as a picture, and the small areas that contain them. */
export type Shown = { png: Buffer; width: number; height: number; areas: Area[] };

export type PixelDifference = { pixels: number; shown: Shown };

/**
 * Counts the differing pixels, anti-aliased ones included, and marks them. If the sizes differ, the missing part
 * differs. Small differences of lone pixels are ignored: they are invisible, and a moved edge has more.
 */
export function comparePixels(before: Buffer, after: Buffer): PixelDifference {
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const shown = new PNG({ width, height });
  const [left, right] = [onGround(old, width, height), onGround(now, width, height)];
  const options = { threshold: THRESHOLD, includeAA: true };
  const pixels = pixelmatch(left, right, shown.data, width, height, options);
  const mask = new PNG({ width, height });
  if (pixels > 0) pixelmatch(left, right, mask.data, width, height, { ...options, diffMask: true });
  const isLone = lonePixels(mask, (at) => farthest(left, right, at) <= LONE);
  const areas = isLone ? [] : smallAreas(mask);
  return { pixels: isLone ? 0 : pixels, shown: { png: PNG.sync.write(shown), width, height, areas } };
}

const farthest = (left: Buffer, right: Buffer, at: number): number =>
  Math.max(...[0, 1, 2, 3].map((channel) => Math.abs((left[at + channel] ?? 0) - (right[at + channel] ?? 0))));

/** Whether no pixel of a mask touches another, not even by a corner, and each passes `isSmall`, by its index in the data. */
function lonePixels({ width, height, data }: PNG, isSmall: (at: number) => boolean): boolean {
  const isSet = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && data[(y * width + x) * 4 + 3] !== 0;
  const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const)).filter(([dx, dy]) => dx || dy);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (isSet(x, y) && (!isSmall((y * width + x) * 4) || around.some(([dx, dy]) => isSet(x + dx, y + dy))))
        return false;
  return true;
}

const MAGENTA = [255, 0, 255, 255];

/** Pads with a colour that no screen has: white would look like empty paper. */
function onGround(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const ground = new PNG({ width, height });
  for (let at = 0; at < ground.data.length; at += 4) ground.data.set(MAGENTA, at);
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground.data;
}
