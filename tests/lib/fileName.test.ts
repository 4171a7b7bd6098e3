import * as fc from "fast-check";
import { expect, test } from "vitest";
import { shownFileName } from "#src/lib/fileName.ts";

test.each([
  ["Vertrag.pdf", "Vertrag.pdf"],
  ["/home/amira/Vertrag.pdf", "Vertrag.pdf"],
  ["C:\\fakepath\\Vertrag.pdf", "Vertrag.pdf"],
  ["../../Vertrag.pdf", "Vertrag.pdf"],
  ["Vertrag_\u202efdp.exe", "Vertrag_fdp.exe"],
  ["\u2067Vertrag\u2069\u200b.pdf", "Vertrag.pdf"],
  ["Ver\ntrag\u0000\t1 .pdf ", "Ver trag 1 .pdf"],
  ["Lebenslauf Zoe\u0308.docx", "Lebenslauf Zoë.docx"],
  ["عقد.pdf", "عقد.pdf"],
  [`${"a".repeat(296)}.pdf`, `${"a".repeat(32)}…${"a".repeat(11)}.pdf`],
  ["🇩🇪".repeat(60), `${"🇩🇪".repeat(32)}…${"🇩🇪".repeat(15)}`],
  ["\u202e/", ""],
])("the name %j is shown without misleading characters (U5)", (name, shown) => {
  expect(shownFileName(name)).toBe(shown);
});

test("no name shows anything invisible or a folder (U5)", () =>
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (name) => {
      const shown = shownFileName(name);
      expect(shown).not.toMatch(/[\p{Cc}\p{Cf}/\\]/u);
      expect([...new Intl.Segmenter("de").segment(shown)].length).toBeLessThanOrEqual(48);
    }),
  ));
