import type { ApiError, Result } from "#app/client/result.ts";
import { apiErrorWith } from "#app/client/apiError.ts";
import type { UploadProblem } from "#src/model/contract/files.ts";

/** Wraps an ApiError, as queries reject with errors only. */
export class QueryError extends Error {
  override name = "QueryError";
  readonly apiError: ApiError;

  constructor(apiError: ApiError) {
    super(apiError.code);
    this.apiError = apiError;
  }
}

/** The value of a result; throws a QueryError otherwise. */
export function valueOf<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new QueryError(result.apiError);
  return result.value;
}

/** Why a query failed; code that failed to load counts as unreachable. */
export const apiErrorOf = (error: unknown): ApiError =>
  error instanceof QueryError ? error.apiError : apiErrorWith("unreachable", 0, String(error));

/** Why an upload failed. A file too large for a server is not worth a retry. */
export const uploadProblemOf = (reason: unknown): UploadProblem =>
  apiErrorOf(reason).code === "too-large" ? "tooLargeForServer" : "uploadFailed";
