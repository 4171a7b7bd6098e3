import { apiErrorOf } from "#app/shell/queryError.ts";
import type { UploadProblem } from "#src/model/contract/files.ts";

/** Why a file did not arrive. One that is too large for a server on the way is too large the next time, too. */
export const uploadProblemOf = (reason: unknown): UploadProblem =>
  apiErrorOf(reason).code === "too-large" ? "tooLargeForServer" : "uploadFailed";
