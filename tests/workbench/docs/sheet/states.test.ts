import { expect, test } from "vitest";
import { frameQueue } from "#workbench/docs/sheet/frameQueue.ts";
import { readOrder } from "#workbench/docs/sheet/cliOptions.ts";
import { queryNaming } from "#workbench/shared/address/pageQuery.ts";
import { firstSettings, globalsOf, inAddress } from "#workbench/docs/sheet/settings.ts";
import { found, statesOf } from "#workbench/docs/sheet/states.ts";
import { printZoomOf, rowsOf, viewsOf, viewsOfState } from "#workbench/docs/sheet/views.ts";

const story = (name: string, rest: object = {}) => ({ id: name, name, parameters: {}, storyGlobals: {}, ...rest });

const states = statesOf([
  story("Empty", { parameters: { spec: ["VA-050", "AUTH-43"] } }),
  story("Behaves", { tags: ["behaviour"] }),
  story("Wrong Code", { storyGlobals: { viewport: { value: "small" } } }),
  story("Wide", { storyGlobals: { viewport: { value: "desktop" } } }),
]);

test("a sheet numbers the states, on the phone that each asks for, and leaves behaviour out", () => {
  expect(states).toEqual([
    { number: 1, id: "Empty", name: "Empty", rows: ["VA-050", "AUTH-43"], size: { width: 390, height: 844 } },
    { number: 2, id: "Wrong Code", name: "Wrong Code", rows: [], size: { width: 320, height: 568 } },
    { number: 3, id: "Wide", name: "Wide", rows: [], size: { width: 1280, height: 800 } },
  ]);
});

test("a state is found by its name, its number and its rows, and keeps its number", () => {
  const numbers = (search: string) => found(states, search).map(({ number }) => number);
  expect(["", "code wrong", "va-050", "3", "nothing"].map(numbers)).toEqual([[1, 2, 3], [2], [1], [3], []]);
});

test("a sheet begins as the toolbar stands, and its frames keep stress, clock and drafts", () => {
  const globals = {
    theme: "dark",
    locale: "en",
    stress: "longer",
    clock: "eventDay",
    drafts: "a1b2",
    viewport: { value: "small" },
  };
  const settings = firstSettings(globals, new URLSearchParams("sheet-zoom=0.35&sheet-full"));
  expect(settings).toMatchObject({ theme: "dark", locale: "en", zoom: 0.35, isFull: true, loadsAll: false });
  expect(globalsOf(settings, globals)).toBe("theme:dark;locale:en;stress:longer;clock:eventDay;drafts:a1b2");
  expect(firstSettings({ theme: "light" }, new URLSearchParams("sheet-zoom=9"))).toMatchObject({
    theme: "light",
    zoom: 0.5,
  });
});

test("what a sheet compares and searches goes into the address and comes back, and leaves the rest as it is", () => {
  const plain = "?path=/docs/a--docs&globals=theme:dark";
  const set = { pair: "locale", widths: [390, 320], filter: "Netz & Ä" } as const;
  const query = queryNaming("?path=/docs/a--docs&sheet-pair=theme&globals=theme:dark", inAddress(set));
  expect(query).toBe(`${plain}&sheet-pair=locale&sheet-widths=320,390&sheet-filter=Netz%20%26%20%C3%84`);
  expect(firstSettings({ theme: "light" }, new URLSearchParams(query))).toMatchObject({ ...set, widths: [320, 390] });
  expect(queryNaming(query, inAddress({ pair: "none", widths: [], filter: " " }))).toBe(plain);
});

test("a state with a width of its own keeps it in a sheet of other widths, and says so", () => {
  const settings = { ...firstSettings({ theme: "light" }, new URLSearchParams()), widths: [390, 768] };
  const views = states.map((state) => viewsOfState(state, settings, {}));
  expect(views.map((all) => all.map(({ name, size }) => [name, size?.width]))).toEqual([
    [
      ["390\u00a0Pixel breit", 390],
      ["768\u00a0Pixel breit", 768],
    ],
    [["eigene Breite: 320", undefined]],
    [["eigene Breite: 1280", undefined]],
  ]);
});

test("two frames of a state differ in the one thing that the address or the form asks for", () => {
  const globals = { theme: "light", locale: "en", stress: "longer" };
  const views = (pair: string) => viewsOf(firstSettings(globals, new URLSearchParams(`sheet-pair=${pair}`)), globals);
  const rest = "stress:longer";
  expect(views("nothing")).toEqual([{ name: "", theme: "light", globals: `theme:light;locale:en;${rest}` }]);
  expect(views("theme")).toEqual([
    { name: "Hell", theme: "light", globals: `theme:light;locale:en;${rest}` },
    { name: "Dunkel", theme: "dark", globals: `theme:dark;locale:en;${rest}` },
  ]);
  expect(views("locale")).toEqual([
    { name: "Deutsch", theme: "light", globals: `theme:light;locale:de;${rest}` },
    { name: "Englisch", theme: "light", globals: `theme:light;locale:en;${rest}` },
  ]);
});

test("a state is shown in any of four widths, in each half of a pair", () => {
  const views = (query: string) => viewsOf(firstSettings({ theme: "light" }, new URLSearchParams(query)), {});
  expect(views("sheet-widths=1280,320,7").map(({ name, size }) => [name, size])).toEqual([
    ["320\u00a0Pixel breit", { width: 320, height: 568 }],
    ["1280\u00a0Pixel breit", { width: 1280, height: 800 }],
  ]);
  expect(
    views("sheet-widths=768,390&sheet-pair=theme").map(({ name, theme, size }) => [name, theme, size?.height]),
  ).toEqual([
    ["Hell, 390\u00a0Pixel breit", "light", 844],
    ["Hell, 768\u00a0Pixel breit", "light", 1024],
    ["Dunkel, 390\u00a0Pixel breit", "dark", 844],
    ["Dunkel, 768\u00a0Pixel breit", "dark", 1024],
  ]);
  const lengths = (query: string) => rowsOf(views(query)).map((row) => row.length);
  expect(lengths("sheet-widths=768,390,320&sheet-pair=theme")).toEqual([3, 3]);
  expect(lengths("sheet-widths=768,390,320")).toEqual([3]);
  expect(lengths("sheet-widths=768&sheet-pair=theme")).toEqual([2]);
  expect(lengths("sheet-pair=theme")).toEqual([2]);
});

test("a few frames load at a time, the nearest first, and one that has gone gives its turn away", () => {
  const queue = frameQueue(2);
  const started: number[] = [];
  let at = 0;
  const request = (number: number) =>
    queue.request(
      () => started.push(number),
      () => Math.abs(number - at),
    );
  const leave = [1, 2, 3, 4, 5, 6].map(request);
  expect(started).toEqual([1, 2]);
  leave[2]?.();
  leave[0]?.();
  leave[0]?.();
  expect(started).toEqual([1, 2, 4]);
  at = 6;
  leave[1]?.();
  expect(started).toEqual([1, 2, 4, 6]);
});

test("the command line names a screen and a file, and nothing that it does not know", () => {
  expect(readOrder(["screens/id-check/TermsScreen", "--theme", "dark", "--out", "a.png"])).toEqual({
    page: "screens-id-check-termsscreen--docs",
    out: "a.png",
    theme: "dark",
    locale: "de",
    pair: "none",
    widths: [],
    zoom: 0.5,
    isFull: false,
  });
  for (const words of [
    [],
    ["screens/a/B"],
    ["primitives/Button", "--out", "x"],
    ["screens/a/B", "--out", "x", "--theme", "red"],
    ["screens/a/B", "--out", "x", "--pair", "red"],
    ["screens/a/B", "--out", "x", "--widths", "390,400"],
  ])
    expect(() => readOrder(words)).toThrow("Usage");
});

test("few states fill a printed page, many stand in two rows, and a wide row fits the paper", () => {
  const zoom = (address: string, count: number) => {
    const rows = rowsOf(viewsOf(firstSettings({ theme: "light" }, new URLSearchParams(address)), {}));
    return Number(printZoomOf({ rows, states: count, paper: "A4" }).toFixed(2));
  };
  expect([1, 3, 8, 30].map((count) => zoom("", count))).toEqual([0.6, 0.6, 0.29, 0.28]);
  expect(zoom("sheet-pair=theme", 30)).toBe(0.28);
  for (const count of [1, 30])
    expect(zoom("sheet-widths=320,390,768,1280", count) * (320 + 390 + 768 + 1280)).toBeLessThan(1047);
});
