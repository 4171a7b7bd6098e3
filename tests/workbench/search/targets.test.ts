import path from "node:path";
import { buildIndex } from "storybook/internal/core-server";
import { beforeAll, expect, test } from "vitest";
import type { Hit } from "#workbench/search/docs.ts";
import { readSearchData } from "#workbench/search/readSearchData.ts";
import type { SearchData } from "#workbench/search/searchData.ts";
import { searchIn, type Search } from "#workbench/search/searchIndex.ts";
import { top } from "#workbench/shared/source/files.ts";
import { absent, targets, type Target } from "./targets.ts";

const WELL_FOUND = 296;

let ids: string[];
let data: SearchData;
let search: Search;
beforeAll(async () => {
  const { entries } = await buildIndex({ configDir: path.join(top, ".storybook") });
  data = readSearchData(top);
  const parts: [string, { anchor: string }[]][] = [...Object.entries(data.headings), ...Object.entries(data.terms)];
  const anchors = parts.flatMap(([id, all]) => all.map(({ anchor }) => `${id}#${anchor}`));
  ids = [...Object.keys(entries), ...anchors];
  search = searchIn(Object.values(entries), data);
});

/** Without the name of a word, which may share its heading with others. */
const placeOf = ({ id }: Hit) => id.split("/")[0] ?? "";

function isFirst(target: Target): boolean {
  const [hit] = search(target.words).hits;
  if (!hit || !target.ids.some((end) => placeOf(hit).endsWith(end))) return false;
  return !target.setting || hit.settings.some(({ title }) => title === target.setting);
}

test("what people search for is in the workbench", () => {
  expect(targets.flatMap((target) => target.ids).filter((end) => !ids.some((id) => id.endsWith(end)))).toEqual([]);
});

test(`of ${targets.length} targets at least ${WELL_FOUND} are the first hit of the first words that people type`, () => {
  const missed = targets.filter((target) => !isFirst(target)).map(({ words }) => words);
  expect(missed.length, missed.join(", ")).toBeLessThanOrEqual(targets.length - WELL_FOUND);
});

test.each(absent)("of what is not there, %s, only what comes nearest is found", (query) => {
  const { hits, without } = search(query);
  expect(hits.length === 0 || without.length > 0, hits[0]?.id).toBe(true);
});

test("behaviour, whose names are English, stands after all other hits", () => {
  const mixed = [...targets.map(({ words }) => words), "Termin Kamera", "Code dunkel", "Kamera Gruppe"].filter(
    (words) => {
      const kinds = search(words).hits.map(({ kind }) => kind === "behaviour");
      return kinds.includes(true) && kinds.slice(kinds.indexOf(true)).includes(false);
    },
  );
  expect(mixed).toEqual([]);
});

test("of a long word and another that nothing has together each one's hits come in turn", () => {
  const { hits, without, isApart } = search("Rechtschreibung Kamera");
  expect({ without, isApart }).toEqual({ without: ["Rechtschreibung"], isApart: true });
  expect(hits[1]?.name).toBe("Ausweis fotografieren");
});

test("a state that many screens have is one hit", () => {
  const names = search("kein Internet").hits.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(names).toEqual([...new Set(names)]);
});

test("one word finds what it is called by before the states that have it", () => {
  const hits = search("Passwort").hits;
  const firstState = hits.findIndex(({ kind }) => kind === "state");
  const things = hits.slice(0, firstState).map(({ code }) => code);
  expect(things).toContain("primitives/PasswordField");
  expect(things).toContain("screens/auth/SignInScreen");
});

test.each([
  ["Telefohnnumer", ["Telefonnummer"]],
  ["Raumschiff", []],
])("for %s, which nothing has, the words of titles that are near are offered", (query, meant) => {
  expect(search(query)).toMatchObject({ hits: [], meant });
});

test("a page that is found by a heading says what is under it", () => {
  expect(search("Icons").hits[0]).toMatchObject({
    name: "Grundlagen",
    about: "Icons: Lucide, 24 px, Strichstärke 1,75.",
  });
});

test("in a size a screen is its own first state, which stands for no other screen", () => {
  const [hit] = search("Startseite 320").hits;
  expect(hit?.name).toBe("Startseite · Üblich");
  expect(hit?.others).toBeUndefined();
});

test("screens have all words of their texts, stop words included, without ICU syntax", () => {
  const screen = "screens/auth/CodeVerificationScreen";
  const words = new Set(`${data.texts[screen]} ${data.shared[screen]}`.split(" "));
  for (const word of ["bestätigen", "sie", "ihr"]) expect(words).toContain(word);
  for (const sign of ["plural", "other", "seconds"]) expect(words).not.toContain(sign);
});
