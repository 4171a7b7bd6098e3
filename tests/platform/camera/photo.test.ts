import { PNG } from "pngjs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { photoFromFile } from "#app/platform/camera/photo.ts";

const drawn = new Blob(["drawn anew"], { type: "image/jpeg" });
const close = vi.fn<() => void>();
const decode = vi.fn<(file: Blob) => Promise<object>>();

beforeEach(() => {
  close.mockReset();
  decode.mockReset().mockImplementation(async () => ({ width: 40, height: 30, close }));
  const pen = { fillRect: () => undefined, drawImage: () => undefined };
  const canvas = { getContext: () => pen, toBlob: (done: (photo: Blob) => void) => done(drawn) };
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

test("what is sent is drawn anew, never the file itself (U1)", async () => {
  expect(await photoFromFile(photo(40, 30))).toEqual({ kind: "photo", photo: drawn });
  expect(close).toHaveBeenCalledTimes(1);
});

test("50 megapixels are decoded, one row more is refused before anything is (U3, IDC-19)", async () => {
  expect(await photoFromFile(photo(10_000, 5000))).toEqual({ kind: "photo", photo: drawn });
  expect(decode).toHaveBeenCalledTimes(1);
  expect(await photoFromFile(photo(10_000, 5001))).toEqual({ kind: "refused", problem: "tooManyPixels" });
  expect(decode).toHaveBeenCalledTimes(1);
});
