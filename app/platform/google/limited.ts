import { createLimit, within } from "#app/platform/limit.ts";

/** Work that is given up after the time that every call has (T12). */
export async function limited<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const { signal, release } = createLimit();
  try {
    return await within(signal, work(signal));
  } finally {
    release();
  }
}
