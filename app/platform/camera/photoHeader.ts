export type PhotoType = "image/jpeg" | "image/png";

/** In pixels, as stored in the file. */
export type PhotoSize = { width: number; height: number };

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

const hasSignature = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte);

/** The real file type by its signature; `null` if it is not a photo (U2). */
export function photoTypeOf(bytes: Uint8Array): PhotoType | null {
  if (hasSignature(bytes, JPEG)) return "image/jpeg";
  return hasSignature(bytes, PNG) ? "image/png" : null;
}

/** Picture size of a complete file, without decoding; `null` if the file is damaged or truncated (U2, U3). */
export function photoSizeOf(bytes: Uint8Array): PhotoSize | null {
  const type = photoTypeOf(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === "image/jpeg") return sizeOfJpeg(view);
  return type === "image/png" ? sizeOfPng(view) : null;
}

/** Start-of-frame markers, which carry the size; 0xC4, 0xC8 and 0xCC of that range are others. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a segment: start, restart and TEM. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

function sizeOfJpeg(view: DataView): PhotoSize | null {
  let size: PhotoSize | null = null;
  let at = 0;
  while (at + 1 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xd9) return size;
    if (marker === 0xff) {
      at += 1;
    } else if (isBare(marker)) {
      at += 2;
    } else {
      if (at + 4 > view.byteLength) return null;
      const length = view.getUint16(at + 2);
      if (length < 2 || at + 2 + length > view.byteLength) return null;
      if (isFrame(marker) && length >= 8) {
        size ??= { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
      }
      at += 2 + length;
      if (marker === 0xda) at = endOfScan(view, at);
    }
  }
  return null;
}

/** End of the compressed data: the first marker that is neither a stuffed byte nor a restart. */
function endOfScan(view: DataView, from: number): number {
  for (let at = from; at + 1 < view.byteLength; at += 1) {
    if (view.getUint8(at) !== 0xff) continue;
    const next = view.getUint8(at + 1);
    if (next !== 0x00 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return view.byteLength;
}

const IHDR = 0x49484452;
const IEND = 0x49454e44;

function sizeOfPng(view: DataView): PhotoSize | null {
  let size: PhotoSize | null = null;
  for (let at = PNG.length; at + 12 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const kind = view.getUint32(at + 4);
    if (kind === IHDR && at + 16 <= view.byteLength) {
      size ??= { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    }
    if (kind === IEND) return size;
  }
  return null;
}
