import type { Page } from "@playwright/test";
import { de } from "./copy.ts";
import { expect, heading, signIn, test } from "./journey.ts";

/** How much longer than with a few dates it may take until the first can be seen, and until a press is answered. */
const TIMES = 5;
const FEW = 4;
/** Below this an answer is at once, and the screen's own rhythm is longer than what is measured; in milliseconds. */
const AT_ONCE_MS = 50;
const HEAP_MB = 150;
/** What F14 asks of a quiet machine, held by `npm run stress`; in milliseconds. */
const QUIET_MS = process.env.STRESS ? { visible: 1500, answer: 200 } : { visible: Infinity, answer: Infinity };

/** The others with `npm run stress`. */
const COUNTS = process.env.STRESS ? [0, 1, FEW, 1_000, 10_000] : [10_000];

/** Milliseconds from the start of the page to its calendar, and from a press on the next month to what it draws. */
async function measured(page: Page) {
  await page.reload();
  await page.getByRole("grid").waitFor();
  return page.evaluate(async () => {
    const visible = performance.now();
    const next = [...document.querySelectorAll("button")].find((button) => button.textContent.startsWith("Weiter zu"));
    next?.click();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return { visible, answer: performance.now() - visible };
  });
}

for (const count of COUNTS) {
  test(`${count} dates to apply for: the start page and the calendar show them (F14)`, async ({ page, provider }) => {
    await provider.days(count);
    await signIn(page, "leonie");
    await page.goto("/events/apply");
    await expect(heading(page, de.events.title)).toBeVisible();
    if (count === 0) {
      await expect(page.getByText(de.events.empty.title)).toBeVisible();
      return;
    }
    // Against a few dates on the same machine, since another runs it at another speed; whatever runs beside it can only
    // disturb a try: one good one is enough.
    await expect(async () => {
      await provider.days(FEW);
      const few = await measured(page);
      await provider.days(count);
      const all = await measured(page);
      expect(all.visible).toBeLessThan(Math.min(QUIET_MS.visible, TIMES * few.visible));
      expect(all.answer).toBeLessThan(Math.min(QUIET_MS.answer, TIMES * Math.max(few.answer, AT_ONCE_MS)));
    }).toPass();
    const session = await page.context().newCDPSession(page);
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    expect(usedSize / 1e6).toBeLessThan(HEAP_MB);
  });
}
