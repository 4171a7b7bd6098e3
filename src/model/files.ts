import { FILE_MAX_BYTES } from "#src/model/idCheck.ts";

export type FileKind = "idPhoto" | "contractDocument";
export type FileProblem = "invalidFormat" | "tooLarge" | "uploadFailed";

/** What the browser tells of a file before anybody reads it; `size` in bytes. */
export type ChosenFile = Pick<File, "name" | "type" | "size">;

const ACCEPTS: Record<FileKind, (file: ChosenFile) => boolean> = {
  idPhoto: ({ type }) => type === "image/jpeg" || type === "image/png",
  contractDocument: ({ name }) => /\.(pdf|docx?)$/i.test(name),
};

/**
 * What keeps a chosen file from being uploaded, by name, type and size alone; `null` if it may be tried (IDC-18, IDC-19,
 * CONTR-06, D-98). Of a file without content there is nothing to upload.
 */
export function fileProblem(kind: FileKind, file: ChosenFile): FileProblem | null {
  if (!ACCEPTS[kind](file)) return "invalidFormat";
  if (file.size > FILE_MAX_BYTES) return "tooLarge";
  return file.size === 0 ? "uploadFailed" : null;
}

/** What a device's file chooser offers, by ending and by type: some know only the one, some only the other. */
export const FILE_ACCEPT: Record<FileKind, string> = {
  idPhoto: ".jpg,.jpeg,.png,image/jpeg,image/png",
  contractDocument: [
    ".pdf,.doc,.docx",
    "application/pdf",
    "application/msword",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ].join(","),
};

const NAME_SHOWN = 48;
const END_SHOWN = 15;

/**
 * The name of a chosen file as it may be shown: without folders, invisible and direction-changing characters, on one line,
 * a long one cut in the middle so that its ending stays (U5). Empty if nothing is left.
 */
export function shownFileName(name: string): string {
  const own = name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1);
  const plain = own
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, "")
    .trim();
  const letters = [...new Intl.Segmenter("de", { granularity: "grapheme" }).segment(plain)].map((one) => one.segment);
  if (letters.length <= NAME_SHOWN) return plain;
  return `${letters.slice(0, NAME_SHOWN - END_SHOWN - 1).join("")}…${letters.slice(-END_SHOWN).join("")}`;
}
