import { createLimit, within } from "#app/platform/limit.ts";

/** Aborts work after the time limit of a call (T12). */
export async function limited<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const { signal, release } = createLimit();
  try {
    return await within(signal, work(signal));
  } finally {
    release();
  }
}
