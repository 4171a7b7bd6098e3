import * as fc from "fast-check";
import { expect, test } from "vitest";
import { codeIn } from "#src/lib/codeIn.ts";

test.each([
  ["123 456", "123456"],
  ["123-456", "123456"],
  ["48 29 13", "482913"],
  ["Ihr Code: 123456", "123456"],
  ["G-123456 ist Ihr Code", "123456"],
  ["１２３４５６", "123456"],
  ["٠١٢٣٤٥", "012345"],
  ["۹۸۷۶۵۴", "987654"],
  ["Terminal 3 – Code 117336", "117336"],
  ["117336 – gültig in den nächsten 15 Minuten", "117336"],
  ["Ihr Code ist 117 336.", "117336"],
  ["117336\n\n@gangway.example #117336", "117336"],
  ["Rückfragen: +49 69 123456\nCode 117336", "117336"],
  ["123", "123"],
  ["1 2", "12"],
])("in %j the code is %s (AUTH-38, C-68, A5)", (pasted, code) => expect(codeIn(pasted, 6)).toBe(code));

test.each([
  ["no digit at all", "abc"],
  ["nothing", ""],
  ["a longer number", "1173361"],
  ["a longer number in a message", "Vorgang 1173361"],
  ["two codes", "117336 oder 117337"],
  ["a time", "in 15 Minuten"],
  ["a telephone number", "0151 234567"],
  ["an international one", "+117336"],
  ["a date", "14.08.91"],
  ["a date with hyphens", "14-08-91"],
  ["a year and a month", "2026-11"],
  ["an amount", "Betrag: 117336,50 €"],
  ["part of a word", "RE117336"],
])("%s is no code: %j", (_, pasted) => expect(codeIn(pasted, 6)).toBeNull());

test.each([
  ["4821 7306", "48217306"],
  ["4821\u00a07306", "48217306"],
  ["https://gangway.example/group/join?code=48217306", "48217306"],
  [
    "Gruppe: Nachtflug\nHier geht es zur Gruppe. Gruppennummer: 4821 7306\nhttps://gangway.example/group/join?code=48217306",
    "48217306",
  ],
  ["14.08.1991", null],
  ["14-08-1991", null],
  ["14 08 1991", null],
  ["2026-11-20", null],
])("in %j the group number is %s (GRP-18, D-103)", (pasted, code) => expect(codeIn(pasted, 8)).toBe(code));

test("any pasted text gives at most the code, and pasting that again changes nothing", () =>
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (pasted) => {
      const code = codeIn(pasted, 6);
      expect(code ?? "").toMatch(/^\d{0,6}$/);
      expect(codeIn(code ?? "", 6)).toBe(code);
    }),
  ));
