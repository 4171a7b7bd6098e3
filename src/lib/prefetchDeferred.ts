const PREFETCH_DELAY_MS = 2000;

/** Prefetches after a delay, for when the connection may be lost. Returns a cancel function; errors are ignored. */
export function prefetchDeferred(fetchIt: () => Promise<unknown>): () => void {
  const timer = setTimeout(() => void fetchIt().catch(() => undefined), PREFETCH_DELAY_MS);
  return () => clearTimeout(timer);
}
