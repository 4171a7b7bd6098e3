import { expect, test } from "vitest";
import { doubtful, settled } from "#tests/visual/secondTake.ts";
import type { Side } from "#tests/visual/side.ts";
import { compared, phoneWithBox } from "./album.ts";

const side = (...pngs: [id: string, png: string][]): Side => ({
  pictures: Object.fromEntries(pngs.map(([id, png]) => [id, { png, text: "same.txt", story: `a: ${id}`, made: "" }])),
  broken: {},
});

test("a picture that comes out as before the second time is the one that counts, any other keeps its first take", () => {
  const before = side(["a--edge", "1.png"], ["a--moved", "2.png"], ["a--restless", "3.png"]);
  const after = side(["a--edge", "8.png"], ["a--moved", "9.png"], ["a--restless", "7.png"]);
  const again = side(["a--edge", "1.png"], ["a--moved", "9.png"], ["a--restless", "6.png"]);
  const { pictures } = settled(before, after, again.pictures);
  expect(Object.entries(pictures).map(([id, { png }]) => [id, png])).toEqual([
    ["a--edge", "1.png"],
    ["a--moved", "9.png"],
    ["a--restless", "7.png"],
  ]);
});

test("what differs in words, is new or is gone is not doubtful; what differs in pixels alone is", async () => {
  const moved = { box: phoneWithBox(6) };
  const differences = await compared(
    { "a--gone": {}, "a--text": {}, "a--moved": {} },
    { "a--fresh": {}, "a--text": { words: "Zurück", ...moved }, "a--moved": moved },
  );
  expect(doubtful(differences).map(({ id }) => id)).toEqual(["a--moved"]);
});

test("many pictures that differ are no accident", async () => {
  const ids = Array.from({ length: 61 }, (_, at) => `a--${at}`);
  const pages = (page: object) => Object.fromEntries(ids.map((id) => [id, page]));
  const differences = await compared(pages({}), pages({ box: phoneWithBox(6) }));
  expect(differences).toHaveLength(61);
  expect(doubtful(differences)).toEqual([]);
  expect(doubtful(differences.slice(1))).toHaveLength(60);
});
