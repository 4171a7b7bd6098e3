import { describe, expect, test } from "vitest";
import { lineOf } from "#tests/visual/difference.ts";
import { compared, phoneWithBox, phoneWithDots, type Page } from "./album.ts";

const told = async (before: Record<string, Page>, after: Record<string, Page>) =>
  (await compared(before, after)).map(lineOf);

describe("a planted fault is named in one line:", () => {
  test("a removed story", async () => {
    expect(await told({ "a--gone": {}, "a--there": {} }, { "a--there": {} })).toEqual(["gone     a--gone"]);
  });

  test("an added story", async () => {
    expect(await told({ "a--there": {} }, { "a--fresh": {}, "a--there": {} })).toEqual(["new      a--fresh"]);
  });

  test("a shift by one pixel", async () => {
    expect(await told({ "a--box": {} }, { "a--box": { box: phoneWithBox(6) } })).toEqual(["changed  a--box  20 px"]);
  });

  test("a changed text", async () => {
    const after = { words: "Zurück", roles: "- button: Zurück", box: phoneWithBox(5, { ink: 90 }) };
    expect(await told({ "a--text": {} }, { "a--text": after })).toEqual(["changed  a--text  text  200 px"]);
  });

  test("a changed accessible name, though not a pixel differs", async () => {
    const [difference] = await compared({ "a--name": {} }, { "a--name": { roles: '- button "Fortsetzen": Weiter' } });
    expect(difference && lineOf(difference)).toBe("changed  a--name  text");
    expect(difference?.text).toEqual(["- - button: Weiter", '+ - button "Fortsetzen": Weiter']);
  });

  test("a page that only grows, even by white paper", async () => {
    expect(await told({ "a--page": {} }, { "a--page": { box: phoneWithBox(5, { height: 61 }) } })).toEqual([
      "changed  a--page  40 px",
    ]);
  });
});

describe("nothing is said of", () => {
  test("two pictures that are the same", async () => {
    expect(await told({ "a--same": {} }, { "a--same": {} })).toEqual([]);
  });

  test("a colour that is one step of 255 apart, as the same edge can come out twice", async () => {
    expect(await told({ "a--edge": {} }, { "a--edge": { box: phoneWithBox(5, { ink: 21 }) } })).toEqual([]);
  });
});

describe("pixels that stand alone", () => {
  const toldOfDots = (...dots: Parameters<typeof phoneWithDots>) =>
    told({ "a--dots": {} }, { "a--dots": { box: phoneWithDots(...dots) } });

  test("are no difference where nobody can see them", async () => {
    expect(await toldOfDots(245, [2, 2], [30, 50])).toEqual([]);
  });

  test("are one where they can be seen", async () => {
    expect(await toldOfDots(200, [2, 2])).toEqual(["changed  a--dots  1 px"]);
  });

  test("are one where they touch, if only by a corner", async () => {
    expect(await toldOfDots(245, [2, 2], [3, 3])).toEqual(["changed  a--dots  2 px"]);
  });
});

test("a colour that somebody chose anew is a difference", async () => {
  expect(await told({ "a--ink": {} }, { "a--ink": { box: phoneWithBox(5, { ink: 32 }) } })).toEqual([
    "changed  a--ink  200 px",
  ]);
});

describe("small differences are found by their areas:", () => {
  const areas = async (before: Page, after: Page) =>
    (await compared({ "a--page": before }, { "a--page": after }))[0]?.shown?.areas;

  test("pixels far apart are two, those near each other are one", async () => {
    const dots = phoneWithDots(200, [1, 2], [39, 50], [37, 59]);
    expect(await areas({}, { box: dots })).toEqual([
      { left: 1, top: 2, width: 1, height: 1 },
      { left: 37, top: 50, width: 3, height: 10 },
    ]);
  });

  test("the end of a line is far from the beginning of the next", async () => {
    const dots = phoneWithDots(200, [39, 15], [0, 17]);
    expect(await areas({}, { box: dots })).toHaveLength(2);
  });

  test("what fills more than a quarter of the picture has none", async () => {
    expect(await areas({ box: phoneWithBox(5, { ink: 255 }) }, { box: phoneWithBox(5) })).toHaveLength(1);
    expect(await areas({ box: phoneWithBox(5, { height: 20 }) }, { box: phoneWithBox(5, { height: 60 }) })).toEqual([]);
  });
});
