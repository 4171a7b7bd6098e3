import { expect, test } from "vitest";
import { houseFaults, roomsOf, type Import } from "./rooms.ts";

const needs = (from: string, ...to: string[]): Import[] => to.map((file) => ({ from, to: file }));
const rooms = (folder: string, count: number) => Array.from({ length: count }, (_, room) => `${folder}/r${room}/1.ts`);
const alone = (files: readonly string[]) => files.flatMap((file) => needs(file, "src/x.ts"));
const pairs = (files: readonly string[], count: number) =>
  files.flatMap((from, at) => files.slice(0, at).flatMap((to) => needs(from, to))).slice(0, count);
const feature = (file: string) => `app/features/events/${file}`;
const chain = (...files: string[]) => files.slice(1).flatMap((to, at) => needs(feature(files[at]!), feature(to)));

const sound = [
  ...needs("app/main.ts", "app/features/events/ListPage.tsx", "src/lib/day.ts"),
  ...chain("eventsPages.ts", "ListPage.tsx", "listView.ts", "listMachine.ts"),
  ...chain("ListPage.tsx", "eventsApi.ts", "listMachine.ts"),
  ...pairs(rooms("app", 10), 39),
  ...alone(rooms(".storybook", 16)),
];

test("folders and loose files are rooms, imports between them arrows, counted once", () => {
  const imports = [
    ...needs("app/main.ts", "app/shell/a.ts", "src/lib/day.ts"),
    ...needs("app/shell/a.ts", "app/shell/b.ts", "app/client/c.ts"),
    ...needs("app/shell/b.ts", "app/client/d.ts"),
    ...needs("tests/a.test.ts", "app/shell/a.ts"),
  ];
  expect(roomsOf("app", imports)).toEqual({
    rooms: ["client", "main.ts", "shell"],
    arrows: ["main.ts → shell", "shell → client"],
    isCyclic: false,
  });
  expect(houseFaults(sound)).toEqual([]);
});

test.each<[what: string, more: Import[], fault: string]>([
  ["the 13th room", alone(rooms("app", 11)), "app has 13 folders and loose files: features, main.ts, r0"],
  ["the 41st arrow", needs("app/r9/1.ts", "app/r4/1.ts"), "app has 41 imports between them"],
  ["a back arrow", needs("app/r0/1.ts", "app/r3/1.ts"), "folders of app need each other"],
  ["the 17th room of the workbench", alone(rooms(".storybook", 17)), ".storybook has 17 folders and loose files"],
  [
    "a back arrow of the workbench",
    [...needs(".storybook/r0/1.ts", ".storybook/r1/1.ts"), ...needs(".storybook/r1/2.ts", ".storybook/r0/2.ts")],
    "folders of .storybook need each other",
  ],
  ...["useList.ts", "List.tsx", "listSetup.ts", "listServices.ts", "listpage.tsx", "Page.tsx"].map(
    (file): [string, Import[], string] => [file, needs(feature(file), "src/x.ts"), `${file} is no XPage.tsx`],
  ),
  ["the fifth floor", chain("listMachine.ts", "oneView.ts"), "app/features/events has 5 floors of files, 4 are"],
  ["a circle of files", chain("oneView.ts", "otherView.ts", "oneView.ts"), "has Infinity floors of files"],
])("%s is a fault", (_, more, fault) =>
  expect(houseFaults([...sound, ...more])).toContainEqual(expect.stringContaining(fault)),
);
