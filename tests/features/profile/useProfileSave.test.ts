import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useProfileSave } from "#app/features/profile/ProfileCompletionPage.tsx";
import type { ProfileAnswer } from "#app/shell/saveProfile.ts";
import { createQueries } from "#app/shell/queryClient.ts";
import { extraSchema, type Extra } from "#src/model/profile/extra.ts";
import { profileFormOf } from "#src/model/profile/profileForm.ts";
import { renderHook } from "#tests/renderHook.ts";

const record = extraSchema.parse({ extra_id: 17, first_name: "Amira", city: "München" });
const newer = { ...record, city: "Freising" };
const form = { ...profileFormOf(record), city: "Erding" };

function open(answer: () => Promise<ProfileAnswer>, first: Extra | null = record) {
  const deps = { save: vi.fn(answer), onSaved: vi.fn(), onDone: vi.fn(), isEdited: vi.fn(() => false) };
  const { render, result, leave } = renderHook(
    (read: Extra | undefined) => useProfileSave({ ...deps, record: read }),
    createQueries(),
  );
  render(first ?? undefined);
  const submit = async () => {
    act(() => result().submit(form, []));
    await act(() => vi.advanceTimersByTimeAsync(0));
  };
  return { ...deps, read: render, saving: () => result().saving, submit, leave };
}
const editing = { status: "editing", problem: null, conflicts: [], record };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a successful save is announced with the edited record, and leads back (PROF-11, VS-051)", async () => {
  const { submit, saving, onSaved, onDone } = open(async () => ({ kind: "saved" }));
  await submit();
  expect(saving()).toEqual({ ...editing, status: "saved" });
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(record);
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(onDone).toHaveBeenCalledOnce();
});

test("nothing is saved before a record was read (P9)", async () => {
  const { submit, save } = open(async () => ({ kind: "saved" }), null);
  await submit();
  expect(save).not.toHaveBeenCalled();
});

test("no answer and a refusal leave the form to be edited, with the reason (PROF-27, F8)", async () => {
  const silent = open(() => Promise.reject(new Error("timeout")));
  await silent.submit();
  expect(silent.saving()).toEqual({ ...editing, problem: { code: "saveFailed" } });
  const message = "Diese Ausweisnummer gehört schon zu einem anderen Konto.";
  const { submit, saving, onSaved } = open(async () => ({ kind: "refused", problem: { message } }));
  await submit();
  expect(saving()).toEqual({ ...editing, problem: { message } });
  expect(onSaved).not.toHaveBeenCalled();
});

test("after a conflict the next save is compared with the values of the others (P11)", async () => {
  const { submit, saving, save } = open(async () => ({ kind: "conflict", current: newer, fields: ["city"] }));
  await submit();
  expect(saving()).toEqual({
    status: "editing",
    problem: { code: "conflict" },
    conflicts: ["city"],
    record: newer,
  });
  await submit();
  expect(save.mock.lastCall).toEqual([{ form, loaded: newer, countries: [] }]);
});

test("a newer record counts as long as nothing was edited, and never after it was saved (P11)", async () => {
  const { read, saving, isEdited, submit } = open(async () => ({ kind: "saved" }));
  isEdited.mockReturnValue(true);
  read(newer);
  expect(saving().record).toEqual(record);
  isEdited.mockReturnValue(false);
  read({ ...newer });
  expect(saving().record).toEqual(newer);
  await submit();
  read(record);
  expect(saving().record).toEqual(newer);
});
