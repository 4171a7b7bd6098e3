import type { ApiError, Result } from "#app/client/result.ts";
import { apiErrorWith } from "#app/client/apiError.ts";
import type { UploadProblem } from "#src/model/contract/files.ts";

/** An ApiError on its way through a query, which knows failures as errors only. */
export class QueryError extends Error {
  override name = "QueryError";
  readonly apiError: ApiError;

  constructor(apiError: ApiError) {
    super(apiError.code);
    this.apiError = apiError;
  }
}

/** What a call brought; a refusal, or no answer, rejects. */
export function valueOf<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new QueryError(result.apiError);
  return result.value;
}

/** Why a query failed; code that could not be fetched counts as no answer. */
export const apiErrorOf = (error: unknown): ApiError =>
  error instanceof QueryError ? error.apiError : apiErrorWith("unreachable", 0, String(error));

/** Why a file did not arrive. One that is too large for a server on the way is too large the next time, too. */
export const uploadProblemOf = (reason: unknown): UploadProblem =>
  apiErrorOf(reason).code === "too-large" ? "tooLargeForServer" : "uploadFailed";
