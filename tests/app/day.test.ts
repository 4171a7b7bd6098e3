import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MINUTE } from "#app/sandbox/database/time.ts";
import { checkInOpensAt } from "#src/model/events/eventTimes.ts";
import { instantInBerlin } from "#src/lib/calendarMath.ts";
import type { Database } from "#app/sandbox/database.ts";
import type { TrialDay } from "#app/sandbox/database/records.ts";
import { wordsInPlace } from "./invariants.ts";
import { openApp, type OpenApp } from "./openApp.ts";
import { holdTime, settle } from "./settle.ts";
import { answer, button, fill, press } from "./situation.ts";
import { de } from "./ways/copy.ts";

const [FIRST, SECOND] = [501, 502];

let app: OpenApp;
beforeEach(() => void holdTime());
afterEach(() => app.close());

const dayOf = ({ days }: Database, id: number) => days.find((day) => day.id === id)!;

const startOf = ({ date, start }: TrialDay) => instantInBerlin(date, start!);

/** The clock of the provider shows `minutes` after check-in opens for the first booked day of Milica, who is a supervisor. */
const setClock = (minutes: number) => (database: Database, at: number) => {
  database.clockAhead += checkInOpensAt(startOf(dayOf(database, FIRST))) + minutes * MINUTE - at;
};

describe("a supervisor with a booked day", () => {
  const open = async (minutes: number) => {
    app = await openApp({ path: "/legacy/check-in-list", person: "milica", prepare: setClock(minutes) });
    await settle();
  };
  const checkIn = async () => {
    await press(/^Check-in: /);
    await answer("Check-in bestätigen");
    await settle({ seconds: 3 });
  };
  const undo = () => page.getByRole("button", { name: /^Rückgängig: / });

  test("checks in no one until 24 hours before, and everyone from then on, with the list open (D-33)", async () => {
    await open(-2);
    expect(wordsInPlace()).toContain(de.staff.closed.title);
    expect(button(/^Check-in: /).element().ariaDisabled).toBe("true");
    app.change((database) => void (database.clockAhead += 3 * MINUTE));
    await settle({ atLeast: 60 });
    expect(wordsInPlace()).not.toContain(de.staff.closed.title);
    await checkIn();
    expect(app.calls("checkInStaff")).toBe(1);
    expect(wordsInPlace()).toMatch(/eingecheckt, \d{2}:\d{2}\sUhr/);
  });

  test("takes back a check-out, and the person stays checked in", async () => {
    await open(1);
    await checkIn();
    await press("Zurück");
    await settle({ seconds: 1 });
    await press(/Check-out/);
    await settle({ seconds: 1 });
    await press(/^Check-out: /);
    await answer("Check-out bestätigen");
    await settle({ seconds: 3 });
    await userEvent.click(undo());
    await settle({ seconds: 3 });
    expect([app.calls("undoStaffCheckOut"), app.calls("undoStaffCheckIn")]).toEqual([1, 0]);
    expect(Object.values(app.database().attendance)).toEqual([{ in: expect.any(String), out: null }]);
    expect(wordsInPlace()).toMatch(/eingecheckt, \d{2}:\d{2}\sUhr/);
  });

  test("can take it back while at the row, however long, and for ten seconds from then (WCAG 2.2.1)", async () => {
    await open(1);
    await checkIn();
    await settle({ atLeast: 60 });
    expect(undo().elements()).toHaveLength(1);
    await userEvent.click(page.getByLabelText("Name oder Ausweis"));
    await settle({ atLeast: 10 });
    expect(undo().elements()).toHaveLength(0);
  });
});

describe("the pages of two days", () => {
  const go = async (name: string | RegExp) => {
    await press(name);
    await settle({ seconds: 2 });
  };
  const openPage = async (day: number) => {
    await userEvent.click(page.getByRole("button", { name: /^Aufgabenliste öffnen/ }).nth(day));
    await settle({ seconds: 2 });
    await go(/Anstehendes Event/);
    await go(/^Ablauf ansehen/);
  };
  const toDays = async () => {
    for (let step = 0; step < 3; step += 1) await go("Zurück");
  };
  const edit = async (time: string) => {
    await go("Ablauf bearbeiten");
    await fill("Beginn", time);
  };

  test("are not shown, edited or saved as each other's (F8)", async () => {
    app = await openApp({
      path: "/events/my-event",
      person: "milica",
      prepare(database, at) {
        setClock(60)(database, at);
        dayOf(database, SECOND).date = dayOf(database, FIRST).date;
      },
    });
    await settle();
    await openPage(0);
    await edit("07:10");
    await go("Ablauf speichern");
    await edit("07:20");
    await toDays();
    await openPage(1);
    expect(wordsInPlace()).toMatch(/08:00–\u206013:30/);
    await edit("07:30");
    await go("Ablauf speichern");
    await toDays();
    for (const [day, saved] of ["07:10", "07:30"].entries()) {
      await openPage(day);
      expect(wordsInPlace()).toMatch(`${saved}–\u206013:30`);
      await toDays();
    }
  });
});
