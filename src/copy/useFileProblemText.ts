import type { FileKind, FileProblem } from "#src/model/contract/files.ts";
import { FILE_MAX_BYTES } from "#src/model/id-check/idCheck.ts";
import { useCopy } from "./useCopy.tsx";

const megabytes = FILE_MAX_BYTES / 1024 / 1024;

/** The message for a rejected file, with what is accepted (MSG-46 to MSG-48). */
export function useFileProblemText(kind: FileKind): (problem: FileProblem) => string {
  const t = useCopy("files.problems");
  return (problem) => {
    if (problem === "invalidFormat" || problem === "tooLargeForServer") return t(`${problem}.${kind}`);
    return problem === "tooLarge" ? t("tooLarge", { megabytes }) : t("uploadFailed");
  };
}
