import { fileProblem, type ChosenFile, type FileProblem } from "#src/model/contract/files.ts";

/** Maximum number of decoded pixels. Each needs 4 bytes meanwhile, 300 MB in all: more than a phone may have (U3). */
export const ID_PHOTO_MAX_PIXELS = 75_000_000;

/** Minimum sides in pixels at which the small print of a card is readable. */
const LEAST = { longer: 480, shorter: 300 };
/** Minimum spread of brightness, of 255. The noise of a covered camera is below 2, a card by candlelight above 5. */
const LEAST_CONTRAST = 4;
const DARK = 64;

/** Why a picture cannot be a photo of a document. */
export type PictureProblem = "tooSmall" | "tooDark" | "blank";

/** Why there is no photo: the file, its picture, the camera's picture, or a failed upload. */
export type IdPhotoProblem = FileProblem | "tooManyPixels" | "unreadable" | PictureProblem;

/** Whether a picture of that size is large enough for a document, in either orientation. */
export const hasEnoughPixels = (width: number, height: number): boolean =>
  Math.max(width, height) >= LEAST.longer && Math.min(width, height) >= LEAST.shorter;

/** Detects empty pictures, such as of a covered lens. `pixels`: a small copy, in RGBA. */
export function emptinessOf(pixels: ArrayLike<number>): Exclude<PictureProblem, "tooSmall"> | null {
  let sum = 0;
  let squares = 0;
  const count = pixels.length / 4;
  for (let at = 0; at < pixels.length; at += 4) {
    // Integer weights: a grey is exactly as bright as its number.
    const light = (299 * (pixels[at] ?? 0) + 587 * (pixels[at + 1] ?? 0) + 114 * (pixels[at + 2] ?? 0)) / 1000;
    sum += light;
    squares += light * light;
  }
  const mean = sum / count;
  const contrast = Math.sqrt(Math.max(0, squares / count - mean * mean));
  if (contrast >= LEAST_CONTRAST) return null;
  return mean < DARK ? "tooDark" : "blank";
}

/** Whether a file may be an ID photo, by type and size, before it is decoded (IDC-18, IDC-19). */
export const validateIdPhoto = (file: ChosenFile): FileProblem | null => fileProblem("idPhoto", file);
