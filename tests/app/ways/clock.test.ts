import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { replaceTime } from "#workbench/toolbar/clock/replaceTime.ts";
import { inventStaff } from "#app/sandbox/database/staffPeople.ts";
import type { Database } from "#app/sandbox/database.ts";
import { capitalised } from "#src/lib/capitalised.ts";
import { people, type PersonId } from "#src/people/people.ts";
import { auth, fill } from "../situation.ts";
import { toProfile } from "../situations/wayIn.ts";
import { de } from "./copy.ts";
import { answerWith, begin, end, go, isAt, says, saysNot, settle } from "./way.ts";

const HOUR = 3_600_000;
const realNow = Date.now;
let ahead = 0;
let stop = () => {};

/** The clock of the device, from now on; `at` in Berlin, where it is winter. */
const setClock = (at: string) => void (ahead = Date.parse(`${at}+01:00`) - realNow());

beforeEach(() => {
  stop = replaceTime(() => realNow() + ahead);
});
afterEach(() => {
  end();
  stop();
});

/** Nobody touches the page until then; whatever the timers missed, they run once more. */
async function pass(at: string): Promise<void> {
  setClock(at);
  await settle({ atLeast: 20 });
}

const SUNDAY = "2026-11-22T23:58";
/** The sign of a day begins its line with it. */
const [today, tomorrow] = [de.day.away.today, de.day.away.tomorrow].map(capitalised) as [string, string];

describe("a screen that is left open", () => {
  test.each<[path: string, person: PersonId, tomorrow: string, today: string]>([
    ["/dashboard", "amira", `${tomorrow}, 08:00`, `${today}, 08:00`],
    ["/events/my-event", "amira", tomorrow, today],
    ["/events/details/1", "amira", tomorrow, today],
    ["/legacy/job-detail", "amira", tomorrow, today],
  ])("%s says by itself that the day of the shift has come", async (path, person, before, after) => {
    setClock(SUNDAY);
    await begin({ path, person });
    isAt(path);
    says(before);
    await pass("2026-11-23T00:00");
    saysNot(before);
    says(after);
  });

  test.each<[path: string, person: PersonId, shown: string, until: string, gone: string]>([
    ["/events/apply", "leonie", "November 2026", "2026-11-23T13:29", "2026-11-23T13:30"],
    ["/legacy/apply", "suharti", "23.11.", "2026-11-23T23:59", "2026-11-24T00:00"],
  ])("%s no longer offers a day that is over", async (path, person, shown, until, gone) => {
    setClock(SUNDAY);
    await begin({ path, person });
    isAt(path);
    says(shown);
    await pass(until);
    says(shown);
    await pass(gone);
    saysNot(shown);
  });

  test("my event lets nobody cancel or prepare a day that is over", async () => {
    setClock(SUNDAY);
    await begin({ path: "/events/my-event", person: "amira" });
    await pass("2026-11-23T13:29");
    says(de.myEvent.toCancel);
    await pass("2026-11-23T13:30");
    saysNot(de.myEvent.toCancel);
  });

  test("the check-in list opens when it is time", async () => {
    setClock("2026-11-22T07:58");
    await begin({ path: "/legacy/check-in-list", person: "milica" });
    says(de.staff.closed.title);
    await pass("2026-11-22T07:59");
    says(de.staff.closed.title);
    await pass("2026-11-22T08:00");
    saysNot(de.staff.closed.title);
  });

  test.each<[path: string, person: PersonId, label: string, submit: string]>([
    ["/profile/complete", "amira", de.profile.form.labels.dateOfBirth, de.profile.completion.submit],
    ["/legacy/profile-data", "amira", de.profile.form.labels.dateOfBirth, de.profile.completion.submit],
    ["/legacy/id-terms", "amira", de.idCheck.terms.labels.dateOfBirth, de.idCheck.terms.submit],
  ])("%s judges a date by the day on which it is sent", async (path, person, label, submit) => {
    setClock(SUNDAY);
    await begin({ path, person });
    await fill(label, "23.11.2026");
    await go(submit);
    says("liegt in der Zukunft");
    await pass("2026-11-23T00:00");
    await go(submit);
    saysNot("liegt in der Zukunft");
  });

  test("the last step of the way in judges it so, too", async () => {
    setClock(SUNDAY);
    const app = await begin({ path: "/auth/signin", as: "invited", person: "konstantin" });
    await toProfile(app);
    isAt("/auth/complete-profile");
    await fill(de.profile.form.labels.dateOfBirth, "23.11.2026");
    await go(de.profile.information.submit);
    says("liegt in der Zukunft");
    await pass("2026-11-23T00:00");
    await go(de.profile.information.submit);
    saysNot("liegt in der Zukunft");
  });

  test.each([
    [document, "visibilitychange"],
    [window, "pageshow"],
    [window, "focus"],
  ])("follows as soon as it is seen again: %s %s", async (target, event) => {
    setClock(SUNDAY);
    await begin({ path: "/dashboard", person: "amira" });
    setClock("2026-11-23T06:15");
    target.dispatchEvent(new Event(event));
    await vi.waitFor(() => says(`${today}, 08:00`));
  });
});

/** The provider's clock is ahead of the device's. */
const providerAhead = (hours: number) => ({
  prepare: (database: Database) => {
    database.clockAhead += hours * HOUR;
    database.settings.staffCount = 3;
  },
});
const [somebody = ""] = inventStaff(3).map(({ name }) => name);

describe("a device whose clock is wrong", () => {
  const path = "/legacy/check-in-list";
  const person = "milica";

  test("by two hours slow: the supervisor is told so and checks people in", async () => {
    setClock("2026-11-22T06:30");
    await begin({ path, person, ...providerAhead(2) });
    saysNot(de.staff.closed.title);
    says("Die Uhr dieses Geräts geht 2 Stunden nach.");
    await go(de.staff.in.toConfirmNamed.replace("{name}", somebody));
    await answerWith(de.staff.in.dialog.confirm);
    says("eingecheckt, 08:30 Uhr");
  });

  test("by two hours fast: the list opens when it is time and not before", async () => {
    setClock("2026-11-22T09:58");
    await begin({ path, person, ...providerAhead(-2) });
    says(de.staff.closed.title);
    says("Die Uhr dieses Geräts geht 2 Stunden vor.");
    await pass("2026-11-22T10:00");
    saysNot(de.staff.closed.title);
  });

  test.each([
    [26, "2026-11-21T22:01", today, "26 Stunden nach"],
    [-26, "2026-11-24T01:58", tomorrow, "26 Stunden vor"],
  ] as const)("by %i hours: what day it is follows the provider", async (hours, at, day, wrong) => {
    setClock("2026-11-22T12:00");
    await begin({
      path: "/events/my-event",
      person: "amira",
      prepare: (database) => {
        setClock(at);
        database.clockAhead += hours * HOUR;
      },
    });
    says(day);
    says(wrong);
  });

  test("by half a minute is not told so", async () => {
    setClock(SUNDAY);
    await begin({ path: "/dashboard", person: "amira", ...providerAhead(1 / 120) });
    saysNot("Die Uhr dieses Geräts");
  });

  test("counts the wait for another code by itself, before and after it knows the provider's time (AUTH-59)", async () => {
    setClock(SUNDAY);
    const { email } = people.konstantin;
    await begin({ path: "/auth/create", as: "stranger", person: "konstantin", ...providerAhead(2) });
    await auth.email.enter(email);
    await settle();
    isAt("/auth/verify-email");
    const [sentAt] = (sessionStorage.getItem(`resend:email:${email}`) ?? "").split("+");
    expect(Math.abs(Number(sentAt) - Date.now())).toBeLessThan(60_000);
  });
});
