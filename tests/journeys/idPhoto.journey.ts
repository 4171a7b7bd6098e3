import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { hugePng, padded, phonePhoto, SECRET } from "./photos.ts";
import { ports } from "../ports.ts";

/** The module itself, as the dev server serves it: the same code that the built app has. */
test.use({ baseURL: `http://127.0.0.1:${ports.appOfDevServer}`, isBuilt: false });
// Not the app: nothing reloads here.
test.beforeEach(async ({ page }) => void (await page.goto("/platform/camera/photo.ts")));

type Seen = { problem: string } | { type: string; width: number; height: number; colours: string[]; text: string };

/** Takes a file as the photo of an ID, and looks at what would be sent: size, the middle of each quarter, all letters. */
const take = (page: Page, bytes: Buffer, name = "ausweis.jpg", type = "image/jpeg"): Promise<Seen> =>
  page.evaluate(
    async ({ base64, ...file }): Promise<Seen> => {
      const address = "/platform/camera/photo.ts";
      const { photoFromFile } = (await import(
        /* @vite-ignore */ address
      )) as typeof import("../../app/platform/camera/photo.ts");
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const taken = await photoFromFile(new File([content], file.name, { type: file.type }));
      if (taken.kind === "refused") return { problem: taken.problem };
      const picture = await createImageBitmap(taken.photo);
      const { width, height } = picture;
      const canvas = Object.assign(document.createElement("canvas"), { width, height });
      const pen = canvas.getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D;
      pen.drawImage(picture, 0, 0);
      const colours = [1, 3].flatMap((y) =>
        [1, 3].map((x) =>
          Array.from(pen.getImageData((width * x) / 4, (height * y) / 4, 1, 1).data.slice(0, 3))
            .map((part) => (part > 127 ? "f" : "0"))
            .join(""),
        ),
      );
      const letters = new Uint8Array(await taken.photo.arrayBuffer());
      const text = Array.from(letters, (byte) => String.fromCharCode(byte)).join("");
      return { type: taken.photo.type, width, height, colours, text };
    },
    { base64: bytes.toString("base64"), name, type },
  );

test("neither place nor notes leave the phone with a photo, and it is upright however it was held (U1, P45)", async ({
  page,
}) => {
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const photo = await phonePhoto(page, orientation);
    expect(photo.toString("latin1")).toMatch(new RegExp(`Exif.*${SECRET}`, "s"));
    const { text, ...seen } = (await take(page, photo)) as Extract<Seen, { text: string }>;
    expect(seen, `orientation ${orientation}`).toEqual({
      type: "image/jpeg",
      width: 240,
      height: 120,
      colours: ["f00", "0f0", "00f", "fff"],
    });
    expect(text, `orientation ${orientation}`).not.toMatch(new RegExp(`Exif|GPS|http://ns.adobe|${SECRET}`));
  }
});

test("what is no photo is refused, whatever it is called (U2, IDC-18)", async ({ page }) => {
  const photo = await phonePhoto(page);
  const markup = "<!doctype html><script>alert(1)</script>";
  const refused = async (bytes: Buffer | string, name?: string, type?: string) =>
    take(page, Buffer.from(bytes as string, "latin1"), name, type);
  expect(await refused(markup)).toEqual({ problem: "invalidFormat" });
  expect(await refused("<svg xmlns='http://www.w3.org/2000/svg'/>", "a.png", "image/png")).toEqual({
    problem: "invalidFormat",
  });
  expect(await refused("GIF89a\u0001\0\u0001\0")).toEqual({ problem: "invalidFormat" });
  expect(await refused("\0\0\0\u0018ftypheic\0\0\0\0")).toEqual({ problem: "invalidFormat" });
  expect(await refused("%PDF-1.7\n")).toEqual({ problem: "invalidFormat" });
  expect(await take(page, Buffer.alloc(0))).toEqual({ problem: "uploadFailed" });
  expect(await take(page, photo.subarray(0, photo.length - 200))).toEqual({ problem: "unreadable" });
  expect(await take(page, Buffer.concat([photo.subarray(0, 3), Buffer.from(markup)]))).toEqual({
    problem: "unreadable",
  });
  expect(await take(page, photo, "urlaub.heic", "image/heic")).toMatchObject({ width: 240 });
});

test("a page that hides behind a photo does not come along (U2)", async ({ page }) => {
  const polyglot = Buffer.concat([await phonePhoto(page), Buffer.from(`<script>${SECRET}</script>`)]);
  const seen = await take(page, polyglot);
  expect(seen).toMatchObject({ width: 240, height: 120 });
  expect((seen as { text: string }).text).not.toContain("script");
});

test("10 MB are taken, one byte more is not; more than 50 megapixels are refused by the head alone (U3, IDC-19)", async ({
  page,
}) => {
  const photo = await phonePhoto(page);
  expect(await take(page, padded(photo, 10_485_760))).toMatchObject({ width: 240, height: 120 });
  expect(await take(page, padded(photo, 10_485_761))).toEqual({ problem: "tooLarge" });
  const png = (width: number, height: number) => take(page, hugePng(width, height), "a.png", "image/png");
  expect(await png(10_000, 5001)).toEqual({ problem: "tooManyPixels" });
  expect(await png(4_000_000_000, 4_000_000_000)).toEqual({ problem: "tooManyPixels" });
});

test("a photo of 48 megapixels becomes one that can be sent, and its memory is given back (U3)", async ({ page }) => {
  const found = await page.evaluate(async () => {
    const address = "/platform/camera/photo.ts";
    const { photoFromFile } = (await import(
      /* @vite-ignore */ address
    )) as typeof import("../../app/platform/camera/photo.ts");
    const canvas = Object.assign(document.createElement("canvas"), { width: 8000, height: 6000 });
    canvas.getContext("2d")?.fillRect(0, 0, 4000, 3000);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg"));
    canvas.width = 0;
    let open = 0;
    const create = globalThis.createImageBitmap;
    const close: (this: ImageBitmap) => void = Reflect.get(ImageBitmap.prototype, "close");
    globalThis.createImageBitmap = async (source: ImageBitmapSource) => {
      open += 1;
      return create(source);
    };
    ImageBitmap.prototype.close = function count(this: ImageBitmap) {
      open -= 1;
      close.call(this);
    };
    const taken = await photoFromFile(new File([blob ?? ""], "gross.jpg", { type: "image/jpeg" }));
    if (taken.kind === "refused") return taken;
    const { width, height } = await create(taken.photo);
    return { width, height, open };
  });
  expect(found).toEqual({ width: 2400, height: 1800, open: 0 });
});
