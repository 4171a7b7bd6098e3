import { fileProblem, type ChosenFile, type FileProblem } from "#src/model/contract/files.ts";

/** Pixels that are decoded at most. Each needs 4 bytes meanwhile, 300 MB in all: more than that a phone may not have (U3). */
export const ID_PHOTO_MAX_PIXELS = 75_000_000;

/** Sides, in pixels, below which the small print of a card cannot be read. */
const LEAST = { longer: 480, shorter: 300 };
/** Least spread of brightness, of 255. What a covered camera adds by itself is below 2, a card by candlelight above 5. */
const LEAST_CONTRAST = 4;
const DARK = 64;

/** Why a picture can be no photo of a document. */
export type PictureProblem = "tooSmall" | "tooDark" | "blank";

/** Why there is no photo: the file, its picture, the camera's picture, or no answer to the upload. */
export type IdPhotoProblem = FileProblem | "tooManyPixels" | "unreadable" | PictureProblem;

/** Whether a picture of that size has room for a document, whichever way it is held. */
export const hasEnoughPixels = (width: number, height: number): boolean =>
  Math.max(width, height) >= LEAST.longer && Math.min(width, height) >= LEAST.shorter;

/** What shows nothing, such as a covered lens, is no photo. `pixels`: a small copy of it, in red, green, blue and alpha. */
export function emptinessOf(pixels: ArrayLike<number>): Exclude<PictureProblem, "tooSmall"> | null {
  let sum = 0;
  let squares = 0;
  const count = pixels.length / 4;
  for (let at = 0; at < pixels.length; at += 4) {
    // Whole weights: a grey is exactly as bright as its number.
    const light = (299 * (pixels[at] ?? 0) + 587 * (pixels[at + 1] ?? 0) + 114 * (pixels[at + 2] ?? 0)) / 1000;
    sum += light;
    squares += light * light;
  }
  const mean = sum / count;
  const contrast = Math.sqrt(Math.max(0, squares / count - mean * mean));
  if (contrast >= LEAST_CONTRAST) return null;
  return mean < DARK ? "tooDark" : "blank";
}

/** Whether a file may be an ID photo, by type and size, before anybody decodes it (IDC-18, IDC-19). */
export const validateIdPhoto = (file: ChosenFile): FileProblem | null => fileProblem("idPhoto", file);
