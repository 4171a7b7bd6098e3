import { expect, test } from "vitest";
import { readCatalogue } from "#src/copy/build/catalogue.ts";
import { completed, problemOf } from "#workbench/copy-desk/checkText.ts";

const plural = "{count, plural, one {# Ziffer} other {# Ziffern}}";
const role = "{role, select, owner {Inhaber} other {Gast}}";

test.each([
  [
    "a missing argument",
    "Hallo",
    "Hallo {name}",
    "Es fehlt „Name“. Bitte setzen Sie es mit der Schaltfläche unter dem Feld ein.",
  ],
  [
    "two missing arguments",
    "Seite",
    "Seite {page, number} von {all, number}",
    "Es fehlen „page“ und „Gesamtzahl“. Bitte setzen Sie sie mit den Schaltflächen unter dem Feld ein.",
  ],
  [
    "a missing plural",
    "Ziffern",
    plural,
    "Der Platzhalter {count} fehlt. Bitte schreiben Sie {count, number} oder {count, plural, …}.",
  ],
  [
    "an argument in the case of a plural",
    "{count, plural, one {# Ziffer} other {{letters} Ziffern}}",
    plural,
    "Den Platzhalter {letters} gibt es hier nicht. Hier gibt es: # („Anzahl“).",
  ],
  [
    "a superfluous argument",
    "Hallo {name}",
    "Hallo",
    "Den Platzhalter {name} gibt es hier nicht. Hier gibt es keine Platzhalter.",
  ],
  [
    "a misspelt argument",
    "{nam}",
    "{name}",
    "Den Platzhalter {nam} gibt es hier nicht. Hier gibt es: {name} („Name“).",
  ],
  [
    "an argument of the prototype",
    "{constructor}",
    "{name}",
    "Den Platzhalter {constructor} gibt es hier nicht. Hier gibt es: {name} („Name“).",
  ],
  ["a missing tag", "Neu", "<link>Neu</link>", "Der Platzhalter <link> fehlt. Bitte schreiben Sie <link>…</link>."],
  [
    "an open brace",
    "Hallo {name",
    "Hallo {name}",
    "Zeichen 7: Eine Klammer { ist offen. Bitte schließen Sie sie mit }.",
  ],
  [
    "an open brace before another",
    "Seite {page von {all}",
    "Seite {page} von {all}",
    "Zeichen 7: Eine Klammer { ist offen. Bitte schließen Sie sie mit }.",
  ],
  ["no name", "Hallo {dein Name}", "Hallo {name}", "Zeichen 7: Zwischen { und } steht kein Name eines Platzhalters."],
  ["an open tag", "<link>Neu", "<link>Neu</link>", "Zeichen 1: Ein Element <…> ist nicht geschlossen."],
  [
    "an unknown plural form",
    "{count, plural, few {#} one {#} other {#}}",
    plural,
    "Die Mehrzahlform „few“ gibt es nicht. Es gibt: one, other.",
  ],
  ["a missing plural form", "{count, plural, other {#}}", plural, "Bei {count} fehlt die Mehrzahlform „one“."],
  ["no other plural form", "{count, plural, one {#}}", plural, "Zeichen 1: Der Fall „other“ fehlt."],
  ["a number as a text", "{count}", plural, "Bitte schreiben Sie {count, number} oder {count, plural, …}."],
  [
    "an unknown case",
    "{role, select, owner {A} guest {B} other {C}}",
    role,
    "Bei {role} gibt es den Fall „guest“ nicht. Es gibt: other, owner.",
  ],
  ["a missing case", "{role, select, other {C}}", role, "Bei {role} fehlt der Fall „owner“."],
  [
    "an unknown format",
    "{day, date, tiny}",
    "{day, date, long}",
    "Das Format „tiny“ gibt es nicht. Es gibt: short, medium, long, weekday.",
  ],
  [
    "a format of the prototype",
    "{day, date, toString}",
    "{day, date, long}",
    "Das Format „toString“ gibt es nicht. Es gibt: short, medium, long, weekday.",
  ],
  [
    "a zero-width character",
    "Hal\u200Blo",
    "Hallo",
    "Der Text enthält ein unsichtbares Zeichen. Bitte löschen Sie es.",
  ],
  ["a space at the end", "Hallo ", "Hallo", "Am Anfang oder am Ende steht ein Leerzeichen. Bitte löschen Sie es."],
  ["nothing at all", " ", "Hallo", "Hier fehlt der Text."],
])("%s is told in German", (_what, text, original, problem) => {
  expect(problemOf(text, original, "de")).toContain(problem.replace(/^Zeichen \d+: /, ""));
});

test.each([
  ["{current}/{total}", "Schritt {current, number} von {total, number}", "{current, number}/{total, number}"],
  ["{name}, {day}", "{day, date, long}: {name}", "{name}, {day, date, long}"],
  ["{count}", plural, "{count}"],
  ["{count} {", "{count, number}", "{count, number} {"],
])("%s is written as in %s", (typed, original, written) => {
  expect(completed(typed, original)).toBe(written);
});

test("every text of the catalogue may stand in its own place", () => {
  const { catalogue } = readCatalogue();
  for (const locale of ["de", "en"] as const)
    for (const entries of Object.values(catalogue[locale] ?? {}))
      for (const { text } of Object.values(entries)) expect(problemOf(text, text, locale)).toBeNull();
});
