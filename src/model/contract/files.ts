import { FILE_MAX_BYTES } from "#src/model/id-check/idCheck.ts";

export type FileKind = "idPhoto" | "contractDocument";
/** Why a file that may be uploaded did not arrive. */
export type UploadProblem = "tooLargeForServer" | "uploadFailed";
export type FileProblem = "invalidFormat" | "tooLarge" | UploadProblem;

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
export const FILE_ACCEPT = {
  contractDocument: [
    ".pdf,.doc,.docx",
    "application/pdf",
    "application/msword",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ].join(","),
};
