import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { inventStaff } from "#app/sandbox/database/staffPeople.ts";
import { typed, wordsInPlace } from "./invariants.ts";
import { openApp, type OpenApp } from "./openApp.ts";
import { holdTime, settle } from "./settle.ts";
import { sample } from "./sample.ts";
import { fill, OUT_OF_DATE } from "./situation.ts";
import { situations } from "./situations.ts";

const INTERVAL_S = 30;
const people = inventStaff(60);
const [, , third] = people;

let app: OpenApp;
beforeEach(() => void holdTime());
afterEach(() => {
  vi.restoreAllMocks();
  app.close();
});

const see = (state: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
};

/** Somebody looks at something else for longer than what was read counts as fresh, and comes back. */
async function lookAway(): Promise<void> {
  const { now } = Date;
  see("hidden");
  vi.spyOn(Date, "now").mockImplementation(() => now() + INTERVAL_S * 1000 + 1);
  see("visible");
  await settle({ seconds: 3 });
}

const openList = async () => {
  app = await openApp({
    path: "/legacy/check-in-list",
    person: "jasper",
    prepare: (database) => void (database.settings.staffCount = people.length),
  });
  await settle();
};

const checkInElsewhere = () =>
  app.change((database) => {
    database.attendance[third!.id] = { in: new Date().toISOString(), out: null };
  });

const notices = () => document.querySelectorAll("[data-tone=error]").length;

describe("a list of people that is open", () => {
  test("is read every 30 seconds while it is seen, and not while it is not", async () => {
    await openList();
    const before = app.calls("getStaffList");
    await settle({ atLeast: 3 * INTERVAL_S });
    expect(app.calls("getStaffList") - before).toBe(3);
    see("hidden");
    await settle({ atLeast: 3 * INTERVAL_S });
    expect(app.calls("getStaffList") - before).toBe(3);
    await lookAway();
    expect(app.calls("getStaffList") - before).toBe(4);
  });

  test("shows what another user has done; focus, search and scroll position stay", async () => {
    await openList();
    await fill("Name oder Ausweis", third!.name.slice(0, 2));
    await settle();
    window.scrollTo(0, 40);
    const before = { at: document.activeElement, typed: typed(), top: window.scrollY };
    checkInElsewhere();
    await settle({ atLeast: INTERVAL_S });
    expect(page.getByRole("listitem").filter({ hasText: third!.name }).element().textContent).toMatch(/eingecheckt, /);
    expect({ at: document.activeElement, typed: typed(), top: window.scrollY }).toEqual(before);
  });

  test("a failed refetch is shown in place, not in a notice, and waits for the user", async () => {
    await openList();
    app.fault("getStaffList", "server-error", 1);
    const before = app.calls("getStaffList");
    await settle({ atLeast: 4 * INTERVAL_S });
    expect(app.calls("getStaffList") - before).toBe(1);
    expect(wordsInPlace()).toMatch(OUT_OF_DATE);
    expect(notices()).toBe(0);
    await userEvent.click(page.getByRole("button", { name: "Noch einmal versuchen" }));
    await settle({ atLeast: INTERVAL_S });
    expect(wordsInPlace()).not.toMatch(OUT_OF_DATE);
    expect(app.calls("getStaffList") - before).toBe(3);
  });

  test("a list requested before a check-in does not undo it", async () => {
    let hold = Promise.resolve();
    app = await openApp({
      path: "/legacy/check-in-list",
      person: "jasper",
      onAnswer: async (request, answer) => {
        if (request.method === "GET" && request.url.includes("/staff/")) await hold;
        return answer;
      },
    });
    await settle();
    let release = () => {};
    hold = new Promise((done) => (release = done));
    // The list is asked for with the question, and is on its way while the check-in is made.
    await userEvent.click(page.getByRole("button", { name: /^Check-in: / }).first());
    await userEvent.click(page.getByRole("button", { name: "Check-in bestätigen" }));
    await settle({ seconds: 2 });
    release();
    await settle();
    expect(page.getByRole("button", { name: /^Rückgängig: / }).elements()).toHaveLength(1);
    expect(wordsInPlace()).toMatch(/eingecheckt, \d{2}:\d{2}\sUhr/);
  });
});

const forms = situations.filter(({ prepare, act, as, after }) => prepare && act && !as && !after);

describe.each(sample(forms, 3))("$call on $path", ({ path, person, procedures, prepare }) => {
  test("what is entered stays when the page is seen again, and the focus and the place on the page", async () => {
    app = await openApp({ path, person, ...(procedures && { procedures }) });
    await settle();
    await prepare?.(app);
    await settle({ seconds: 3 });
    const before = { at: document.activeElement, typed: typed(), top: window.scrollY };
    const calls = app.allCalls().length;
    await lookAway();
    expect({ at: document.activeElement, typed: typed(), top: window.scrollY }).toEqual(before);
    expect(app.allCalls().length).toBeGreaterThan(calls);
    expect(notices()).toBe(0);
  });
});
