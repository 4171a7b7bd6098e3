import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFormSaving } from "#app/features/payroll/formSaving.ts";

function open(save: () => Promise<void>) {
  const means = { save: vi.fn(save), onSaved: vi.fn(), onDone: vi.fn() };
  const saving = createFormSaving<string>(means);
  return { ...means, saving, leave: saving.enter() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what was saved is told at once and leads back after 1.5 seconds, not before (D-67)", async () => {
  const { saving, onSaved, onDone } = open(async () => {});
  await saving.submit("form");
  expect(saving.getView()).toEqual({ status: "saved", problem: null });
  expect(onSaved).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1499);
  expect(onDone).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onDone).toHaveBeenCalledOnce();
});

test("it leads nowhere if the screen was left meanwhile, before the answer or after it", async () => {
  const left = open(async () => {});
  const submitted = left.saving.submit("form");
  left.leave();
  await submitted;
  const later = open(async () => {});
  await later.saving.submit("form");
  later.leave();
  vi.advanceTimersByTime(10_000);
  expect([left.onDone, later.onDone].map((done) => done.mock.calls)).toEqual([[], []]);
  expect(left.onSaved).toHaveBeenCalledOnce();
});

test("one save at a time, and none after it (F6)", async () => {
  const { saving, save } = open(async () => {});
  await Promise.all([saving.submit("form"), saving.submit("form")]);
  await saving.submit("form");
  expect(save).toHaveBeenCalledTimes(1);
});

test("no answer leaves the form to be edited, with the reason, and it can be sent again (F8)", async () => {
  const { saving, save, onSaved } = open(async () => Promise.reject(new TypeError("offline")));
  const seen: unknown[] = [];
  saving.subscribe(() => seen.push(saving.getView()));
  await saving.submit("form");
  expect(saving.getView()).toEqual({ status: "editing", problem: "saveFailed" });
  expect(onSaved).not.toHaveBeenCalled();
  save.mockImplementation(async () => {});
  await saving.submit("form again");
  expect(save).toHaveBeenLastCalledWith("form again");
  expect(seen).toEqual([
    { status: "saving", problem: null },
    { status: "editing", problem: "saveFailed" },
    { status: "saving", problem: null },
    { status: "saved", problem: null },
  ]);
});
