import { fileProblem, type ChosenFile, type FileProblem } from "#src/model/contract/files.ts";

/** Pixels that are decoded at most: more would need more memory than a phone has to spare (U3). */
export const ID_PHOTO_MAX_PIXELS = 50_000_000;

/** Why there is no photo: the file, its picture, the camera's picture, or no answer to the upload. */
export type IdPhotoProblem = FileProblem | "tooManyPixels" | "unreadable";

/** Whether a file may be an ID photo, by type and size, before anybody decodes it (IDC-18, IDC-19). */
export const validateIdPhoto = (file: ChosenFile): FileProblem | null => fileProblem("idPhoto", file);
