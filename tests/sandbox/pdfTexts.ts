import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFRawStream,
  PDFStream,
  type PDFDocument,
} from "@cantoo/pdf-lib";

/** Windows-1252 equals WinAnsi except for a few unused codes. */
const winAnsi = new TextDecoder("windows-1252");

/** Glyph names of the letters beyond WinAnsi, from the Adobe Glyph List. */
const LETTERS: Readonly<Record<string, string>> = {
  cacute: "ć",
  gbreve: "ğ",
  dotlessi: "ı",
  sacute: "ś",
  Lslash: "Ł",
  eogonek: "ę",
  rcaron: "ř",
};

function encodingOf(font: PDFDict): (code: number) => string {
  const own = new Map<number, string>();
  const differences = font
    .lookupMaybe(PDFName.of("Encoding"), PDFDict)
    ?.lookupMaybe(PDFName.of("Differences"), PDFArray);
  let code = 0;
  for (const entry of differences?.asArray() ?? []) {
    if (!(entry instanceof PDFName)) code = Number(entry.toString());
    else {
      const name = entry.decodeText();
      own.set(code, LETTERS[name] ?? `<${name}>`);
      code += 1;
    }
  }
  return (charCode) => own.get(charCode) ?? winAnsi.decode(new Uint8Array([charCode]));
}

/** The lines of text on the first page. */
export function textsOfPdf(doc: PDFDocument): string {
  const page = doc.getPage(0).node;
  const fonts = page.Resources()?.lookup(PDFName.of("Font"), PDFDict);
  const contents = page.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((ref) => doc.context.lookup(ref, PDFStream)) : [contents];
  const operators = streams
    .map((stream) =>
      stream instanceof PDFRawStream ? new TextDecoder("latin1").decode(decodePDFRawStream(stream).decode()) : "",
    )
    .join("\n");
  let decode = (_: number) => "?";
  const lines: string[] = [];
  for (const [, font, hex] of operators.matchAll(/\/(\S+) [\d.]+ Tf|<([0-9A-Fa-f]*)> Tj/g)) {
    if (font !== undefined) {
      const dict = fonts?.lookup(PDFName.of(font), PDFDict);
      if (dict) decode = encodingOf(dict);
    }
    if (hex !== undefined)
      lines.push((hex.match(/../g) ?? []).map((pair) => decode(Number.parseInt(pair, 16))).join(""));
  }
  return lines.join("\n");
}
