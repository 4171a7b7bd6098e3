const QUIET_MS = 300;
const EVERY_MS = 50;
const PATIENCE_MS = 5000;

/** Resolves when a page has fetched nothing for a while: what is loaded later would be drawn anew under the hand. */
export async function untilLoaded(page: () => Document | null): Promise<void> {
  const fetched = () => page()?.defaultView?.performance.getEntriesByType("resource").length ?? 0;
  const end = performance.now() + PATIENCE_MS;
  let count = -1;
  let since = performance.now();
  while (performance.now() < end && performance.now() - since < QUIET_MS) {
    if (fetched() !== count) {
      count = fetched();
      since = performance.now();
    }
    await new Promise((done) => setTimeout(done, EVERY_MS));
  }
}
