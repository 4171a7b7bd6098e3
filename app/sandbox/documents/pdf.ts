import { PDFDocument, StandardFonts, type PDFFont, type PDFPage } from "@cantoo/pdf-lib";
import { embedLatin } from "./latinFont.ts";

export type PdfContent = {
  title: string;
  /** Small text below the title. */
  facts: readonly string[];
  sections: readonly { heading: string; text: string }[];
  /** Label below the signature line. */
  signature?: string;
  /** Footer. */
  note: string;
  /** Milliseconds since 1970. */
  createdAt: number;
};

const A4 = { width: 595, height: 842, margin: 64 };
const LINE = 1.45;

function linesOf(text: string, font: PDFFont, size: number): string[] {
  const room = A4.width - 2 * A4.margin;
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (lines.length > 0 && font.widthOfTextAtSize(longer, size) <= room) lines.splice(-1, 1, longer);
    else lines.push(...broken(word, font, size, room));
  }
  return lines;
}

/** Breaks a word that is wider than the page. */
function broken(word: string, font: PDFFont, size: number, room: number): string[] {
  const parts = [""];
  for (const letter of word) {
    const longer = parts.at(-1) + letter;
    if (font.widthOfTextAtSize(longer, size) <= room) parts.splice(-1, 1, longer);
    else parts.push(letter);
  }
  return parts;
}

function createWriter(page: PDFPage) {
  let y = A4.height - A4.margin;
  return {
    text(text: string, font: PDFFont, size: number, gap: number) {
      y -= gap;
      for (const line of linesOf(text, font, size)) {
        y -= size * LINE;
        page.drawText(line, { x: A4.margin, y, size, font });
      }
    },
    line() {
      y -= 72;
      page.drawLine({ start: { x: A4.margin, y }, end: { x: A4.width / 2 + 40, y }, thickness: 0.75 });
    },
    foot(text: string, font: PDFFont) {
      page.drawText(text, { x: A4.margin, y: A4.margin / 2, size: 9, font });
    },
  };
}

/** A one-page A4 PDF in base64. Texts must be in NFC. */
export async function writePdf(content: PdfContent): Promise<string> {
  const doc = await PDFDocument.create();
  const when = new Date(content.createdAt);
  doc.setTitle(content.title, { showInWindowTitleBar: true });
  doc.setLanguage("de-DE");
  doc.setProducer("Gangway");
  doc.setCreator("Gangway");
  doc.setCreationDate(when);
  doc.setModificationDate(when);
  const plain = embedLatin(doc, StandardFonts.Helvetica);
  const strong = embedLatin(doc, StandardFonts.HelveticaBold);
  const write = createWriter(doc.addPage([A4.width, A4.height]));
  write.text(content.title, strong.font, 22, 0);
  for (const fact of content.facts) write.text(fact, plain.font, 12, 6);
  for (const { heading, text } of content.sections) {
    write.text(heading, strong.font, 13, 18);
    write.text(text, plain.font, 11.5, 2);
  }
  if (content.signature !== undefined) {
    write.line();
    write.text(content.signature, plain.font, 10, 0);
  }
  write.foot(content.note, plain.font);
  plain.finish();
  strong.finish();
  // Without object streams, simple readers can extract the text; without a tick limit, no timer is needed.
  return doc.saveAsBase64({ useObjectStreams: false, objectsPerTick: Infinity });
}
