import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkIn } from "#src/model/staff/staffRules.ts";
import { amira, checkedIn, jasper } from "#tests/features/staff/opened.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a mistaken check-in can be taken back for ten seconds, and no longer", async () => {
  const { desk, view, takeBack } = await checkedIn();
  await vi.advanceTimersByTimeAsync(9999);
  expect(view().undo).toEqual({ [amira.id]: "ready" });
  await vi.advanceTimersByTimeAsync(1);
  expect(view().undo).toEqual({});
  desk.undo(amira.id);
  expect(takeBack).not.toHaveBeenCalled();
  desk.openDialog(jasper.id);
  expect(view().question).toEqual({ id: jasper.id, status: "asking" });
});

test.each(["ready", "failed"])(
  "who is at it (%s) has as long as they like, and ten seconds from when they leave (WCAG 2.2.1)",
  async (status) => {
    const { desk, view, takeBack } = await checkedIn();
    if (status === "failed") {
      takeBack.mockRejectedValueOnce(new Error("silence"));
      desk.undo(amira.id);
      await vi.advanceTimersByTimeAsync(0);
    }
    await vi.advanceTimersByTimeAsync(9999);
    desk.enterRow(amira.id);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(view().undo).toEqual({ [amira.id]: status });
    desk.leaveRow(amira.id);
    await vi.advanceTimersByTimeAsync(9999);
    expect(view().undo).toEqual({ [amira.id]: status });
    await vi.advanceTimersByTimeAsync(1);
    expect(view().undo).toEqual({});
  },
);

test("each person has ten seconds", async () => {
  const { desk, view } = await checkedIn();
  await vi.advanceTimersByTimeAsync(6000);
  desk.openDialog(jasper.id);
  desk.confirm();
  await vi.advanceTimersByTimeAsync(800);
  expect(view().undo).toEqual({ [amira.id]: "ready", [jasper.id]: "ready" });
  await vi.advanceTimersByTimeAsync(3200);
  expect(view().undo).toEqual({ [jasper.id]: "ready" });
});

test("undoing is one request for any number of clicks, and continues after the ten seconds (F6)", async () => {
  const { desk, view, takeBack, onChanged } = await checkedIn();
  await vi.advanceTimersByTimeAsync(9900);
  desk.undo(amira.id);
  desk.undo(amira.id);
  await vi.advanceTimersByTimeAsync(399);
  expect(view().undo).toEqual({ [amira.id]: "busy" });
  await vi.advanceTimersByTimeAsync(1);
  expect(takeBack).toHaveBeenCalledExactlyOnceWith(amira.id);
  expect(onChanged).toHaveBeenLastCalledWith(amira);
  expect(view()).toEqual({ question: null, undo: {}, announcement: { what: "undone", name: "Amira Okonkwo" } });
});

test("a failed undo shows an error and can be retried for another ten seconds", async () => {
  const { desk, view, takeBack } = await checkedIn();
  takeBack.mockRejectedValueOnce(new Error("silence"));
  desk.undo(amira.id);
  await vi.advanceTimersByTimeAsync(0);
  expect(view().undo).toEqual({ [amira.id]: "failed" });
  await vi.advanceTimersByTimeAsync(9999);
  desk.undo(amira.id);
  await vi.advanceTimersByTimeAsync(400);
  expect(view().undo).toEqual({});
  expect(takeBack).toHaveBeenCalledTimes(2);
});

test("a person checked in again meanwhile has ten seconds from then", async () => {
  const { desk, view } = await checkedIn();
  await vi.advanceTimersByTimeAsync(9000);
  desk.openDialog(amira.id);
  desk.confirm();
  await vi.advanceTimersByTimeAsync(800);
  await vi.advanceTimersByTimeAsync(9999);
  expect(view().undo).toEqual({ [amira.id]: "ready" });
  await vi.advanceTimersByTimeAsync(1);
  expect(view().undo).toEqual({});
});

test("without a response the list decides whether it was undone (F7)", async () => {
  const { desk, view, takeBack } = await checkedIn(amira.id, { stands: async () => amira });
  takeBack.mockRejectedValueOnce(new Error("silence"));
  desk.undo(amira.id);
  await vi.advanceTimersByTimeAsync(0);
  expect(view()).toEqual({ question: null, undo: {}, announcement: { what: "undone", name: "Amira Okonkwo" } });
});

test("a person still present in the provider's list was not undone", async () => {
  const { desk, view, takeBack } = await checkedIn();
  takeBack.mockResolvedValueOnce(checkIn(amira, 0));
  desk.undo(amira.id);
  await vi.advanceTimersByTimeAsync(0);
  expect(view().undo).toEqual({ [amira.id]: "failed" });
});
