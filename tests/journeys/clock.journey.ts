import { todayInBerlin } from "../../src/lib/calendarDay.ts";
import { inventStaff } from "../../app/sandbox/database/staffPeople.ts";
import { de } from "./copy.ts";
import { button, expect, heading, signIn, test } from "./journey.ts";
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

test.describe("on a device that is two hours slow", () => {
  const { staff } = de;
  const [somebody = ""] = inventStaff(3).map(({ name }) => name);
  // Check-in has opened at eight, half an hour ago.
  test.use({ instant: "2026-11-22T06:30:00+01:00" });

  test("a supervisor is told so, opens the check-in list and checks somebody in, at once and after a reload", async ({
    page,
    provider,
  }) => {
    await provider.settings({ staffCount: 3 });
    await provider.advance(2 * 3600);
    await signIn(page, "milica");
    await page.goto("/legacy/check-in-list");
    for (const opened of ["at once", "after a reload"]) {
      await expect(heading(page, staff.in.title), opened).toBeVisible();
      await expect(page.getByText("Die Uhr dieses Geräts geht 2 Stunden nach."), opened).toBeVisible();
      await expect(page.getByText(staff.closed.title), opened).toBeHidden();
      await page.reload();
    }
    await button(page, staff.in.toConfirmNamed.replace("{name}", somebody)).click();
    await button(page, staff.in.dialog.confirm).click();
    await expect(page.getByRole("listitem").filter({ hasText: somebody })).toContainText("eingecheckt, 08:3");
  });
});
