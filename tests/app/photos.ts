/** What must not leave the phone with a photo. */
export const SECRET = "Kanarienvogel";

export type Bytes = Uint8Array<ArrayBuffer>;

export const joined = (...parts: readonly Uint8Array[]): Bytes => {
  const bytes = new Uint8Array(parts.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

/** One byte for each letter. */
export const bytesOf = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
export const textOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");

const short = (value: number) => new Uint8Array([value >> 8, value & 0xff]);
const long = (value: number) => new Uint8Array([value >>> 24, value >> 16, value >> 8, value]);
const ascii = (text: string) => bytesOf(`${text}\0`);
const entry = (tag: number, type: number, count: number, value: Uint8Array) =>
  joined(short(tag), short(type), long(count), joined(value, new Uint8Array(4)).subarray(0, 4));
const directory = (...entries: readonly Uint8Array[]) => joined(short(entries.length), ...entries, long(0));

/** What a phone writes into a photo: how it was held, a description, and where it was taken. */
function exif(orientation: number): Bytes {
  const note = ascii(SECRET);
  const mainSize = 2 + 3 * 12 + 4;
  const noteAt = 8 + mainSize;
  const gpsAt = noteAt + note.length;
  const gpsSize = 2 + 2 * 12 + 4;
  const latitude = joined(...[50, 1, 2, 1, 30, 1].map(long));
  const main = directory(
    entry(0x010e, 2, note.length, long(noteAt)),
    entry(0x0112, 3, 1, short(orientation)),
    entry(0x8825, 4, 1, long(gpsAt)),
  );
  const gps = directory(entry(1, 2, 2, ascii("N")), entry(2, 5, 3, long(gpsAt + gpsSize)));
  const tiff = joined(bytesOf("MM\0*"), long(8), main, note, gps, latitude);
  const content = joined(bytesOf("Exif\0\0"), tiff);
  return joined(new Uint8Array([0xff, 0xe1]), short(content.length + 2), content);
}

/** A JPEG with that behind its first mark, as a phone stores it. */
export const withExif = (plain: Uint8Array, orientation: number): Bytes =>
  joined(plain.subarray(0, 2), exif(orientation), plain.subarray(2));

/** How each orientation turns the stored picture of `w` by `h` while it is shown, as a canvas writes it. */
const turns: Record<number, (w: number, h: number) => [number, number, number, number, number, number]> = {
  1: () => [1, 0, 0, 1, 0, 0],
  2: (w) => [-1, 0, 0, 1, w, 0],
  3: (w, h) => [-1, 0, 0, -1, w, h],
  4: (_, h) => [1, 0, 0, -1, 0, h],
  5: () => [0, 1, 1, 0, 0, 0],
  6: (_, h) => [0, 1, -1, 0, h, 0],
  7: (w, h) => [0, -1, -1, 0, h, w],
  8: (w) => [0, -1, 1, 0, 0, w],
};
const undoneBy = (orientation: number) => ({ 6: 8, 8: 6 })[orientation] ?? orientation;

function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("The browser draws nothing.");
  return [canvas, pen];
}

export async function fileOf(canvas: HTMLCanvasElement, type: string): Promise<Bytes> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.95));
  if (!blob) throw new Error(`The browser makes no ${type}.`);
  return new Uint8Array(await blob.arrayBuffer());
}

/** A JPEG, twice as wide as high, whose quarters are red, green, blue and white once it is upright, as a phone would store it. */
export async function phonePhoto(orientation = 1, width = 960): Promise<Bytes> {
  const height = width / 2;
  const [upright, pen] = canvasOf(width, height);
  for (const [at, colour] of ["#f00", "#0f0", "#00f", "#fff"].entries()) {
    pen.fillStyle = colour;
    pen.fillRect((at % 2) * (width / 2), Math.floor(at / 2) * (height / 2), width / 2, height / 2);
  }
  const [stored, other] = orientation >= 5 ? canvasOf(height, width) : canvasOf(width, height);
  other.setTransform(...(turns[undoneBy(orientation)]?.(width, height) ?? [1, 0, 0, 1, 0, 0]));
  other.drawImage(upright, 0, 0);
  return withExif(await fileOf(stored, "image/jpeg"), orientation);
}

/** The head of a PNG of that size without a picture in it; whoever decodes it has not looked at the head. */
export async function hugePng(width: number, height: number): Promise<Bytes> {
  const small = await fileOf(canvasOf(1, 1)[0], "image/png");
  return joined(small.subarray(0, 16), long(width), long(height), small.subarray(24));
}

/** The same file, exactly as large: what stands behind a picture does not belong to it. */
export const padded = (photo: Bytes, size: number): Bytes =>
  joined(photo, new Uint8Array(Math.max(0, size - photo.length)));

/** The middle of each quarter, as `f` for bright and `0` for dark in red, green and blue. */
export function quartersOf(picture: ImageBitmap): string[] {
  const { width, height } = picture;
  const [, pen] = canvasOf(width, height);
  pen.drawImage(picture, 0, 0);
  return [1, 3].flatMap((y) =>
    [1, 3].map((x) =>
      Array.from(pen.getImageData((width * x) / 4, (height * y) / 4, 1, 1).data.slice(0, 3))
        .map((part) => (part > 127 ? "f" : "0"))
        .join(""),
    ),
  );
}
