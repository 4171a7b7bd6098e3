import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { photoFromFile } from "#app/platform/camera/photo.ts";
import {
  bytesOf,
  fileOf,
  hugePng,
  joined,
  padded,
  phonePhoto,
  quartersOf,
  SECRET,
  textOf,
  type Bytes,
} from "./photos.ts";

// Chromium encodes in idle moments only, of which a page whose size has just been changed may have none: 2 s for each photo.
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function encodeAtOnce(
    this: HTMLCanvasElement,
    done,
    type,
    quality,
  ) {
    const [, content = ""] = this.toDataURL(type, quality).split(",");
    done(new Blob([bytesOf(atob(content))], { type: type ?? "image/png" }));
  });
});
afterEach(() => void vi.restoreAllMocks());

type Seen = { problem: string } | { type: string; width: number; height: number; colours: string[]; text: string };

/** Takes a file as the photo of an ID, and looks at what would be sent: size, the middle of each quarter, all letters. */
async function take(bytes: Bytes, name = "ausweis.jpg", type = "image/jpeg"): Promise<Seen> {
  const taken = await photoFromFile(new File([bytes], name, { type }));
  if (taken.kind === "refused") return { problem: taken.problem };
  const picture = await createImageBitmap(taken.photo);
  const { width, height } = picture;
  const text = textOf(new Uint8Array(await taken.photo.arrayBuffer()));
  return { type: taken.photo.type, width, height, colours: quartersOf(picture), text };
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "held as %i, a photo is upright, and neither place nor notes leave the phone with it (U1, P45)",
  async (orientation) => {
    const photo = await phonePhoto(orientation);
    expect(textOf(photo)).toMatch(new RegExp(`Exif.*${SECRET}`, "s"));
    expect(await take(photo)).toEqual({
      type: "image/jpeg",
      width: 240,
      height: 120,
      colours: ["f00", "0f0", "00f", "fff"],
      text: expect.not.stringMatching(new RegExp(`Exif|GPS|http://ns.adobe|${SECRET}`)),
    });
  },
);

test("what is no photo is refused, whatever it is called (U2, IDC-18)", async () => {
  const photo = await phonePhoto();
  const markup = bytesOf("<!doctype html><script>alert(1)</script>");
  for (const text of ["GIF89a\u0001\0\u0001\0", "\0\0\0\u0018ftypheic\0\0\0\0", "%PDF-1.7\n"])
    expect(await take(bytesOf(text)), text).toEqual({ problem: "invalidFormat" });
  expect(await take(markup)).toEqual({ problem: "invalidFormat" });
  expect(await take(bytesOf("<svg xmlns='http://www.w3.org/2000/svg'/>"), "a.png", "image/png")).toEqual({
    problem: "invalidFormat",
  });
  expect(await take(bytesOf(""))).toEqual({ problem: "uploadFailed" });
  expect(await take(photo.slice(0, photo.length - 200))).toEqual({ problem: "unreadable" });
  expect(await take(joined(photo.subarray(0, 3), markup))).toEqual({ problem: "unreadable" });
  expect(await take(photo, "urlaub.heic", "image/heic")).toMatchObject({ width: 240 });
});

test("a page that hides behind a photo does not come along (U2)", async () => {
  const seen = await take(joined(await phonePhoto(), bytesOf(`<script>${SECRET}</script>`)));
  expect(seen).toMatchObject({ width: 240, height: 120, text: expect.not.stringContaining("script") });
});

test("10 MB are taken, one byte more is not; more than 50 megapixels are refused by the head alone (U3, IDC-19)", async () => {
  const photo = await phonePhoto();
  expect(await take(padded(photo, 10_485_760))).toMatchObject({ width: 240, height: 120 });
  expect(await take(padded(photo, 10_485_761))).toEqual({ problem: "tooLarge" });
  for (const [width, height] of [
    [10_000, 5001],
    [4_000_000_000, 4_000_000_000],
  ] as const)
    expect(await take(await hugePng(width, height), "a.png", "image/png")).toEqual({ problem: "tooManyPixels" });
});

test("a photo of 48 megapixels becomes one that can be sent, and its memory is given back (U3)", async () => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 8000, height: 6000 });
  canvas.getContext("2d")?.fillRect(0, 0, 4000, 3000);
  const large = await fileOf(canvas, "image/jpeg");
  canvas.width = 0;
  const opened = vi.spyOn(globalThis, "createImageBitmap");
  const closed = vi.spyOn(ImageBitmap.prototype, "close");
  const taken = await photoFromFile(new File([large], "gross.jpg", { type: "image/jpeg" }));
  expect(taken.kind).not.toBe("refused");
  expect(opened).toHaveBeenCalled();
  expect(closed).toHaveBeenCalledTimes(opened.mock.calls.length);
  if (taken.kind === "refused") return;
  const { width, height } = await createImageBitmap(taken.photo);
  expect({ width, height }).toEqual({ width: 2400, height: 1800 });
});
