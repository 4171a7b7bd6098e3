import { todayInBerlin } from "../../src/lib/calendarDay.ts";
import { expect, test } from "./journey.ts";
import { people } from "../../src/people/people.ts";

/** How far two clocks may be apart, in milliseconds: the time that it takes to ask both. */
const APART = 5000;

test("a journey, its pages and its provider read the same clock, which begins at the instant it was given", async ({
  page,
  context,
  provider,
  instant,
}) => {
  const now = Date.now();
  expect(now - Date.parse(instant)).toBeGreaterThanOrEqual(0);
  expect(now - Date.parse(instant)).toBeLessThan(20_000);
  await page.goto("/");
  const other = await context.newPage();
  await other.goto("/outbox");
  for (const each of [page, other]) {
    const read = await each.evaluate(() => [Date.now(), new Date().getTime(), Date.parse(Date())]);
    for (const time of read) expect(Math.abs(time - Date.now())).toBeLessThan(APART);
    const format = () => new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin", dateStyle: "short" }).format();
    expect(await each.evaluate(format)).toBe(todayInBerlin(Date.now()));
  }
  const email = people.konstantin.email;
  await page.request.post("/api/verification/email/send", { data: { email, firstName: "" } });
  const [newest] = await provider.messages(email);
  expect(Math.abs((newest?.sentAt ?? 0) - Date.now())).toBeLessThan(APART);
});
