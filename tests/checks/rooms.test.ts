import { expect, test } from "vitest";
import { roomFaults, roomsOf } from "./rooms.ts";

const needs = (from: string, ...to: string[]) => to.map((file) => ({ from, to: file }));

test("folders and loose files are rooms, imports between them arrows, counted once", () => {
  const seen = roomsOf([
    ...needs("app/main.ts", "app/shell/a.ts", "src/lib/day.ts"),
    ...needs("app/shell/a.ts", "app/shell/b.ts", "app/client/c.ts"),
    ...needs("app/shell/b.ts", "app/client/d.ts"),
    ...needs("tests/a.test.ts", "app/shell/a.ts"),
  ]);
  expect(seen).toEqual({
    rooms: ["client", "main.ts", "shell"],
    arrows: ["main.ts → shell", "shell → client"],
    circles: [],
  });
  expect(roomFaults(seen)).toEqual([]);
});

test("a way back is a fault, however long it is", () => {
  const seen = roomsOf([
    ...needs("app/a/1.ts", "app/b/1.ts"),
    ...needs("app/b/2.ts", "app/c/1.ts"),
    ...needs("app/c/2.ts", "app/a/2.ts", "app/d/1.ts"),
  ]);
  expect(roomFaults(seen)).toEqual(["a", "b", "c"].map((room) => `app/${room} leads back to itself`));
});

test("the thirteenth room is a fault, and the forty-first arrow", () => {
  const rooms = (count: number) => Array.from({ length: count }, (_, room) => `app/r${room}/1.ts`);
  expect(roomFaults(roomsOf(rooms(13).flatMap((room) => needs(room, "src/x.ts"))))).toEqual([
    expect.stringContaining("app has 13 folders and loose files: r0, r1"),
  ]);
  const pairs = rooms(10).flatMap((room, place) => rooms(place).map((other) => ({ from: room, to: other })));
  expect(roomFaults(roomsOf(pairs.slice(0, 40)))).toEqual([]);
  expect(roomFaults(roomsOf(pairs.slice(0, 41)))).toEqual([
    expect.stringContaining("app has 41 imports between them: r1 → r0"),
  ]);
});
