import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FILE_MAX_BYTES } from "#src/model/id-check/idCheck.ts";
import { emptinessOf, hasEnoughPixels, ID_PHOTO_MAX_PIXELS, validateIdPhoto } from "#src/model/id-check/idPhoto.ts";

const photo = { name: "ausweis.jpg", type: "image/jpeg", size: 2_000_000 };

test("a photo is a JPG or PNG of up to 10 MB that has content (IDC-18, IDC-19)", () => {
  expect(validateIdPhoto({ ...photo, size: FILE_MAX_BYTES })).toBeNull();
  expect(validateIdPhoto({ ...photo, size: FILE_MAX_BYTES + 1 })).toBe("tooLarge");
  expect(validateIdPhoto({ ...photo, type: "image/png" })).toBeNull();
  expect(validateIdPhoto({ ...photo, type: "image/heic" })).toBe("invalidFormat");
  expect(validateIdPhoto({ ...photo, type: "application/pdf" })).toBe("invalidFormat");
  expect(validateIdPhoto({ ...photo, size: 0 })).toBe("uploadFailed");
});

test("a photo that needs more than 300 MB decoded is refused (U3)", () => {
  expect(ID_PHOTO_MAX_PIXELS * 4).toBe(300_000_000);
});

test.each([
  [480, 300, true],
  [300, 480, true],
  [479, 400, false],
  [8000, 299, false],
])("%i × %i has room for a document: %s", (width, height, isEnough) => {
  expect(hasEnoughPixels(width, height)).toBe(isEnough);
});

const SIDE = 64;
const light = fc.integer({ min: 0, max: 255 });

/** A small picture, by the brightness of each pixel. */
const pictureOf = (brightness: (x: number, y: number) => number): Uint8ClampedArray =>
  Uint8ClampedArray.from({ length: SIDE * SIDE * 4 }, (_, at) => {
    const pixel = Math.floor(at / 4);
    return at % 4 === 3 ? 255 : brightness(pixel % SIDE, Math.floor(pixel / SIDE));
  });

/** A card on a table: its background, the portrait, lines of text. */
const card = (paper: number, ink: number, table: number) => (x: number, y: number) => {
  if (x < 6 || x > 58 || y < 12 || y > 52) return table;
  if (x > 10 && x < 22 && y > 20 && y < 44) return (paper + ink) / 2;
  return x > 26 && y % 6 === 0 ? ink : paper;
};

describe("a picture that shows nothing", () => {
  test("is one of a single brightness, whichever", () => {
    const levels = Array.from({ length: 256 }, (_, level) => level);
    expect(levels.map((level) => emptinessOf(pictureOf(() => level)))).toEqual(
      levels.map((level) => (level < 64 ? "tooDark" : "blank")),
    );
  });

  test("is a photo with only a gradient, in any direction", () => {
    const rise = fc.integer({ min: 0, max: 6 });
    const turn = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
    fc.assert(
      fc.property(light, rise, turn, (level, by, angle) => {
        const [across, down] = [Math.cos(angle), Math.sin(angle)];
        expect(emptinessOf(pictureOf((x, y) => level + (by * (x * across + y * down)) / SIDE))).not.toBeNull();
      }),
    );
  });

  test("is a photo with only the noise of a covered camera", () => {
    const noise = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: SIDE, maxLength: SIDE });
    fc.assert(
      fc.property(light, noise, (level, grain) => {
        expect(emptinessOf(pictureOf((x, y) => level + (grain[(x * 7 + y * 13) % SIDE] ?? 0)))).not.toBeNull();
      }),
    );
  });

  test.each([
    ["in daylight", card(235, 30, 120)],
    ["on a white table", card(240, 40, 245)],
    ["on a black table", card(200, 30, 5)],
    ["by candlelight", card(30, 8, 14)],
    ["in glaring light", card(254, 190, 250)],
    ["faded", card(190, 160, 175)],
  ])("is not a card %s", (_, brightness) => expect(emptinessOf(pictureOf(brightness))).toBeNull());
});
