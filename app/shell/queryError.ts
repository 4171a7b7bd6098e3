import type { ApiError, Result } from "#app/client/result.ts";
import { apiErrorWith } from "#app/client/apiError.ts";

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
export function valueOf<Value>(outcome: Result<Value>): Value {
  if (!outcome.ok) throw new QueryError(outcome.apiError);
  return outcome.value;
}

/** Why a query failed; code that could not be fetched counts as no answer. */
export const apiErrorOf = (error: unknown): ApiError =>
  error instanceof QueryError ? error.apiError : apiErrorWith("unreachable", 0, String(error));
