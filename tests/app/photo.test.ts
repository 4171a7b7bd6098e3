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
      width: 960,
      height: 480,
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
  expect(await take(photo, "urlaub.heic", "image/heic")).toMatchObject({ width: 960 });
});

test("a page that hides behind a photo does not come along (U2)", async () => {
  const seen = await take(joined(await phonePhoto(), bytesOf(`<script>${SECRET}</script>`)));
  expect(seen).toMatchObject({ width: 960, height: 480, text: expect.not.stringContaining("script") });
});

test("10 MB are taken, one byte more is not; more than 75 megapixels are refused by the head alone (U3, IDC-19)", async () => {
  const photo = await phonePhoto();
  expect(await take(padded(photo, 10_485_760))).toMatchObject({ width: 960, height: 480 });
  expect(await take(padded(photo, 10_485_761))).toEqual({ problem: "tooLarge" });
  for (const [width, height] of [
    [10_000, 7501],
    [4_000_000_000, 4_000_000_000],
  ] as const)
    expect(await take(await hugePng(width, height), "a.png", "image/png")).toEqual({ problem: "tooManyPixels" });
});

/** What a file looks like that holds this drawing. */
async function takeDrawn(width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void) {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d");
  if (pen) draw(pen);
  return take(await fileOf(canvas, "image/png"), "ausweis.png", "image/png");
}

/** An ID on a table in so much of the light of day. */
const card = (light: number) => (pen: CanvasRenderingContext2D) => {
  pen.fillStyle = "#000";
  pen.fillRect(0, 0, 1600, 1200);
  pen.globalAlpha = light;
  for (const [colour, x, y, width, height] of [
    ["#8a7a66", 0, 0, 1600, 1200],
    ["#dfe8ee", 160, 200, 1280, 800],
    ["#6f8696", 240, 380, 300, 400],
    ...[1, 2, 3, 4].map((line) => ["#1d2a44", 640, 300 + line * 110, 600, 30] as const),
  ] as const) {
    pen.fillStyle = colour;
    pen.fillRect(x, y, width, height);
  }
};
const evenly = (colour: string) => (pen: CanvasRenderingContext2D) => {
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1600, 1200);
};
/** A sensor in the dark, with nothing before it. */
const noise = (pen: CanvasRenderingContext2D) => {
  evenly("#08080a")(pen);
  for (let at = 0; at < 20_000; at += 1) {
    pen.fillStyle = at % 2 ? "#0c0c0e" : "#040406";
    pen.fillRect((at * 7919) % 1600, (at * 6101) % 1200, 3, 3);
  }
};

test.each([
  ["black", evenly("#000"), "tooDark"],
  ["a covered camera", noise, "tooDark"],
  ["white", evenly("#fff"), "blank"],
  ["grey", evenly("#808080"), "blank"],
])("%s is no photo of a document", async (_, draw, problem) => {
  expect(await takeDrawn(1600, 1200, draw)).toEqual({ problem });
});

test("a card is a photo by day and by candlelight, and as small as it can be read", async () => {
  for (const light of [1, 0.5, 0.12])
    expect(await takeDrawn(1600, 1200, card(light))).toMatchObject({ width: 1600, height: 1200 });
  expect(await takeDrawn(480, 360, card(1))).toMatchObject({ width: 480, height: 360 });
  expect(await takeDrawn(320, 240, card(1))).toEqual({ problem: "tooSmall" });
});

test.each([1, 6, 8])(
  "scaled while it is decoded, a photo held as %i is upright and in proportion (U1, U3)",
  async (held) => {
    const { colours, width, height } = (await take(await phonePhoto(held, 5200))) as Extract<Seen, { width: number }>;
    expect({ colours, width, height }).toEqual({ colours: ["f00", "0f0", "00f", "fff"], width: 2400, height: 1200 });
  },
);

test("a phone's full 50 megapixels become a photo that can be sent, and their memory is given back (U3)", async () => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 8160, height: 6144 });
  const pen = canvas.getContext("2d");
  if (pen) {
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, 4000, 3000);
  }
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
  expect(width).toBe(2400);
  // Browsers round the shorter side up.
  expect(height / width).toBeCloseTo(6144 / 8160, 2);
});
