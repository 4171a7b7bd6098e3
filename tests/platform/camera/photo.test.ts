import { PNG } from "pngjs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { photoFromFile } from "#app/platform/camera/photo.ts";

const canvasBlob = new Blob(["drawn anew"], { type: "image/jpeg" });
const close = vi.fn<() => void>();
const decode = vi.fn<(file: Blob, options: ImageBitmapOptions) => Promise<object>>();

beforeEach(() => {
  close.mockReset();
  decode.mockReset().mockImplementation(async () => ({ width: 640, height: 480, close }));
  const data = Uint8ClampedArray.from({ length: 64 * 48 * 4 }, (_, at) => (at % 8 < 4 ? 255 : 0));
  const pen = { fillRect: () => undefined, drawImage: () => undefined, getImageData: () => ({ data }) };
  const canvas = { getContext: () => pen, toBlob: (done: (photo: Blob) => void) => done(canvasBlob) };
  vi.stubGlobal("createImageBitmap", decode);
  vi.stubGlobal("document", { createElement: () => ({ ...canvas }) });
});

afterEach(() => vi.unstubAllGlobals());

const photo = (width: number, height: number) => {
  const bytes = PNG.sync.write(new PNG({ width: 1, height: 1 }));
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return new File([new Uint8Array(bytes)], "ausweis.png", { type: "image/png" });
};

test("the photo is re-encoded, never the file itself (U1)", async () => {
  expect(await photoFromFile(photo(640, 480))).toEqual({ kind: "photo", photo: canvasBlob });
  expect(close).toHaveBeenCalledTimes(1);
});

test("75 megapixels are decoded, one row more is refused before anything is (U3, IDC-19)", async () => {
  expect(await photoFromFile(photo(10_000, 7500))).toEqual({ kind: "photo", photo: canvasBlob });
  expect(decode).toHaveBeenCalledTimes(1);
  expect(await photoFromFile(photo(10_000, 7501))).toEqual({ kind: "refused", problem: "tooManyPixels" });
  expect(decode).toHaveBeenCalledTimes(1);
});

test.each([
  [8160, 6144, 2400],
  [2401, 9000, 2400],
  [2400, 9000, undefined],
  [640, 480, undefined],
])("a picture of %i × %i is made %s wide while it is decoded (U3)", async (width, height, resizeWidth) => {
  await photoFromFile(photo(width, height));
  expect(decode.mock.calls[0]?.[1].resizeWidth).toBe(resizeWidth);
});

test("of a picture that is too large for the device a smaller one is requested; any other cannot be opened", async () => {
  decode.mockRejectedValue(new DOMException("no memory", "InvalidStateError"));
  expect(await photoFromFile(photo(8160, 6144))).toEqual({ kind: "refused", problem: "tooManyPixels" });
  expect(await photoFromFile(photo(640, 480))).toEqual({ kind: "refused", problem: "unreadable" });
});
