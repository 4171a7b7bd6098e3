import { PDFFont, StandardFontEmbedder, type PDFDocument, type StandardFonts } from "@cantoo/pdf-lib";

type Glyph = { code: number; name: string };

/** Suffix of a combining mark in glyph names. */
const MARKS: Readonly<Record<string, string>> = {
  "\u0301": "acute",
  "\u0304": "macron",
  "\u0306": "breve",
  "\u0307": "dotaccent",
  "\u030a": "ring",
  "\u030b": "hungarumlaut",
  "\u030c": "caron",
  "\u0326": "commaaccent",
  "\u0327": "cedilla",
  "\u0328": "ogonek",
};
const NAMES: Readonly<Record<string, string>> = { ł: "lslash", Ł: "Lslash", đ: "dcroat", Đ: "Dcroat", ı: "dotlessi" };

/** Codes of unused characters, reassigned to letters that WinAnsi lacks. */
const FREE = [...Array(31).keys()]
  .map((at) => 0xa1 + at)
  .filter((code) => ![0xa7, 0xaa, 0xb0, 0xb7, 0xba].includes(code));

function glyphName(letter: string): string {
  const [base = "", ...marks] = letter.normalize("NFD");
  return NAMES[letter] ?? base + marks.map((mark) => MARKS[mark] ?? mark).join("");
}

/**
 * A standard font that also encodes central and eastern European and Turkish letters, which have glyphs but no WinAnsi
 * code. Other letters lose their marks until they can be encoded, or else become a question mark. Call `finish` after
 * all texts are written.
 */
export function embedLatin(doc: PDFDocument, name: StandardFonts) {
  const plain = StandardFontEmbedder.for(name as unknown as Parameters<typeof StandardFontEmbedder.for>[0]);
  const added = new Map<string, Glyph>();

  function glyphOf(letter: string): Glyph {
    const code = letter.codePointAt(0) ?? 0;
    if (plain.encoding.canEncodeUnicodeCodePoint(code)) return plain.encoding.encodeUnicodeCodePoint(code);
    const cachedGlyph = added.get(letter);
    if (cachedGlyph) return cachedGlyph;
    const glyph = glyphName(letter);
    const free = FREE[added.size];
    if (free !== undefined && plain.font.getWidthOfGlyph(glyph) !== undefined) {
      const own = { code: free, name: glyph };
      added.set(letter, own);
      return own;
    }
    const parts = [...letter.normalize("NFD")];
    return glyphOf(parts.length > 1 ? parts.slice(0, -1).join("").normalize("NFC") : "?");
  }

  const encoding = { encodeUnicodeCodePoint: (code: number) => glyphOf(String.fromCodePoint(code)) };
  const embedder = Object.create(plain, { encoding: { value: encoding } }) as StandardFontEmbedder;
  const ref = doc.context.nextRef();
  return {
    font: PDFFont.of(ref, doc, embedder),
    finish() {
      const Differences = [...added.values()].flatMap((glyph) => [glyph.code, glyph.name]);
      const Encoding = doc.context.obj({ Type: "Encoding", BaseEncoding: "WinAnsiEncoding", Differences });
      doc.context.assign(ref, doc.context.obj({ Type: "Font", Subtype: "Type1", BaseFont: plain.fontName, Encoding }));
    },
  };
}
