import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/**
 * How far two colours may be apart to count as one, from 0 to 1. A rounded edge can come out one step of 255 apart from run
 * to run, which is less than 0.005; a shift by one pixel is far more.
 */
export const THRESHOLD = 0.02;

export type PixelDifference = { pixels: number; shown: Buffer };

/** Counts the pixels that differ, anti-aliased ones included, and draws them. Of two sizes the missing part differs. */
export function comparePixels(before: Buffer, after: Buffer): PixelDifference {
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const shown = new PNG({ width, height });
  const [left, right] = [onGround(old, width, height), onGround(now, width, height)];
  const pixels = pixelmatch(left, right, shown.data, width, height, { threshold: THRESHOLD, includeAA: true });
  return { pixels, shown: PNG.sync.write(shown) };
}

const MAGENTA = [255, 0, 255, 255];

/** Where a picture ends, a colour begins that no screen has: white would pass for empty paper. */
function onGround(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const ground = new PNG({ width, height });
  for (let at = 0; at < ground.data.length; at += 4) ground.data.set(MAGENTA, at);
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground.data;
}
