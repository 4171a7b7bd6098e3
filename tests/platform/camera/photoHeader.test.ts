import * as fc from "fast-check";
import { PNG } from "pngjs";
import { describe, expect, test } from "vitest";
import { photoSizeOf, photoTypeOf } from "#app/platform/camera/photoHeader.ts";
import { RUNS } from "#tests/runs.ts";

const text = (words: string) => new TextEncoder().encode(words);
const png = (width: number, height: number) => new Uint8Array(PNG.sync.write(new PNG({ width, height })));

const segment = (marker: number, ...content: number[]) => {
  const length = content.length + 2;
  return [0xff, marker, length >> 8, length & 0xff, ...content];
};
const frame = (width: number, height: number, marker = 0xc0) =>
  segment(marker, 8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0);
const start = [0xff, 0xd8];
const end = [0xff, 0xd9];
const scan = [...segment(0xda, 1, 1, 0, 0, 63, 0), 0x12, 0xff, 0x00, 0x34, 0xff, 0xd3, 0x56];
const thumbnail = segment(0xe1, 0x45, 0x78, ...start, ...frame(9, 9), ...end);
const jpeg = (...parts: Iterable<number>[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

describe("the type of a file (U2)", () => {
  test("a photo is known by its first bytes", () => {
    expect(photoTypeOf(jpeg(start, frame(4, 3)))).toBe("image/jpeg");
    expect(photoTypeOf(png(2, 2))).toBe("image/png");
  });

  test.each([
    ["HTML", "<!doctype html><script>alert(1)</script>"],
    ["SVG", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["GIF", "GIF89a\u0001\u0000\u0001\u0000"],
    ["HEIC", "\u0000\u0000\u0000\u0018ftypheic"],
    ["PDF", "%PDF-1.7"],
    ["WebP", "RIFF\u0000\u0000\u0000\u0000WEBPVP8 "],
    ["nothing", ""],
  ])("%s is no photo, with any name", (_, content) => {
    expect(photoTypeOf(text(content))).toBeNull();
    expect(photoSizeOf(text(content))).toBeNull();
  });
});

describe("how large it is, read from the header (U3)", () => {
  test("of a PNG", () => expect(photoSizeOf(png(7, 5))).toEqual({ width: 7, height: 5 }));

  test("of a JPEG, baseline and progressive, with any other segments", () => {
    const size = { width: 8000, height: 6000 };
    expect(photoSizeOf(jpeg(start, frame(8000, 6000), scan, end))).toEqual(size);
    expect(photoSizeOf(jpeg(start, frame(8000, 6000, 0xc2), scan, segment(0xc4, 0), scan, end))).toEqual(size);
    expect(photoSizeOf(jpeg(start, [0xff], frame(8000, 6000), scan, end, [1, 2, 3, 4, 5]))).toEqual(size);
  });

  test("the thumbnail inside does not count", () => {
    expect(photoSizeOf(jpeg(start, thumbnail, frame(40, 30), scan, end))).toEqual({ width: 40, height: 30 });
  });
});

describe("a file that is damaged", () => {
  test("one that breaks off anywhere is refused", () => {
    const complete = jpeg(start, thumbnail, frame(40, 30), scan, end);
    const drawing = png(3, 3);
    for (let length = 0; length < complete.length; length += 1)
      expect(photoSizeOf(complete.slice(0, length))).toBeNull();
    for (let length = 0; length < drawing.length - 4; length += 1)
      expect(photoSizeOf(drawing.slice(0, length))).toBeNull();
  });

  test("a page that only starts like a JPEG is refused", () => {
    expect(photoSizeOf(jpeg([0xff, 0xd8, 0xff], text("<html><script>alert(1)</script></html>")))).toBeNull();
  });

  test("no bytes make it fail", () => {
    const any = fc.uint8Array({ maxLength: 400 });
    fc.assert(
      fc.property(
        fc.constantFrom<Iterable<number>>([0xff, 0xd8, 0xff], png(1, 1).slice(0, 33)),
        any,
        (prefix, rest) => {
          const size = photoSizeOf(jpeg(prefix, rest));
          expect(size === null || size.width >= 0).toBe(true);
        },
      ),
      { numRuns: RUNS },
    );
  });
});
