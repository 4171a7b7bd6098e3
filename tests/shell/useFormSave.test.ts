import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueries } from "#app/shell/queryClient.ts";
import { useFormSave } from "#app/shell/mutations.ts";
import { renderHook } from "#tests/renderHook.ts";

/** How long the provider takes. */
const ANSWER_MS = 200;

type Answer = "saved" | "refused";

const after = (save: (form: string) => Promise<Answer>) => async (form: string) => {
  await new Promise((done) => setTimeout(done, ANSWER_MS));
  return save(form);
};

function open(save: (form: string) => Promise<Answer>) {
  const deps = {
    save: vi.fn(after(save)),
    onSaved: vi.fn(),
    onDone: vi.fn(),
    isEnd: (answer: Answer) => answer === "saved",
  };
  const queries = createQueries();
  const seen: string[] = [];
  const form = renderHook(() => {
    const shown = useFormSave(deps);
    seen.push(shown.status);
    return shown;
  }, queries);
  form.render(undefined);
  const { result, leave } = form;
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const submit = async (...forms: string[]) => {
    act(() => forms.forEach((sent) => result().submit(sent)));
    await wait(ANSWER_MS);
    // One more moment for the render.
    await wait(5);
  };
  return { ...deps, queries, seen, result, leave, wait, submit };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a save is announced at once and leads back after 1.5 seconds, not before (PROF-11, VS-051, D-67)", async () => {
  const { submit, result, onSaved, onDone, wait } = open(async () => "saved");
  await submit("form");
  expect(result()).toMatchObject({ status: "saved", hasFailed: false });
  expect(onSaved).toHaveBeenCalledExactlyOnceWith("form");
  await wait(1490);
  expect(onDone).not.toHaveBeenCalled();
  await wait(10);
  expect(onDone).toHaveBeenCalledOnce();
});

test("it does not navigate if the screen was left before the response or after it", async () => {
  const left = open(async () => "saved");
  act(() => left.result().submit("form"));
  left.leave();
  const second = open(async () => "saved");
  await second.submit("form");
  second.leave();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect([left.onDone, second.onDone].map((done) => done.mock.calls)).toEqual([[], []]);
  expect(left.onSaved).toHaveBeenCalledOnce();
});

test("one save at a time, also before it is rendered, and none after it (F6)", async () => {
  const { submit, save } = open(async () => "saved");
  await submit("form", "form");
  await submit("form");
  expect(save).toHaveBeenCalledTimes(1);
});

test("no answer leaves the form to be edited, and it can be sent again (F8)", async () => {
  const { submit, save, seen, result, onSaved } = open(async () => Promise.reject(new TypeError("offline")));
  await submit("form");
  expect(result()).toMatchObject({ status: "editing", hasFailed: true });
  expect(onSaved).not.toHaveBeenCalled();
  save.mockImplementation(after(async () => "saved"));
  await submit("form again");
  expect(save.mock.lastCall?.[0]).toBe("form again");
  expect(result().hasFailed).toBe(false);
  expect(seen.filter((status, index) => status !== seen[index - 1])).toEqual([
    "editing",
    "saving",
    "editing",
    "saving",
    "saved",
  ]);
});

test("an answer that does not end the form is handed over, and the form can be sent again", async () => {
  const { submit, save, result, onSaved, onDone, wait } = open(async () => "refused");
  await submit("form");
  await wait(10_000);
  expect(result()).toMatchObject({ status: "editing", answer: "refused" });
  expect([onSaved, onDone].map((mock) => mock.mock.calls)).toEqual([[], []]);
  await submit("form again");
  expect(save).toHaveBeenCalledTimes(2);
});

test("once the form is left no submitted data is in memory (S6)", async () => {
  const { submit, queries, leave, wait } = open(async () => "saved");
  await submit("DE89 3704 0044 0532 0130 00");
  leave();
  await wait(0);
  expect(queries.getMutationCache().getAll()).toEqual([]);
});
