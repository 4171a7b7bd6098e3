import { photoSizeOf, photoTypeOf, type PhotoSize } from "#app/platform/camera/photoHeader.ts";
import {
  emptinessOf,
  hasEnoughPixels,
  ID_PHOTO_MAX_PIXELS,
  validateIdPhoto,
  type IdPhotoProblem,
} from "#src/model/id-check/idPhoto.ts";

export type TakenPhoto = { kind: "photo"; photo: Blob } | { kind: "refused"; problem: IdPhotoProblem };

/** Longest side of a photo that is sent, in pixels: enough to read the smallest print of a card. */
const LONGEST_SIDE = 2400;
const QUALITY = 0.9;
/** Longest side of the copy in which a picture is searched for contrast: small enough that noise evens out. */
const COPY_SIDE = 64;
/** Width by height of what the viewfinder shows. */
const VIEWFINDER_SHAPE = 360 / 288;

type Part = { x: number; y: number; width: number; height: number };

const refused = (problem: IdPhotoProblem): TakenPhoto => ({ kind: "refused", problem });

/**
 * A file as the photo that is sent. Judged by what is in it, before it is decoded: JPG or PNG, up to 10 MB, up to 75
 * megapixels (IDC-18, IDC-19, U2, U3). Drawn anew, so that neither place nor camera go with it (U1).
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
    // Upright by itself: a browser turns a picture as its file says while it decodes it.
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

/** What the viewfinder shows at this moment as the photo that is sent. */
export async function photoFromVideo(video: HTMLVideoElement): Promise<TakenPhoto> {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return refused("blank");
  const width = Math.min(videoWidth, videoHeight * VIEWFINDER_SHAPE);
  const height = width / VIEWFINDER_SHAPE;
  return reencoded(video, { x: (videoWidth - width) / 2, y: (videoHeight - height) / 2, width, height });
}

/** Keeps the proportions. The one side will do for a picture that lies, too: neither becomes shorter than is drawn. */
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
    // Gives their memory back at once; Safari would keep it for long.
    canvas.width = 0;
    copy.width = 0;
  }
}

/** A part of a picture on white, made smaller until its longest side is no longer than `longest`. */
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
