/**
 * Time limit of a call in milliseconds, including body and refresh (API-54, FMT-05, T12). For uploads it is the longest
 * time without progress, during and after sending.
 */
export const REQUEST_TIMEOUT_MS = 30_000;

export type Limit = {
  signal: AbortSignal;
  /** Restarts the time limit after progress. */
  restart: () => void;
  release: () => void;
};

/** A signal that aborts with reason "timeout" after the limit, or without a reason when the caller aborts. */
export function createLimit(given?: AbortSignal): Limit {
  const controller = new AbortController();
  const giveUp = (): void => controller.abort();
  const start = () => setTimeout(() => controller.abort("timeout"), REQUEST_TIMEOUT_MS);
  let timer = start();
  if (given?.aborted) giveUp();
  given?.addEventListener("abort", giveUp);
  return {
    signal: controller.signal,
    restart() {
      clearTimeout(timer);
      timer = start();
    },
    release() {
      clearTimeout(timer);
      given?.removeEventListener("abort", giveUp);
    },
  };
}

/** Rejects as soon as the signal aborts, even if the work itself ignores it. */
export function within<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(new Error(String(signal.reason)));
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop);
    work.then(resolve, reject);
  });
}
