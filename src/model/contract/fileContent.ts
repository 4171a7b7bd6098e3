import { fileProblem, type FileProblem } from "#src/model/contract/files.ts";

/** `null`: none of these. */
type Content = "pdf" | "ole" | "word" | null;

/** What a file with this extension can contain; a `.docx` with a password is an OLE file. */
const CONTENTS_OF: readonly (readonly [RegExp, readonly Content[]])[] = [
  [/\.pdf$/i, ["pdf"]],
  [/\.docx?$/i, ["ole", "word"]],
];

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** Signatures of a ZIP file: a directory entry, and its end, before a comment of at most 65,535 bytes. */
const ENTRY = [0x50, 0x4b, 0x01, 0x02];
const ENTRY_BYTES = 46;
const END = [0x50, 0x4b, 0x05, 0x06];
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte);

const bytesOf = async (file: Blob, from: number, to: number) =>
  new Uint8Array(await file.slice(from, to).arrayBuffer());

const latin = new TextDecoder("latin1");

/** The first two bytes as a number; missing bytes count as 0. */
const uint16 = ([low = 0, high = 0]: Uint8Array) => low + high * 0x100;

function listsText(directory: Uint8Array): boolean {
  let at = 0;
  while (startsWith(directory, ENTRY, at)) {
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((field) => uint16(directory.subarray(at + field)));
    const contentStart = at + ENTRY_BYTES;
    if (latin.decode(directory.subarray(contentStart, contentStart + name)).startsWith("word/")) return true;
    at = contentStart + name + extra + comment;
  }
  return false;
}

/** Whether a ZIP file contains a text document; a truncated file has lost its directory and contains nothing. */
async function isPlainText(file: Blob): Promise<boolean> {
  const from = Math.max(0, file.size - END_BYTES - LONGEST_COMMENT);
  const tail = await bytesOf(file, from, file.size);
  let at = tail.length - END_BYTES;
  while (at >= 0 && !startsWith(tail, END, at)) at -= 1;
  if (at < 0) return false;
  const start = new DataView(tail.buffer).getUint32(at + 16, true);
  return listsText(await bytesOf(file, start, from + at));
}

async function contentOf(file: Blob): Promise<Content> {
  const head = await bytesOf(file, 0, 1024);
  if (/^(?:\u00ef\u00bb\u00bf)?\s*%PDF-/.test(latin.decode(head))) return "pdf";
  if (startsWith(head, OLE)) return "ole";
  return startsWith(head, ZIP) && (await isPlainText(file)) ? "word" : null;
}

/**
 * Why a contract document cannot be uploaded, by name, size and actual content; `null` if it may be tried. A file that
 * the device cannot read is an `uploadFailed` (CONTR-06, D-98, U5).
 */
export async function contractFileProblem(file: File): Promise<FileProblem | null> {
  const problem = fileProblem("contractDocument", file);
  if (problem) return problem;
  try {
    const content = await contentOf(file);
    const fits = CONTENTS_OF.some(([ending, contents]) => ending.test(file.name) && contents.includes(content));
    return fits ? null : "invalidFormat";
  } catch {
    return "uploadFailed";
  }
}
