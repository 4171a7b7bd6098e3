const PREFETCH_DELAY_MS = 2000;

/** Fetches what may be needed when nothing can be fetched any more. Returns how to give it up; a failure is none. */
export function prefetchDeferred(fetchIt: () => Promise<unknown>): () => void {
  const timer = setTimeout(() => void fetchIt().catch(() => undefined), PREFETCH_DELAY_MS);
  return () => clearTimeout(timer);
}
