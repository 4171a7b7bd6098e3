import { expect, test } from "vitest";
import { featureFaults, roomFaults, roomsOf } from "./rooms.ts";

const needs = (from: string, ...to: string[]) => to.map((file) => ({ from, to: file }));

test("folders and loose files are rooms, imports between them arrows, counted once", () => {
  const seen = roomsOf("app", [
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
  expect(roomFaults("app", seen)).toEqual([]);
});

test("a back arrow is a fault, at any distance", () => {
  const seen = roomsOf("app", [
    ...needs("app/a/1.ts", "app/b/1.ts"),
    ...needs("app/b/2.ts", "app/c/1.ts"),
    ...needs("app/c/2.ts", "app/a/2.ts", "app/d/1.ts"),
  ]);
  expect(roomFaults("app", seen)).toEqual(["a", "b", "c"].map((room) => `app/${room} leads back to itself`));
});

test("the thirteenth room is a fault, and the forty-first arrow", () => {
  const rooms = (count: number) => Array.from({ length: count }, (_, room) => `app/r${room}/1.ts`);
  expect(
    roomFaults(
      "app",
      roomsOf(
        "app",
        rooms(13).flatMap((room) => needs(room, "src/x.ts")),
      ),
    ),
  ).toEqual([expect.stringContaining("app has 13 folders and loose files: r0, r1")]);
  const pairs = rooms(10).flatMap((room, index) => rooms(index).map((other) => ({ from: room, to: other })));
  expect(roomFaults("app", roomsOf("app", pairs.slice(0, 40)))).toEqual([]);
  expect(roomFaults("app", roomsOf("app", pairs.slice(0, 41)))).toEqual([
    expect.stringContaining("app has 41 imports between them: r1 → r0"),
  ]);
});

const feature = (...files: string[]) => files.map((file) => `app/features/events/${file}`);
const [page, machine, api, view, pages] = feature(
  "ListPage.tsx",
  "listMachine.ts",
  "eventsApi.ts",
  "listView.ts",
  "eventsPages.ts",
);
const sound = [
  ...needs(page!, machine!, api!, view!),
  ...needs(api!, machine!, "app/client/calls/signedIn.ts"),
  ...needs(view!, machine!),
  ...needs(pages!, page!),
];
const none = { kinds: {}, floors: {} };

test("a feature has pages, machines, views, calls and rows, and nothing else", () => {
  expect(featureFaults(sound, none)).toEqual([]);
  for (const file of feature("useList.ts", "List.tsx", "listSetup.ts", "listServices.ts", "listpage.tsx", "Page.tsx"))
    expect(featureFaults([...sound, ...needs(file, file)], none)).toEqual([
      `${file} is no XPage.tsx, XFlow.tsx, xMachine.ts, xView.ts, xApi.ts or xPages.ts`,
    ]);
});

test("an exception is a fault as soon as it is not needed", () => {
  const [hook] = feature("useList.ts");
  const exceptions = { kinds: { events: ["useList.ts"] }, floors: {} };
  expect(featureFaults([...sound, ...needs(page!, hook!)], exceptions)).toEqual([]);
  const gone = [expect.stringContaining(`${hook} is no exception any more`)];
  expect(featureFaults(sound, exceptions)).toEqual(gone);
  expect(featureFaults([], exceptions)).toEqual(gone);
});

test("the fifth floor of a feature is a fault, and so is a circle; a higher limit may only fall", () => {
  const [one, other] = feature("oneView.ts", "otherView.ts");
  const fifth = [...sound, ...needs(machine!, one!)];
  expect(featureFaults(fifth, none)).toEqual(["app/features/events has 5 floors of files, 4 are allowed"]);
  expect(featureFaults(fifth, { kinds: {}, floors: { events: 5 } })).toEqual([]);
  expect(featureFaults(fifth, { kinds: {}, floors: { events: 6 } })).toEqual([
    "app/features/events has only 5 floors: lower its number in tests/checks/rooms.json",
  ]);
  expect(featureFaults(sound, { kinds: {}, floors: { events: 5 } })).toEqual([
    "app/features/events has only 4 floors: delete its number in tests/checks/rooms.json",
  ]);
  expect(featureFaults([...needs(one!, other!), ...needs(other!, one!)], none)).toEqual([
    "app/features/events has Infinity floors of files, 4 are allowed",
  ]);
});

test("the workbench is held at limits of its own", () => {
  const seen = roomsOf(".storybook", [
    ...needs(".storybook/a/1.ts", ".storybook/b/1.ts", "app/main.ts"),
    ...needs(".storybook/b/2.ts", ".storybook/a/2.ts", ".storybook/c/1.ts"),
  ]);
  expect(roomFaults(".storybook", seen)).toEqual(["a", "b"].map((room) => `.storybook/${room} leads back to itself`));
  const rooms = Array.from({ length: 17 }, (_, room) => `.storybook/r${room}/1.ts`);
  expect(
    roomFaults(
      ".storybook",
      roomsOf(
        ".storybook",
        rooms.flatMap((room) => needs(room, "src/x.ts")),
      ),
    ),
  ).toEqual([expect.stringContaining(".storybook has 17 folders and loose files: r0, r1")]);
});
