import { describe, expect, test, vi } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { availabilityMachine, type LoadedAvailability } from "#app/features/availability/availabilityMachine.ts";
import { toAvailabilityDraft, toAvailabilityView } from "#app/features/availability/AvailabilityPage.tsx";
import { availabilityDays } from "#src/people/availability.ts";

const silence = () => Promise.reject(new Error("silence"));
const shift = (id: number, date: string) => ({ event_id: id, event_date: date });

function start(
  loaded: Partial<LoadedAvailability> = {},
  isNewSignUp = false,
  storedIds: readonly string[] | null = null,
) {
  const load = vi.fn(async (): Promise<LoadedAvailability> => ({ days: availabilityDays(), shifts: [], ...loaded }));
  const save = vi.fn(async (_: readonly string[]) => {});
  const goOn = vi.fn();
  const actor = createActor(
    availabilityMachine.provide({
      actors: {
        loadDays: fromPromise<LoadedAvailability>(() => load()),
        saveDays: fromPromise<void, { ids: readonly string[] }>(({ input }) => save(input.ids)),
      },
      actions: { goOn },
    }),
    { input: { isNewSignUp, storedIds } },
  ).start();
  const view = () => toAvailabilityView(actor.getSnapshot());
  const at = (state: Parameters<ReturnType<typeof actor.getSnapshot>["matches"]>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  const toggle = (...days: string[]) => days.forEach((id) => actor.send({ type: "day.toggled", id }));
  const draft = () => toAvailabilityDraft(actor.getSnapshot());
  return { actor, load, save, goOn, view, draft, at, toggle };
}

const choosing = { kind: "editing", problem: null, status: "editing", canDiscard: false } as const;

test("past days disappear from an open page, selected or not, and do not return; a booked one stays and counts (AVL-11)", async () => {
  const days = availabilityDays({ booked: ["11-23"] });
  const { actor, at, view, toggle, save } = start({ days });
  await at("display");
  actor.send({ type: "edit.requested" });
  toggle("2026-11-27", "2026-11-30");
  actor.send({ type: "today.changed", today: "2026-11-27" });
  expect(view()).toMatchObject({ days: { length: days.length } });
  actor.send({ type: "today.changed", today: "2026-11-28" });
  const left = days.filter(({ id }) => id !== "2026-11-27");
  expect(view()).toMatchObject({ days: left.map(({ id }) => ({ id })) });
  actor.send({ type: "choice.confirmed" });
  await vi.waitFor(() => expect(save).toHaveBeenCalledWith(["2026-11-30"]));
});

test("a past day does not return when the changes are discarded", async () => {
  const { actor, at, view } = start();
  await at("display");
  actor.send({ type: "edit.requested" });
  actor.send({ type: "today.changed", today: "2026-11-24" });
  actor.send({ type: "changes.discarded" });
  expect(view()).toEqual({ kind: "display", days: availabilityDays().slice(1) });
});

describe("the page is seen again", () => {
  const seen = { days: availabilityDays({ chosen: ["12-11"] }), shifts: [] };

  test("a selection saved on another device is shown; a failed load changes nothing", async () => {
    const { actor, load, at, view } = start();
    await at("display");
    load.mockImplementationOnce(silence);
    actor.send({ type: "page.shown" });
    await at({ display: "idle" });
    expect(view()).toEqual({ kind: "display", days: availabilityDays() });
    load.mockResolvedValueOnce(seen);
    actor.send({ type: "page.shown" });
    expect(view()).toEqual({ kind: "display", days: availabilityDays() });
    await at({ display: "idle" });
    expect(view()).toEqual({ kind: "display", days: seen.days });
  });

  test("a day that was booked meanwhile locks them", async () => {
    const { actor, load, at, view } = start();
    await at("display");
    load.mockResolvedValueOnce({ ...seen, shifts: [shift(501, "2026-11-23")] });
    actor.send({ type: "page.shown" });
    await at("locked");
    expect(view()).toMatchObject({ kind: "locked" });
  });

  test("a selection in progress is not overwritten, nor by a response requested before it", async () => {
    const { actor, load, at, view, toggle } = start();
    await at("display");
    let answer = (_: LoadedAvailability) => {};
    load.mockImplementationOnce(() => new Promise((done) => (answer = done)));
    actor.send({ type: "page.shown" });
    actor.send({ type: "edit.requested" });
    toggle("2026-11-27");
    const editing = view();
    answer(seen);
    actor.send({ type: "page.shown" });
    await Promise.resolve();
    expect(view()).toEqual(editing);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe("a choice that was not saved (F8)", () => {
  const days = availabilityDays({ chosen: ["12-11"] });
  const changed = availabilityDays({ chosen: ["11-27"] });

  test("is stored from the first change until it is discarded or saved", async () => {
    const { actor, at, draft, toggle, save } = start({ days });
    await at("display");
    actor.send({ type: "edit.requested" });
    expect(draft()).toBeNull();
    toggle("2026-12-11");
    expect(draft()).toEqual([]);
    toggle("2026-11-27");
    expect(draft()).toEqual(["2026-11-27"]);
    save.mockImplementationOnce(silence);
    actor.send({ type: "choice.confirmed" });
    expect(draft()).toEqual(["2026-11-27"]);
    await at("editing");
    expect(draft()).toEqual(["2026-11-27"]);
    actor.send({ type: "choice.confirmed" });
    await at("confirmed");
    expect(draft()).toBeNull();
  });

  test("is restored at once, and can be discarded", async () => {
    const { actor, at, draft, view } = start({ days }, false, ["2026-11-27"]);
    expect(draft()).toEqual(["2026-11-27"]);
    await at("editing");
    expect(view()).toEqual({ ...choosing, days: changed, canDiscard: true });
    actor.send({ type: "changes.discarded" });
    expect(view()).toEqual({ kind: "display", days });
    expect(draft()).toBeNull();
  });

  test("is restored when the days do not load", async () => {
    const { actor, load } = start();
    load.mockImplementation(silence);
    const again = createActor(actor.logic, { input: { isNewSignUp: false, storedIds: ["2026-11-27"] } }).start();
    await waitFor(again, (snapshot) => snapshot.matches("failed"));
    expect(toAvailabilityDraft(again.getSnapshot())).toEqual(["2026-11-27"]);
  });

  test("is dropped if it was saved after all", async () => {
    const { at, draft } = start({ days }, false, ["2026-12-11"]);
    await at("display");
    expect(draft()).toBeNull();
  });

  test("of a new user cannot be discarded", async () => {
    const { at, view } = start({}, true, ["2026-11-27"]);
    await at("editing");
    expect(view()).toEqual({ ...choosing, days: changed });
  });
});

describe("the first view", () => {
  test("a new user selects at once (AVL-05, VS-148, D-101)", async () => {
    const { at, view } = start({}, true);
    expect(view()).toEqual({ kind: "loading" });
    await at("editing");
    expect(view()).toEqual({ ...choosing, days: availabilityDays() });
  });

  test("a new user with a saved selection sees it first, like everybody else", async () => {
    const { at, view } = start({ days: availabilityDays({ chosen: ["12-11"] }) }, true);
    await at("display");
    expect(view()).toEqual({ kind: "display", days: availabilityDays({ chosen: ["12-11"] }) });
  });

  test("a user with an account sees the selection first and then changes it (AVL-03, AVL-04, ROLE-07, VS-151)", async () => {
    const { actor, at, view } = start();
    await at("display");
    actor.send({ type: "day.toggled", id: "2026-11-27" });
    expect(view()).toEqual({ kind: "display", days: availabilityDays() });
    actor.send({ type: "edit.requested" });
    expect(view()).toEqual({ ...choosing, days: availabilityDays(), canDiscard: true });
  });

  test("a booked user sees the shifts and changes nothing, also right after the sign-up (AVL-06, D-64, VS-155)", async () => {
    const loaded = { days: availabilityDays({ chosen: ["12-11"] }), shifts: [shift(501, "2026-11-23")] };
    const { actor, at, view, toggle } = start(loaded, true);
    await at("locked");
    actor.send({ type: "edit.requested" });
    toggle("2026-11-27");
    actor.send({ type: "choice.confirmed" });
    expect(view()).toEqual({
      kind: "locked",
      days: availabilityDays({ chosen: ["12-11"], booked: ["11-23"] }),
      shifts: loaded.shifts,
      isLimitReached: false,
    });
  });
});

describe("two booked days", () => {
  test("all others are shown as not chosen, and editing is blocked (AVL-13, AVL-14, VS-154)", async () => {
    const loaded = availabilityDays({ chosen: ["12-11"], booked: ["11-23", "11-27"] });
    const { actor, at, view } = start({ days: loaded });
    await at("locked");
    actor.send({ type: "edit.requested" });
    expect(view()).toEqual({
      kind: "locked",
      days: availabilityDays({ booked: ["11-23", "11-27"] }),
      shifts: [],
      isLimitReached: true,
    });
  });

  test("is only a view: nothing is saved or withdrawn, and the selection is back with one booking (P28)", async () => {
    const chosen = availabilityDays({ chosen: ["12-11"] });
    const both = [shift(501, "2026-11-23"), shift(502, "2026-12-04")];
    const first = start({ days: chosen, shifts: both });
    await first.at("locked");
    expect(first.view()).toMatchObject({
      days: availabilityDays({ booked: ["11-23", "12-04"] }),
      isLimitReached: true,
    });
    expect(first.actor.getSnapshot().context.days).toEqual(chosen);
    expect(first.save).not.toHaveBeenCalled();
    const next = start({ days: chosen, shifts: both.slice(1) });
    await next.at("locked");
    expect(next.view()).toMatchObject({
      days: availabilityDays({ chosen: ["12-11"], booked: ["12-04"] }),
      isLimitReached: false,
    });
  });
});

describe("choosing", () => {
  test("at five a further tap changes nothing until one is taken back (AVL-08, AVL-09, AVL-10, VS-150)", async () => {
    const { at, view, toggle } = start({}, true);
    await at("editing");
    toggle("2026-11-27", "2026-11-30", "2026-12-04", "2026-12-11", "2027-01-08", "2027-01-11");
    const five = ["11-27", "11-30", "12-04", "12-11", "01-08"];
    expect(view()).toEqual({ ...choosing, days: availabilityDays({ chosen: five }) });
    toggle("2026-11-27", "2027-01-11");
    expect(view()).toMatchObject({ days: availabilityDays({ chosen: [...five.slice(1), "01-11"] }) });
  });

  test("beside one booked day four can be chosen, and the booked one stays (AVL-11, AVL-12, VS-153)", async () => {
    const { actor, at, view, toggle } = start({ days: availabilityDays({ booked: ["11-23"] }) });
    await at("display");
    actor.send({ type: "edit.requested" });
    toggle("2026-11-23", "2026-11-27", "2026-11-30", "2026-12-04", "2026-12-11", "2027-01-08");
    expect(view()).toMatchObject({
      days: availabilityDays({ chosen: ["11-27", "11-30", "12-04", "12-11"], booked: ["11-23"] }),
    });
  });

  test("discarding brings back the choice from before (AVL-16, VS-152)", async () => {
    const before = availabilityDays({ chosen: ["12-11"] });
    const { actor, at, view, toggle } = start({ days: before });
    await at("display");
    actor.send({ type: "edit.requested" });
    toggle("2026-12-11");
    actor.send({ type: "choice.confirmed" });
    toggle("2026-11-27", "2026-12-04");
    actor.send({ type: "changes.discarded" });
    expect(view()).toEqual({ kind: "display", days: before });
    actor.send({ type: "edit.requested" });
    expect(view()).toEqual({ ...choosing, days: before, canDiscard: true });
  });

  test("a new user cannot go back to the view", async () => {
    const { actor, at, view, toggle } = start({}, true);
    await at("editing");
    toggle("2026-11-27");
    actor.send({ type: "changes.discarded" });
    expect(view()).toMatchObject({ kind: "editing", days: availabilityDays({ chosen: ["11-27"] }) });
  });
});

describe("confirming", () => {
  test("needs at least one date; the next tap clears the error (AVL-17, AVL-18, VS-149)", async () => {
    const { actor, save, at, view, toggle } = start({}, true);
    await at("editing");
    actor.send({ type: "choice.confirmed" });
    expect(view()).toEqual({ ...choosing, days: availabilityDays(), problem: "minOne" });
    expect(save).not.toHaveBeenCalled();
    toggle("2026-11-27");
    expect(view()).toMatchObject({ problem: null });
  });

  test("saves once and continues (AVL-21, VS-157, F6)", async () => {
    const { actor, save, goOn, at, view, toggle } = start({}, true);
    await at("editing");
    toggle("2026-11-27", "2026-12-11");
    actor.send({ type: "choice.confirmed" });
    actor.send({ type: "choice.confirmed" });
    toggle("2026-12-04");
    const days = availabilityDays({ chosen: ["11-27", "12-11"] });
    expect(view()).toEqual({ ...choosing, days, status: "saving" });
    await at("confirmed");
    expect(save.mock.calls).toEqual([[["2026-11-27", "2026-12-11"]]]);
    expect(goOn).toHaveBeenCalledTimes(1);
    expect(actor.getSnapshot().status).toBe("done");
    expect(view()).toEqual({ ...choosing, days, status: "saving" });
  });

  test("a failed save keeps the selection and can be retried (VS-157, F7)", async () => {
    const { actor, save, goOn, at, view, toggle } = start();
    save.mockImplementationOnce(silence);
    await at("display");
    actor.send({ type: "edit.requested" });
    toggle("2026-11-27");
    actor.send({ type: "choice.confirmed" });
    await at("editing");
    const days = availabilityDays({ chosen: ["11-27"] });
    expect(view()).toEqual({ ...choosing, days, problem: "saveFailed", canDiscard: true });
    expect(save).toHaveBeenCalledTimes(1);
    actor.send({ type: "choice.confirmed" });
    expect(view()).toMatchObject({ problem: null, status: "saving" });
    await at("confirmed");
    expect(goOn).toHaveBeenCalledTimes(1);
  });
});

test("a failed load can be retried, and is not shown as no dates (VS-147)", async () => {
  const { actor, load, at, view } = start({ days: [] });
  load.mockReset();
  await at("empty");
  expect(view()).toEqual({ kind: "empty", isRetrying: false });
  load.mockResolvedValueOnce({ days: availabilityDays(), shifts: [] });
  actor.send({ type: "load.requested" });
  expect(view()).toEqual({ kind: "empty", isRetrying: true });
  await at("display");
  const silent = start();
  silent.actor.stop();
  const again = createActor(actor.logic, { input: { isNewSignUp: false, storedIds: null } });
  load.mockImplementationOnce(silence).mockResolvedValue({ days: availabilityDays(), shifts: [] });
  again.start();
  await waitFor(again, (snapshot) => snapshot.matches("failed"));
  expect(toAvailabilityView(again.getSnapshot())).toEqual({ kind: "failed", isRetrying: false });
  again.send({ type: "load.requested" });
  expect(toAvailabilityView(again.getSnapshot())).toEqual({ kind: "failed", isRetrying: true });
  await waitFor(again, (snapshot) => snapshot.matches("display"));
});
