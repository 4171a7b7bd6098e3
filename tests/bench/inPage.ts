import type { Page } from "playwright";

/** The longest time from a press to the paint that answers it, in steps of 8 ms; 0: less than 16. */
export async function pressToPaint(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(globalThis, { durations });
    new PerformanceObserver((list) => {
      // Not what a pointer comes to lie on because something has moved below it.
      const presses = (list.getEntries() as PerformanceEventTiming[]).filter(({ interactionId }) => interactionId > 0);
      durations.push(...presses.map(({ duration }) => duration));
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act();
  await page.waitForTimeout(500);
  return page.evaluate(() => Math.max(0, ...(globalThis as unknown as { durations: number[] }).durations));
}

/** The longest time between two frames while the page scrolls down and up again, in milliseconds. */
export const worstFrame = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const FRAMES = 120;
        const PIXELS = 120;
        let last = 0;
        let worst = 0;
        let left = FRAMES;
        function step(now: number) {
          if (last > 0) worst = Math.max(worst, now - last);
          last = now;
          scrollBy(0, left > FRAMES / 2 ? PIXELS : -PIXELS);
          left -= 1;
          if (left > 0) requestAnimationFrame(step);
          else done(worst);
        }
        requestAnimationFrame(step);
      }),
  );
