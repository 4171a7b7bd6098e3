import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { withTree } from "#tests/checks/tree.ts";
import type { Difference } from "#tests/visual/difference.ts";
import { changedLines } from "#tests/visual/lines.ts";
import { page } from "#tests/visual/report/page.ts";
import { groupsOf } from "#tests/visual/report/groups.ts";
import { countsOf, markdown } from "#tests/visual/report/summary.ts";
import { textChanges } from "#tests/visual/report/textChanges.ts";
import { writeReport } from "#tests/visual/report/write.ts";
import { workbenchOf } from "#tests/visual/workbench.ts";
import { phoneWithBox } from "./album.ts";

const difference = (id: string, said: Partial<Difference> = {}): Difference => ({
  id,
  story: `screens/auth/Planted: ${id}`,
  kind: "changed",
  text: [],
  pixels: 0,
  before: "before.png",
  after: "after.png",
  marks: { seen: "", made: "" },
  ...said,
});
const comparison = (...differences: Difference[]) => ({
  base: "abc",
  browser: "Chromium",
  pictures: 9,
  reviews: differences.map((one, place) => ({ ...one, isReviewed: place === 3 })),
  workbench: "http://workbench.example",
  madeOf: () => [],
  tokenValues: () => [],
  english: () => [],
});
const renamed = ["- Weiter", "+ Fortsetzen", "- - button: Weiter", "+ - button: Fortsetzen"];

test("one text in many pictures is one change, and what else has moved is counted apart", () => {
  const all = comparison(
    difference("a--one", { text: renamed }),
    difference("a--two", { text: renamed }),
    difference("a--three", { pixels: 12 }),
    difference("a--four", { kind: "new" }),
  );
  expect(textChanges(all.reviews)).toEqual([{ before: "Weiter", after: "Fortsetzen", ids: ["a--one", "a--two"] }]);
  expect(countsOf(all)).toEqual({ pictures: 9, differences: 4, open: 3, texts: 1, byText: 2, silent: 1 });
  expect(markdown(all)).toContain(
    "**9 Bilder, 4 Unterschiede, davon 3 noch nicht geprüft.** 1 Text ist anders, das betrifft 2 Bilder. " +
      "1 Bild ist nur in der Gestaltung anders.",
  );
});

test("differences are grouped by cause: broken first, then the largest, texts by what they say, pictures by the changed file", () => {
  const badge = "src/primitives/Badge.tsx";
  const made: Record<string, string[]> = {
    "a--dialog": ["src/patterns/Dock.tsx", ".storybook/preview.tsx"],
    "a--one": [badge, ".storybook/preview.tsx"],
    "a--two": [badge, "src/patterns/Dock.tsx"],
    "a--three": [badge],
    "a--tool": [".storybook/preview.tsx"],
    "a--riddle": [],
    "a--violet": ["src/styles/theme.css --action"],
    "a--mixed": ["src/styles/theme.css --action --go-soft"],
  };
  const { reviews } = comparison(
    difference("a--one", { pixels: 7 }),
    difference("a--two", { pixels: 90 }),
    difference("a--three", { pixels: 8 }),
    difference("a--seen", { text: renamed }),
    difference("a--dialog", { pixels: 5 }),
    difference("a--tool", { pixels: 5 }),
    difference("a--riddle", { pixels: 5 }),
    difference("a--violet", { pixels: 5 }),
    difference("a--mixed", { pixels: 5 }),
    difference("a--said", { text: renamed, pixels: 3 }),
    difference("a--fresh", { kind: "new" }),
    difference("a--lost", { kind: "broken" }),
  );
  const told = groupsOf(reviews, ({ id }) => made[id] ?? []).map(({ title, location: place, reviews: all }) =>
    [title, place, ...all.map(({ id }) => id)].join(" "),
  );
  expect(told).toEqual([
    "Nicht darstellbar  a--lost",
    "Baustein Etikett src/primitives/Badge.tsx a--two a--three a--one",
    "Text „Weiter“ heißt „Fortsetzen“  a--said a--seen",
    "Geänderte Datei .storybook/preview.tsx a--tool",
    "Gestaltungswert --action src/styles/theme.css --action a--violet",
    "Gestaltungswerte --action, --go-soft src/styles/theme.css --action --go-soft a--mixed",
    "Muster Aktionsleiste src/patterns/Dock.tsx a--dialog",
    "Neue Zustände  a--fresh",
    "Ursache nicht bekannt  a--riddle",
  ]);
});

test("a changed name that nobody reads is a change of its own, and a hard space can be seen", () => {
  const text = ["- - button: A\u00A0B", "+ - button: C"];
  expect(textChanges([difference("a--name", { text })])).toEqual([
    { before: "- button: A⍽B", after: "- button: C", ids: ["a--name"] },
  ]);
});

test("a text cannot become markup, in the page or in the comment", () => {
  const text = ["- <img src=x onerror=alert(1)>", "+ @everyone | [x](y) `z`"];
  const all = comparison(difference("a--evil", { text }));
  expect(page(all)).not.toContain("<img src=x");
  expect(page(all)).toContain("&#60;img src=x");
  const comment =
    markdown(all)
      .split("\n")
      .find((line) => line.includes("everyone")) ?? "";
  expect(comment).not.toMatch(/[<>@`[\]]/);
  expect(comment.split(/ \| /)).toHaveLength(4);
});

test("what was declined is told with its reason, in the page and in the comment", () => {
  const all = comparison(...["tight", "none", "same", "open"].map((name) => difference(`a--${name}`)));
  const refusals: Record<string, string> = { "a--tight": "Zu `eng`", "a--none": "", "a--same": "Zu `eng`" };
  const reviews = all.reviews.map((review) => ({ ...review, refusal: refusals[review.id] }));
  expect(markdown({ ...all, reviews })).toContain(
    "**Abgelehnt**\n\n- Zu &#96;eng&#96; (Planted: a--tight und 1 weitere)\n- ohne Grund (Planted: a--none)\n",
  );
  expect(page({ ...all, reviews })).toContain("Abgelehnt: Zu `eng`");
  expect(markdown(all)).not.toContain("Abgelehnt");
});

test("a design token stands above its pictures with both values, their colours and contrasts", () => {
  const pair = { front: "caution", back: "surface", need: 4.5, before: 8.66, after: 2.99 } as const;
  const value = { theme: "dark", condition: "", before: "oklch(0 0 0)", after: "oklch(1 0 0 / 0.5)" } as const;
  const written = page({
    ...comparison(difference("a--amber", { pixels: 9 })),
    madeOf: () => ["src/styles/theme.css --caution"],
    tokenValues: (name) => (name === "--caution" ? [{ ...value, contrasts: [pair] }] : []),
  });
  const cells = [...written.matchAll(/<t([hd])[^>]*>(.*?)<\/t\1>/gs)].map(([, , cell = ""]) => textOf(cell));
  expect(cells).toEqual(
    [
      ["Gestaltungswert", "Vorher", "Nachher"],
      ["--caution, dunkel", "#000000 oklch(0 0 0)", "oklch(1 0 0 / 0.5)"],
      ["Kontrast caution auf surface, mindestens 4,5 : 1", "8,6", "2,9 zu wenig"],
    ].flat(),
  );
  expect(written.match(/background: oklch\([^)]*\)/g)).toEqual([
    "background: oklch(0 0 0)",
    "background: oklch(1 0 0 / 0.5)",
  ]);
});

const textOf = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

test("the English stands beside a changed text, for a name that nobody reads, too", () => {
  const english = {
    "Noch 2": { before: "<b>{n, number} left</b>", after: "<b>Only {n, number} left</b>" },
    Schließen: { before: "Close", after: "Close" },
    Frei: { before: undefined, after: undefined },
  };
  const all = {
    ...comparison(
      difference("a--count", { text: ["- Noch\u00A02", "+ Nur noch\u00A02"] }),
      difference("a--name", { text: ['- - button "Schließen"', '+ - button "Zumachen"'] }),
      difference("a--data", { text: ["- Frei", "+ Belegt"] }),
    ),
    english: ({ before = "" }) =>
      Object.entries(english).flatMap(([text, sides]) => (text === before.replace("\u00A0", " ") ? [sides] : [])),
  };
  expect(markdown(all)).toContain(
    [
      "| Vorher | Nachher | Englisch | Bilder |",
      "| --- | --- | --- | --: |",
      "| Noch⍽2 | Nur noch⍽2 | &#123;n&#125; left → Only &#123;n&#125; left | 1 |",
      '| - button "Schließen" | - button "Zumachen" | Close (unverändert) | 1 |',
      "| Frei | Belegt |  | 1 |",
    ].join("\n"),
  );
  const cells = [...page(all).matchAll(/<td>(.*?)<\/td>/gs)].map(([, cell = ""]) => textOf(cell));
  expect([cells[2], cells[6], cells[10]]).toEqual(["{n} left → Only {n} left", "Close (unverändert)", ""]);
});

test("links lead to the given workbench, a path from the report included, or to one that has to be started", () => {
  const linksOf = (given?: string) => {
    const written = page({ ...comparison(difference("a--box@dark")), workbench: workbenchOf(given) });
    return [/href="([^"]*story[^"]*)"/.exec(written)?.[1]?.replace("&#38;", "&"), written.includes("<code>npm start")];
  };
  const state = "?path=/story/a--box&globals=theme:dark";
  expect(linksOf("https://pr-7.workbench.example/")).toEqual([`https://pr-7.workbench.example/${state}`, false]);
  expect(linksOf("..")).toEqual([`../${state}`, false]);
  expect(linksOf()).toEqual([`http://localhost:6006/${state}`, true]);
  expect(linksOf("")).toEqual([`http://localhost:6006/${state}`, true]);
});

test("the report brings every picture it shows", async () => {
  const png = phoneWithBox(5);
  await withTree({ "pictures/before.png": "", "pictures/after.png": "" }, (root) => {
    const shown = difference("a--box", { pixels: 20, shown: { png, width: 40, height: 60, areas: [] } });
    writeReport(
      comparison(shown, difference("a--new", { kind: "new" })),
      path.join(root, "pictures"),
      path.join(root, "report"),
    );
    const written = readFileSync(path.join(root, "report/index.html"), "utf8");
    const named = [...written.matchAll(/src="([^"]+)"/g)].map(([, file = ""]) => file);
    const there = readdirSync(path.join(root, "report"), { recursive: true }).map(String);
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((file) => !there.includes(file))).toEqual([]);
  });
});

test("lines that went and came are told in reading order", () => {
  expect(changedLines("a\nb\nc\nd", "a\nx\nc\nd\ne")).toEqual(["- b", "+ x", "+ e"]);
  expect(changedLines("a", "a")).toEqual([]);
});
