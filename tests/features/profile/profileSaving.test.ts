import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createProfileSaving } from "#app/features/profile/profileSaving.ts";
import type { ProfileAnswer } from "#app/shell/profile/saveProfile.ts";
import { extraSchema } from "#src/model/profile/extra.ts";
import { profileFormOf } from "#src/model/profile/profileForm.ts";

const record = extraSchema.parse({ extra_id: 17, first_name: "Amira", city: "München" });
const form = { ...profileFormOf(record), city: "Erding" };

function open(answer: () => Promise<ProfileAnswer>) {
  const means = { save: vi.fn(answer), onSaved: vi.fn(), onDone: vi.fn() };
  const saving = createProfileSaving(means);
  saving.open(record, false);
  return { ...means, saving, leave: saving.enter() };
}
const editing = { status: "editing", problem: null, conflicts: [], record };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a save that is taken", () => {
  test("is told at once and leads back after 1.5 seconds, not before (PROF-11, VS-051)", async () => {
    const { saving, onSaved, onDone } = open(async () => ({ kind: "saved" }));
    await saving.submit(form, []);
    expect(saving.getView()).toEqual({ ...editing, status: "saved" });
    expect(onSaved).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1499);
    expect(onDone).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onDone).toHaveBeenCalledOnce();
  });

  test("leads nowhere if the screen was left meanwhile, before the answer or after it", async () => {
    const left = open(async () => ({ kind: "saved" }));
    const submitted = left.saving.submit(form, []);
    left.leave();
    await submitted;
    const later = open(async () => ({ kind: "saved" }));
    await later.saving.submit(form, []);
    later.leave();
    vi.advanceTimersByTime(10_000);
    expect([left.onDone, later.onDone].map((done) => done.mock.calls)).toEqual([[], []]);
    expect(left.onSaved).toHaveBeenCalledOnce();
  });
});

test("one save at a time, and none after it (F6)", async () => {
  const { saving, save } = open(async () => ({ kind: "saved" }));
  await Promise.all([saving.submit(form, []), saving.submit(form, [])]);
  await saving.submit(form, []);
  expect(save).toHaveBeenCalledTimes(1);
});

test("nothing is saved before a record was read (P9)", async () => {
  const save = vi.fn();
  await createProfileSaving({ save, onSaved: vi.fn(), onDone: vi.fn() }).submit(form, []);
  expect(save).not.toHaveBeenCalled();
});

test("no answer and a refusal leave the form to be edited, with the reason (PROF-27, F8)", async () => {
  const silent = open(() => Promise.reject(new Error("timeout")));
  await silent.saving.submit(form, []);
  expect(silent.saving.getView()).toEqual({ ...editing, problem: { code: "saveFailed" } });
  const message = "Diese Ausweisnummer gehört schon zu einem anderen Konto.";
  const { saving, onSaved } = open(async () => ({ kind: "refused", problem: { message } }));
  await saving.submit(form, []);
  expect(saving.getView()).toEqual({ ...editing, problem: { message } });
  expect(onSaved).not.toHaveBeenCalled();
});

test("with a conflict the next save is measured against what the others have left (P11)", async () => {
  const current = { ...record, city: "Freising" };
  const { saving, save } = open(async () => ({ kind: "conflict", current, fields: ["city"] }));
  await saving.submit(form, []);
  expect(saving.getView()).toEqual({
    status: "editing",
    problem: { code: "conflict" },
    conflicts: ["city"],
    record: current,
  });
  await saving.submit(form, []);
  expect(save.mock.lastCall).toEqual([{ form, loaded: current, countries: [] }]);
});

test("a newer record counts as long as nothing was edited, and never while it is saved (P11)", async () => {
  const newer = { ...record, city: "Freising" };
  const { saving } = open(async () => ({ kind: "saved" }));
  saving.open(newer, true);
  expect(saving.getView().record).toEqual(record);
  saving.open(newer, false);
  expect(saving.getView().record).toEqual(newer);
  await saving.submit(form, []);
  saving.open(record, false);
  expect(saving.getView().record).toEqual(newer);
});
