import { expect, test } from "vitest";
import { readCatalogue } from "#src/copy/build/catalogue.ts";
import { problemIn } from "#workbench/copy-desk/checkText.ts";
import { joinedText, splitText } from "#workbench/copy-desk/splitText.ts";

const summary = "{count, plural, one {# Angabe prüfen} other {# Angaben prüfen}}";
const undo = "{name} hat noch <b>{seconds, plural, one {# Sekunde} other {# Sekunden}}</b> Zeit.";

/** Types a sentence into the field of a case. */
function typed(draft: string, text: string, original: string, at: number, sentence: string): string {
  const split = splitText(draft, text, original);
  if (!split) throw new Error("not split");
  return joinedText({ ...split, sentences: split.sentences.with(at, sentence) });
}

test("every text of the catalogue that splits joins again, and each of its sentences can stand", () => {
  const { catalogue } = readCatalogue();
  const texts = Object.entries(catalogue).flatMap(([locale, areas]) =>
    Object.values(areas).flatMap((area) => Object.values(area).map(({ text }) => ({ locale, text }))),
  );
  const found = texts.flatMap(({ locale, text }) => {
    const split = splitText(text, text, text);
    if (!split) return [];
    expect(joinedText(split)).toBe(text);
    expect(split.sentences.map((sentence) => problemIn(sentence, locale))).toEqual(split.sentences.map(() => null));
    return [text];
  });
  expect(found.length).toBeGreaterThan(80);
});

test("each case is a complete sentence, in the order of the source", () => {
  expect(splitText(summary, summary, summary)?.sentences).toEqual(["# Angabe prüfen", "# Angaben prüfen"]);
  expect(splitText(undo, undo, undo)?.sentences).toEqual([
    "{name} hat noch <b># Sekunde</b> Zeit.",
    "{name} hat noch <b># Sekunden</b> Zeit.",
  ]);
  const hits = "{count, plural, =0 {Keine Treffer} one {# Treffer} other {# Treffer}}";
  expect(splitText(hits, hits, hits)?.frame.names).toEqual(["=0", "one", "other"]);
});

test("what is typed is in the ICU text, and back in the same field, also while it is invalid", () => {
  for (const sentence of [
    "# Angabe {",
    "# Angabe }",
    "# '",
    "{n, plural, one {",
    "",
    "# Angabe {a, select, other {}}",
  ]) {
    const draft = typed(summary, summary, summary, 0, sentence);
    expect(draft).toBe(`{count, plural, one {${sentence}} other {# Angaben prüfen}}`);
    expect(splitText(draft, summary, summary)?.sentences).toEqual([sentence, "# Angaben prüfen"]);
  }
});

test("what all cases have around the choice stays there; changed in one case it goes into each, and back", () => {
  const other = typed(undo, undo, undo, 1, "{name} hat noch <b># s</b> Zeit.");
  expect(other).toBe("{name} hat noch <b>{seconds, plural, one {# Sekunde} other {# s}}</b> Zeit.");
  const parted = typed(undo, undo, undo, 0, "Noch <b># Sekunde</b>, {name}.");
  expect(parted).toBe(
    "{seconds, plural, one {Noch <b># Sekunde</b>, {name}.} other {{name} hat noch <b># Sekunden</b> Zeit.}}",
  );
  const unread = typed(undo, undo, undo, 0, "{ Noch # Sekunde");
  expect(splitText(unread, undo, undo)?.sentences[0]).toBe("{ Noch # Sekunde");
  expect(typed(unread, undo, undo, 0, "{name} hat noch <b># Sekunde</b> Zeit.")).toBe(undo);
  expect(typed(parted, parted, undo, 0, "{name} hat noch <b># Sekunde</b> Zeit.")).toBe(undo);
});

test("a text with no choice, with two, or with one that counts otherwise stays whole", () => {
  for (const text of [
    "Weiter",
    "{a, plural, one {#} other {#}} {b, select, x {X} other {Y}}",
    "{a, plural, one {{b, select, x {X} other {Y}}} other {#}}",
    "Nr. # {a, plural, one {#} other {#}}",
    "{a, plural, offset:1 one {#} other {#}}",
    "{a, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
  ])
    expect(splitText(text, text, text)).toBeNull();
  expect(splitText("Kurz", "Kurz", summary)).toBeNull();
  expect(splitText(summary, summary, "Weiter")).toBeNull();
});

test("a proposal with another case has a field for it", () => {
  const more = "{count, plural, =0 {Nichts} one {# Angabe} other {# Angaben}}";
  expect(typed(more, more, summary, 0, "Keine")).toBe("{count, plural, =0 {Keine} one {# Angabe} other {# Angaben}}");
});
