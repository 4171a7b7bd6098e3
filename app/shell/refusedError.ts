import type { Refusal } from "#app/client/outcome.ts";
import { refused } from "#app/client/refusal.ts";

/** A refusal on its way through a query, which knows failures as errors only. */
export class RefusedError extends Error {
  override name = "RefusedError";
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Why a query failed; code that could not be fetched counts as no answer. */
export const refusalOf = (error: unknown): Refusal =>
  error instanceof RefusedError ? error.refusal : refused("unreachable", 0, String(error));
