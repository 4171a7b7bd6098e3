import { photoSizeOf, photoTypeOf, type PhotoSize } from "#app/platform/camera/photoHeader.ts";
import {
  emptinessOf,
  hasEnoughPixels,
  ID_PHOTO_MAX_PIXELS,
  validateIdPhoto,
  type IdPhotoProblem,
} from "#src/model/id-check/idPhoto.ts";

export type TakenPhoto = { kind: "photo"; photo: Blob } | { kind: "refused"; problem: IdPhotoProblem };

/** Longest side of a sent photo in pixels: enough for the smallest print on a card. */
const LONGEST_SIDE = 2400;
const QUALITY = 0.9;
/** Longest side of the copy used to measure contrast: small enough to average out noise. */
const COPY_SIDE = 64;
/** Aspect ratio of the viewfinder, width by height. */
const VIEWFINDER_SHAPE = 360 / 288;

type Part = { x: number; y: number; width: number; height: number };

const refused = (problem: IdPhotoProblem): TakenPhoto => ({ kind: "refused", problem });

/**
 * Converts a file to the photo that is sent. Checks the content before decoding: JPG or PNG, up to 10 MB, up to 75
 * megapixels (IDC-18, IDC-19, U2, U3). Re-encoded, so that location and camera metadata are removed (U1).
 */
export async function photoFromFile(file: Blob & { name: string }): Promise<TakenPhoto> {
  let isScaled = false;
  try {
    const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
    const type = file.size === 0 ? file.type : (photoTypeOf(head) ?? "");
    const problem = validateIdPhoto({ name: file.name, size: file.size, type });
    if (problem) return refused(problem);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const size = photoSizeOf(bytes);
    if (!size || size.width === 0 || size.height === 0) return refused("unreadable");
    if (size.width * size.height > ID_PHOTO_MAX_PIXELS) return refused("tooManyPixels");
    isScaled = isLarge(size);
    // Browsers apply the EXIF orientation while decoding.
    const picture = await createImageBitmap(new Blob([bytes], { type }), isScaled ? SCALED : {});
    try {
      return await reencoded(picture, { x: 0, y: 0, width: picture.width, height: picture.height });
    } finally {
      picture.close();
    }
  } catch {
    return refused(isScaled ? "tooManyPixels" : "unreadable");
  }
}

/** The visible part of the viewfinder as the photo that is sent. */
export async function photoFromVideo(video: HTMLVideoElement): Promise<TakenPhoto> {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return refused("blank");
  const width = Math.min(videoWidth, videoHeight * VIEWFINDER_SHAPE);
  const height = width / VIEWFINDER_SHAPE;
  return reencoded(video, { x: (videoWidth - width) / 2, y: (videoHeight - height) / 2, width, height });
}

/** Keeps the aspect ratio. The width suffices for landscape too: no side becomes shorter than it is drawn. */
const SCALED: ImageBitmapOptions = { resizeWidth: LONGEST_SIDE, resizeQuality: "high" };
const isLarge = ({ width, height }: PhotoSize) => Math.min(width, height) > LONGEST_SIDE;

async function reencoded(picture: ImageBitmap | HTMLVideoElement, part: Part): Promise<TakenPhoto> {
  if (!hasEnoughPixels(part.width, part.height)) return refused("tooSmall");
  const canvas = toCanvas(picture, part, LONGEST_SIDE);
  const copy = toCanvas(canvas, { x: 0, y: 0, width: canvas.width, height: canvas.height }, COPY_SIDE);
  try {
    const emptiness = emptinessOf(penOf(copy).getImageData(0, 0, copy.width, copy.height).data);
    if (emptiness) return refused(emptiness);
    const photo = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", QUALITY));
    return photo ? { kind: "photo", photo } : refused("unreadable");
  } finally {
    // Frees memory at once; Safari would hold it for long.
    canvas.width = 0;
    copy.width = 0;
  }
}

/** Draws a part of a picture on white, scaled down until its longest side is at most `longest`. */
function toCanvas(picture: CanvasImageSource, part: Part, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(part.width, part.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(part.width * scale));
  canvas.height = Math.max(1, Math.round(part.height * scale));
  const pen = penOf(canvas);
  pen.imageSmoothingQuality = "high";
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext("2d", { alpha: false });
  if (!pen) throw new Error("The browser draws nothing.");
  return pen;
}
