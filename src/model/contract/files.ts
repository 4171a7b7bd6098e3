import { FILE_MAX_BYTES } from "#src/model/id-check/idCheck.ts";

export type FileKind = "idPhoto" | "contractDocument";
/** Why the upload of an accepted file failed. */
export type UploadProblem = "tooLargeForServer" | "uploadFailed";
export type FileProblem = "invalidFormat" | "tooLarge" | UploadProblem;

/** What the browser knows of a file without reading it; `size` in bytes. */
export type ChosenFile = Pick<File, "name" | "type" | "size">;

const ACCEPTS: Record<FileKind, (file: ChosenFile) => boolean> = {
  idPhoto: ({ type }) => type === "image/jpeg" || type === "image/png",
  contractDocument: ({ name }) => /\.(pdf|docx?)$/i.test(name),
};

/**
 * Why a chosen file cannot be uploaded, by name, type and size alone; `null` if it may be tried (IDC-18, IDC-19,
 * CONTR-06, D-98). An empty file has nothing to upload.
 */
export function fileProblem(kind: FileKind, file: ChosenFile): FileProblem | null {
  if (!ACCEPTS[kind](file)) return "invalidFormat";
  if (file.size > FILE_MAX_BYTES) return "tooLarge";
  return file.size === 0 ? "uploadFailed" : null;
}

/** The `accept` of the file chooser, by extension and by type: some devices know only one of them. */
export const FILE_ACCEPT = {
  contractDocument: [
    ".pdf,.doc,.docx",
    "application/pdf",
    "application/msword",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ].join(","),
};
