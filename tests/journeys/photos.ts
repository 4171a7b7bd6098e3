import type { Page } from "@playwright/test";

const ascii = (text: string) => Buffer.from(`${text}\0`, "latin1");
const entry = (tag: number, type: number, count: number, value: Buffer) => {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16BE(tag, 0);
  bytes.writeUInt16BE(type, 2);
  bytes.writeUInt32BE(count, 4);
  value.copy(bytes, 8, 0, 4);
  return bytes;
};
const short = (value: number) => Buffer.from([value >> 8, value & 0xff, 0, 0]);
const long = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const directory = (...entries: Buffer[]) =>
  Buffer.concat([Buffer.from([entries.length >> 8, entries.length & 0xff]), ...entries, long(0)]);

/** What a phone writes into a photo: how it was held, a description, and where it was taken. */
function exif(orientation: number): Buffer {
  const note = ascii("Kanarienvogel");
  const mainSize = 2 + 3 * 12 + 4;
  const noteAt = 8 + mainSize;
  const gpsAt = noteAt + note.length;
  const gpsSize = 2 + 2 * 12 + 4;
  const latitude = Buffer.concat([50, 1, 2, 1, 30, 1].map(long));
  const main = directory(
    entry(0x010e, 2, note.length, long(noteAt)),
    entry(0x0112, 3, 1, short(orientation)),
    entry(0x8825, 4, 1, long(gpsAt)),
  );
  const gps = directory(entry(1, 2, 2, ascii("N")), entry(2, 5, 3, long(gpsAt + gpsSize)));
  const tiff = Buffer.concat([Buffer.from("MM\0*", "latin1"), long(8), main, note, gps, latitude]);
  const content = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff]);
  const length = content.length + 2;
  return Buffer.concat([Buffer.from([0xff, 0xe1, length >> 8, length & 0xff]), content]);
}

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

/** A JPEG of 240 × 120 whose quarters are red, green, blue and white once it is upright, as a phone would store it. */
export async function phonePhoto(page: Page, orientation = 1): Promise<Buffer> {
  const [width, height] = [240, 120];
  const isSideways = orientation >= 5;
  const turn = turns[undoneBy(orientation)]?.(width, height) ?? [1, 0, 0, 1, 0, 0];
  const address = await page.evaluate(
    ({ size, stored, matrix }) => {
      const upright = Object.assign(document.createElement("canvas"), size);
      const pen = upright.getContext("2d") as CanvasRenderingContext2D;
      ["#f00", "#0f0", "#00f", "#fff"].forEach((colour, at) => {
        pen.fillStyle = colour;
        pen.fillRect(
          (at % 2) * (size.width / 2),
          Math.floor(at / 2) * (size.height / 2),
          size.width / 2,
          size.height / 2,
        );
      });
      const turned = Object.assign(document.createElement("canvas"), stored);
      const other = turned.getContext("2d") as CanvasRenderingContext2D;
      other.setTransform(...matrix);
      other.drawImage(upright, 0, 0);
      return turned.toDataURL("image/jpeg", 0.95);
    },
    {
      size: { width, height },
      stored: isSideways ? { width: height, height: width } : { width, height },
      matrix: turn,
    },
  );
  const plain = Buffer.from(address.split(",")[1] ?? "", "base64");
  return Buffer.concat([plain.subarray(0, 2), exif(orientation), plain.subarray(2)]);
}
