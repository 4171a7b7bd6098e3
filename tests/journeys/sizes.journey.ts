import { de } from "./copy.ts";
import { expect, heading, signIn, test } from "./journey.ts";

/** Until the first date can be seen, and until the page has answered a key or a press, in milliseconds. */
const VISIBLE_MS = 1500;
const ANSWER_MS = 200;
const HEAP_MB = 150;

/** The others with `npm run stress`. */
const COUNTS = process.env.STRESS ? [0, 1, 4, 1_000, 10_000] : [10_000];

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
    // Another journey beside this one can only add to the time: one good try is enough.
    await expect(async () => {
      await page.reload();
      await page.getByRole("grid").waitFor();
      expect(await page.evaluate(() => performance.now())).toBeLessThan(VISIBLE_MS);
    }).toPass();
    const answerAfter = await page.evaluate(async () => {
      const next = [...document.querySelectorAll("button")].find((button) =>
        button.textContent.startsWith("Weiter zu"),
      );
      const before = performance.now();
      next?.click();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return performance.now() - before;
    });
    const session = await page.context().newCDPSession(page);
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    expect(usedSize / 1e6).toBeLessThan(HEAP_MB);
    expect(answerAfter).toBeLessThan(ANSWER_MS);
  });
}
