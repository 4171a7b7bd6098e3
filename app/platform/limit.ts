/**
 * No call keeps a person waiting longer, body and refresh included (API-54, FMT-05, T12). A file may take its time: there it is
 * the longest silence, while it is sent and after that. In milliseconds.
 */
export const REQUEST_TIMEOUT_MS = 30_000;

export type Limit = {
  signal: AbortSignal;
  /** Something has moved: the wait begins anew. */
  restart: () => void;
  release: () => void;
};

/** A signal that aborts with the reason "timeout" after the limit, or without one when the caller gives up. */
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

/** The work, or a rejection as soon as the signal aborts, even if the work itself does not notice. */
export function within<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(new Error(String(signal.reason)));
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop);
    work.then(resolve, reject);
  });
}
