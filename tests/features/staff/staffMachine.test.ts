import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { apiErrorWith } from "#app/client/apiError.ts";
import { QueryError } from "#app/shell/queryError.ts";
import { checkIn, checkOut } from "#src/model/staff/staffRules.ts";
import { amira, jasper, open } from "#tests/features/staff/opened.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a dialog is confirmed or cancelled, and nothing happens before (OPS-04)", () => {
  const { desk, view, act } = open();
  desk.openDialog(amira.id);
  desk.openDialog(jasper.id);
  expect(view().question).toEqual({ id: amira.id, status: "asking" });
  desk.cancel();
  expect(view().question).toBeNull();
  expect(act).not.toHaveBeenCalled();
});

test("a confirmed check-in is busy for 800 ms, then the person is present (OPS-06, OPS-07)", async () => {
  const { desk, view, onChanged } = open();
  desk.openDialog(amira.id);
  desk.confirm();
  await vi.advanceTimersByTimeAsync(799);
  expect(view()).toEqual({ question: { id: amira.id, status: "busy" }, undo: {}, announcement: null });
  await vi.advanceTimersByTimeAsync(1);
  expect(onChanged).toHaveBeenCalledExactlyOnceWith(checkIn(amira, Date.now()));
  expect(view()).toEqual({
    question: null,
    undo: { [amira.id]: "ready" },
    announcement: { what: "done", name: "Amira Okonkwo" },
  });
});

test("many clicks are one request, and nothing closes meanwhile (F6)", async () => {
  const { desk, view, act } = open();
  desk.openDialog(amira.id);
  for (let click = 0; click < 5; click += 1) desk.confirm();
  desk.cancel();
  expect(view().question?.status).toBe("busy");
  await vi.advanceTimersByTimeAsync(800);
  desk.confirm();
  expect(act).toHaveBeenCalledTimes(1);
});

test("a failure stays in the dialog, changes no row, and can be retried (VS-240)", async () => {
  const { desk, view, act, onChanged } = open({ fails: true });
  desk.openDialog(amira.id);
  desk.confirm();
  await vi.advanceTimersByTimeAsync(800);
  expect(view()).toEqual({ question: { id: amira.id, status: "failed" }, undo: {}, announcement: null });
  desk.confirm();
  expect(act).toHaveBeenCalledTimes(2);
  expect(onChanged).not.toHaveBeenCalled();
});

test("leaving a list keeps its pending requests, but no timer", async () => {
  const { desk, leave, onChanged } = open();
  desk.openDialog(amira.id);
  desk.confirm();
  leave();
  await vi.advanceTimersByTimeAsync(800);
  expect(onChanged).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

const refusal = new QueryError({ ...apiErrorWith("refused", 409), message: "Diese Person ist schon eingecheckt." });

describe("without a usable answer to a check-in the list is read again (F7)", () => {
  test("a person already present is reported as present, and can be undone", async () => {
    const present = checkIn(amira, Date.now());
    const { desk, view, act, readAgain, onChanged } = open({ fails: true, stands: async () => present });
    desk.openDialog(amira.id);
    desk.confirm();
    await vi.advanceTimersByTimeAsync(800);
    expect(readAgain).toHaveBeenCalledExactlyOnceWith("in");
    expect(onChanged).toHaveBeenCalledExactlyOnceWith(present);
    expect(act).toHaveBeenCalledTimes(1);
    expect(view()).toEqual({
      question: null,
      undo: { [amira.id]: "ready" },
      announcement: { what: "done", name: "Amira Okonkwo" },
    });
  });

  test.each([
    ["stands there as open", async () => amira],
    ["is not found there", async () => undefined],
    ["may stand there, but the list does not come", () => Promise.reject(new Error("silence"))],
  ])("a person who %s is not reported as present", async (_, stands) => {
    const { desk, view } = open({ fails: true, stands });
    desk.openDialog(amira.id);
    desk.confirm();
    await vi.advanceTimersByTimeAsync(800);
    expect(view()).toEqual({ question: { id: amira.id, status: "failed" }, undo: {}, announcement: null });
  });

  test("a person refused because another supervisor was faster gets the status of the list, at once", async () => {
    const theirs = checkIn(amira, Date.now() - 240_000);
    const { desk, view, act, onChanged } = open({ stands: async () => theirs });
    act.mockRejectedValueOnce(refusal);
    desk.openDialog(amira.id);
    desk.confirm();
    await vi.advanceTimersByTimeAsync(0);
    expect(onChanged).toHaveBeenCalledExactlyOnceWith(theirs);
    expect(view()).toMatchObject({ question: null, undo: {}, announcement: { what: "already", id: amira.id } });
  });
});

test.each([
  ["says that the person is not here", amira],
  ["is about another person", checkIn(jasper, 0)],
])("an answer to a check-in that %s does not make them present (OPS-07)", async (_, row) => {
  const { desk, view, act } = open();
  act.mockResolvedValueOnce(row);
  desk.openDialog(amira.id);
  desk.confirm();
  await vi.advanceTimersByTimeAsync(0);
  expect(view()).toEqual({ question: { id: amira.id, status: "failed" }, undo: {}, announcement: null });
});

test("on the other list only people who left are checked out (OPS-08)", async () => {
  const { desk, view, act } = open({ list: "out" });
  desk.openDialog(amira.id);
  desk.confirm();
  await vi.advanceTimersByTimeAsync(800);
  expect(view().question).toEqual({ id: amira.id, status: "failed" });
  act.mockResolvedValueOnce(checkOut(checkIn(amira, 0), Date.now()));
  desk.confirm();
  await vi.advanceTimersByTimeAsync(0);
  expect(view().announcement).toEqual({ what: "done", name: "Amira Okonkwo" });
});

describe("an act of another supervisor is reported as theirs, and cannot be undone", () => {
  const before = () => checkIn(amira, Date.now() - 240_000);
  const already = (time: string | null) => ({ what: "already", id: amira.id, name: "Amira Okonkwo", time });

  test("an earlier time in the answer", async () => {
    const { desk, view, act, onChanged } = open();
    const theirs = before();
    act.mockResolvedValueOnce(theirs);
    desk.openDialog(amira.id);
    desk.confirm();
    await vi.advanceTimersByTimeAsync(0);
    expect(onChanged).toHaveBeenCalledExactlyOnceWith(theirs);
    expect(view()).toEqual({ question: null, undo: {}, announcement: already(theirs.checkInTime) });
  });

  test("an earlier time on the list that is read after no answer", async () => {
    const theirs = before();
    const { desk, view } = open({ fails: true, stands: async () => theirs });
    desk.openDialog(amira.id);
    desk.confirm();
    await vi.advanceTimersByTimeAsync(800);
    expect(view()).toEqual({ question: null, undo: {}, announcement: already(theirs.checkInTime) });
  });

  test("the list brings it while the question is open: nothing is sent", () => {
    const { desk, view, act } = open();
    const theirs = before();
    desk.openDialog(amira.id);
    desk.settle(amira);
    expect(view().question).toEqual({ id: amira.id, status: "asking" });
    desk.settle({ ...theirs, checkInTime: null });
    desk.confirm();
    expect(view()).toEqual({ question: null, undo: {}, announcement: already(null) });
    expect(act).not.toHaveBeenCalled();
  });

  test("a person who has left meanwhile cannot be checked out: the dialog closes", () => {
    const { desk, view } = open({ list: "out" });
    desk.openDialog(amira.id);
    desk.settle(amira);
    expect(view()).toEqual({ question: null, undo: {}, announcement: null });
  });

  test("the own press that had no answer stays the own one when the list brings it later", async () => {
    const { desk, view } = open({ fails: true });
    desk.openDialog(amira.id);
    const own = checkIn(amira, Date.now());
    desk.confirm();
    await vi.advanceTimersByTimeAsync(800);
    expect(view().question?.status).toBe("failed");
    await vi.advanceTimersByTimeAsync(30_000);
    desk.settle(own);
    expect(view()).toEqual({
      question: null,
      undo: { [amira.id]: "ready" },
      announcement: { what: "done", name: "Amira Okonkwo" },
    });
  });

  test("a second try counts from the first: it may have arrived", async () => {
    const { desk, view, act } = open({ fails: true });
    desk.openDialog(amira.id);
    const own = checkIn(amira, Date.now());
    desk.confirm();
    await vi.advanceTimersByTimeAsync(30_000);
    act.mockResolvedValueOnce(own);
    desk.confirm();
    await vi.advanceTimersByTimeAsync(0);
    expect(view().undo).toEqual({ [amira.id]: "ready" });
  });
});
