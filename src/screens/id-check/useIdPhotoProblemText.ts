import { useCopy } from "#src/copy/useCopy.tsx";
import { useFileProblemText } from "#src/copy/useFileProblemText.ts";
import type { FileProblem } from "#src/model/contract/files.ts";
import type { IdPhotoProblem } from "#src/model/id-check/idPhoto.ts";

/** Why there is no photo, and what to do (VS-105). */
export function useIdPhotoProblemText(): (problem: IdPhotoProblem) => string {
  const t = useCopy("idCheck.capture.problems");
  const fileText = useFileProblemText("idPhoto");
  return (problem) => (isOfTheFile(problem) ? fileText(problem) : t(problem));
}

const isOfTheFile = (problem: IdPhotoProblem): problem is FileProblem =>
  ["invalidFormat", "tooLarge", "tooLargeForServer", "uploadFailed"].includes(problem);
