import { expect, test } from "vitest";
import { contractFileProblem } from "#src/model/contract/fileContent.ts";
import { FILE_MAX_BYTES } from "#src/model/id-check/idCheck.ts";

const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const uint16 = (value: number) => [value & 0xff, value >> 8];
const uint32 = (value: number) => [...uint16(value & 0xffff), ...uint16(value >>> 16)];
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

const END_BYTES = 22;
const REMARK = "remark";

/** A ZIP file with empty files of these names; each directory entry has `more` extra bytes and a comment. */
function zip(names: readonly string[], comment = "", more: readonly number[] = []): number[] {
  const empty = [...uint32(0), ...uint32(0), ...uint32(0)];
  const files: number[] = [];
  const directory: number[] = [];
  for (const name of names) {
    const facts = [
      ...uint16(20),
      ...uint16(0),
      ...uint16(0),
      ...uint32(0),
      ...empty,
      ...uint16(name.length),
      ...uint16(0),
    ];
    const offset = files.length;
    files.push(...letters("PK"), 3, 4, ...facts, ...letters(name));
    const further = [...uint16(REMARK.length), ...uint16(0), ...uint16(0), ...uint32(0), ...uint32(offset)];
    const inDirectory = [...facts.slice(0, -2), ...uint16(more.length), ...further];
    directory.push(
      ...letters("PK"),
      1,
      2,
      ...uint16(20),
      ...inDirectory,
      ...letters(name),
      ...more,
      ...letters(REMARK),
    );
  }
  const counts = [...uint16(0), ...uint16(0), ...uint16(names.length), ...uint16(names.length)];
  const end = [...counts, ...uint32(directory.length), ...uint32(files.length), ...uint16(comment.length)];
  return [...files, ...directory, ...letters("PK"), 5, 6, ...end, ...letters(comment)];
}

const word = zip(["[Content_Types].xml", "word/document.xml"]);
const withoutEnd = word.slice(0, -END_BYTES);

/** A truncated Word document, with the offset of its directory as a number in the searched part. */
function endless(at: number): number[] {
  const searched = Array<number>(END_BYTES + 0xffff).fill(0);
  searched.splice(at, 4, ...word.slice(-6, -2));
  return [...withoutEnd, ...searched];
}

const lastEntryAt = word.lastIndexOf(1) - 2;
const otherEntry = word.with(lastEntryAt, 0);
const cutEntry = [...word.slice(0, lastEntryAt + 30), ...word.slice(-END_BYTES)];

const judge = (name: string, content: readonly number[] | string) =>
  contractFileProblem(new File([typeof content === "string" ? content : new Uint8Array(content)], name));

test.each([
  ["a PDF", "Vertrag.pdf", "%PDF-1.7\n…"],
  ["a PDF with a capital ending", "A.PDF", "%PDF-1.4"],
  ["a PDF behind a byte order mark and a line", "Scan.pdf", "\ufeff\r\n%PDF-1.4"],
  ["an old Word document", "Vertrag.doc", [...ole, 0, 0]],
  ["a Word document", "Vertrag.docx", word],
  ["a Word document with a comment behind it", "Vertrag.docx", zip(["word/document.xml"], "x".repeat(60_000))],
  ["a Word document with the longest comment", "Vertrag.docx", zip(["word/document.xml"], "x".repeat(0xffff))],
  ["a Word document with a comment like an end", "Vertrag.docx", zip(["word/document.xml"], "PK\u0005\u0006")],
  ["a Word document with more facts on each file", "V.docx", zip(["a.xml", "word/a.xml"], "", Array(300).fill(7))],
  ["a Word document that calls itself an old one", "Vertrag.doc", word],
  ["a Word document with a password", "Vertrag.docx", [...ole, 1]],
])("%s is taken (CONTR-06, U5)", async (_, name, content) => expect(await judge(name, content)).toBeNull());

test.each([
  ["a picture called PDF", "Foto.pdf", [0x89, ...letters("PNG\r\n")]],
  ["a page called PDF", "Seite.pdf", "<!doctype html><p>%PDF-1.7"],
  ["a program called Word document", "Vertrag.docx", "MZ\u0090"],
  ["a table called Word document", "Liste.docx", zip(["[Content_Types].xml", "xl/workbook.xml"])],
  ["an archive that only holds a file named so", "Archiv.docx", zip(["andere/word/document.xml"])],
  ["a Word document that was cut off", "Vertrag.docx", word.slice(0, -30)],
  ["a Word document without its end", "Vertrag.docx", endless(15)],
  ["a Word document without its end, with a number elsewhere", "Vertrag.docx", endless(16)],
  ["a Word document whose directory was overwritten", "Vertrag.docx", otherEntry],
  ["a Word document whose directory was cut off", "Vertrag.docx", cutEntry],
  ["a Word document with another beginning", "Vertrag.docx", [...letters("MZ"), 0, 0, ...word.slice(4)]],
  ["a file whose first byte alone is that of an old Word document", "Vertrag.doc", [0xd0, 1, 2, 3, 4, 5, 6, 7]],
  ["a PDF that is called both", "Vertrag.pdf.docx", "%PDF-1.7"],
  ["a Word document that is called both", "Vertrag.docx.pdf", word],
  ["a PDF called Word document", "Vertrag.docx", "%PDF-1.7"],
  ["a Word document called PDF", "Vertrag.pdf", word],
  ["a PDF with another ending", "Vertrag.pdf.exe", "%PDF-1.7"],
])("%s is refused (CONTR-06, U5)", async (_, name, content) =>
  expect(await judge(name, content)).toBe("invalidFormat"),
);

test("the size is checked before anything is read (D-98)", async () => {
  const name = "Vertrag.pdf";
  expect(await judge(name, "")).toBe("uploadFailed");
  const large = new File(["%PDF-", new Uint8Array(FILE_MAX_BYTES - 5)], name);
  expect(await contractFileProblem(large)).toBeNull();
  expect(await contractFileProblem(new File([large, "1"], name))).toBe("tooLarge");
});

test("a file that the device can no longer read is reported as a failed upload (MSGS-133)", async () => {
  const file = new File(["%PDF-1.7"], "Vertrag.pdf");
  file.slice = () => {
    throw new DOMException("gone", "NotReadableError");
  };
  expect(await contractFileProblem(file)).toBe("uploadFailed");
});
