import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStaffDesk } from "#app/features/staff/staffDesk.ts";
import { checkIn, undoCheckIn } from "#src/model/staff/staffRules.ts";
import { staffOfTheDay } from "#src/people/staff.ts";
import type { StaffMember } from "#src/model/staff/staff.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const [amira, jasper] = staffOfTheDay as [StaffMember, StaffMember];
const memberOf = (id: string) => (id === amira.id ? amira : jasper);
const after = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** A provider that takes its time: 800 ms for a check-in as the simulation does, 400 ms to take it back. */
function open({ fails = false } = {}) {
  const act = vi.fn(async (id: string) => {
    await after(800);
    if (fails) throw new Error("silence");
    return checkIn(memberOf(id), 0);
  });
  const takeBack = vi.fn(async (id: string) => {
    await after(400);
    if (fails) throw new Error("silence");
    return undoCheckIn(checkIn(memberOf(id), 0));
  });
  const onChanged = vi.fn(async (_member: StaffMember) => {});
  const desk = createStaffDesk({ act, takeBack, onChanged });
  return { desk, act, takeBack, onChanged, leave: desk.enter(), view: desk.getView };
}

async function checkedIn(id = amira.id) {
  const opened = open();
  opened.desk.ask(id);
  void opened.desk.confirm();
  await vi.advanceTimersByTimeAsync(800);
  return opened;
}

test("whoever is asked about is confirmed or kept, and nothing happens before (OPS-04)", () => {
  const { desk, view, act } = open();
  desk.ask(amira.id);
  desk.ask(jasper.id);
  expect(view().question).toEqual({ id: amira.id, status: "asking" });
  desk.keep();
  expect(view().question).toBeNull();
  expect(act).not.toHaveBeenCalled();
});

test("a confirmed check-in is busy for 800 ms, then the person is here (OPS-06, OPS-07)", async () => {
  const { desk, view, onChanged } = open();
  desk.ask(amira.id);
  void desk.confirm();
  await vi.advanceTimersByTimeAsync(799);
  expect(view()).toEqual({ question: { id: amira.id, status: "busy" }, undo: {}, said: null });
  await vi.advanceTimersByTimeAsync(1);
  expect(onChanged).toHaveBeenCalledExactlyOnceWith(checkIn(amira, 0));
  expect(view()).toEqual({
    question: null,
    undo: { [amira.id]: "ready" },
    said: { what: "done", name: "Amira Okonkwo" },
  });
});

test("many clicks are one request, and nothing closes meanwhile (F6)", async () => {
  const { desk, view, act } = open();
  desk.ask(amira.id);
  for (let click = 0; click < 5; click += 1) void desk.confirm();
  desk.keep();
  expect(view().question?.status).toBe("busy");
  await vi.advanceTimersByTimeAsync(800);
  void desk.confirm();
  expect(act).toHaveBeenCalledTimes(1);
});

test("what failed stays in the dialog, changes nobody, and can be tried again (VS-240)", async () => {
  const { desk, view, act, onChanged } = open({ fails: true });
  desk.ask(amira.id);
  void desk.confirm();
  await vi.advanceTimersByTimeAsync(800);
  expect(view()).toEqual({ question: { id: amira.id, status: "failed" }, undo: {}, said: null });
  void desk.confirm();
  expect(act).toHaveBeenCalledTimes(2);
  expect(onChanged).not.toHaveBeenCalled();
});

test("a mistaken check-in can be taken back for ten seconds, and no longer", async () => {
  const { desk, view, takeBack } = await checkedIn();
  await vi.advanceTimersByTimeAsync(9999);
  expect(view().undo).toEqual({ [amira.id]: "ready" });
  await vi.advanceTimersByTimeAsync(1);
  expect(view().undo).toEqual({});
  await desk.undo(amira.id);
  expect(takeBack).not.toHaveBeenCalled();
});

test("each person has ten seconds of their own", async () => {
  const { desk, view } = await checkedIn();
  await vi.advanceTimersByTimeAsync(6000);
  desk.ask(jasper.id);
  void desk.confirm();
  await vi.advanceTimersByTimeAsync(800);
  expect(view().undo).toEqual({ [amira.id]: "ready", [jasper.id]: "ready" });
  await vi.advanceTimersByTimeAsync(3200);
  expect(view().undo).toEqual({ [jasper.id]: "ready" });
});

test("taking back is one request, however often it is pressed, and goes on past the ten seconds (F6)", async () => {
  const { desk, view, takeBack, onChanged } = await checkedIn();
  await vi.advanceTimersByTimeAsync(9900);
  void desk.undo(amira.id);
  void desk.undo(amira.id);
  await vi.advanceTimersByTimeAsync(399);
  expect(view().undo).toEqual({ [amira.id]: "busy" });
  await vi.advanceTimersByTimeAsync(1);
  expect(takeBack).toHaveBeenCalledExactlyOnceWith(amira.id);
  expect(onChanged).toHaveBeenLastCalledWith(amira);
  expect(view()).toEqual({ question: null, undo: {}, said: { what: "undone", name: "Amira Okonkwo" } });
});

test("what could not be taken back says so and can be tried for another ten seconds", async () => {
  const { desk, view, takeBack } = await checkedIn();
  takeBack.mockRejectedValueOnce(new Error("silence"));
  await desk.undo(amira.id);
  expect(view().undo).toEqual({ [amira.id]: "failed" });
  await vi.advanceTimersByTimeAsync(9999);
  void desk.undo(amira.id);
  await vi.advanceTimersByTimeAsync(400);
  expect(view().undo).toEqual({});
  expect(takeBack).toHaveBeenCalledTimes(2);
});

test("a list that was left keeps what was on its way, and no timer", async () => {
  const { desk, leave, onChanged } = open();
  desk.ask(amira.id);
  void desk.confirm();
  leave();
  await vi.advanceTimersByTimeAsync(800);
  expect(onChanged).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
