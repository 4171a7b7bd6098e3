import type { ApiError } from "#app/client/result.ts";
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

/** Why a query failed; code that could not be fetched counts as no answer. */
export const apiErrorOf = (error: unknown): ApiError =>
  error instanceof QueryError ? error.apiError : apiErrorWith("unreachable", 0, String(error));
