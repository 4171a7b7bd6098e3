import { expect, test, vi } from "vitest";
import { createActor, fromPromise, setup } from "xstate";
import { whileShown } from "#app/shell/whileShown.ts";

const asking = setup({
  types: { events: {} as { type: "again" } },
  actors: { ask: fromPromise<void>(() => Promise.resolve()) },
}).createMachine({
  initial: "asking",
  states: {
    asking: { invoke: { src: "ask", onDone: "there" } },
    there: { on: { again: "asking" } },
  },
});

function show(ask: () => Promise<void>) {
  const left = vi.fn();
  const machine = asking.provide({ actors: { ask: fromPromise<void>(ask) } });
  const source = whileShown(
    () => createActor(machine),
    (snapshot) => ({ at: snapshot.value }),
    (snapshot) => left(snapshot.value),
  );
  return { source, left };
}

test("a machine asks nobody before its screen is there, and tells it of every change", async () => {
  const ask = vi.fn(() => Promise.resolve());
  const { source } = show(ask);
  const told = vi.fn();
  source.subscribe(told);
  source.send({ type: "again" });
  expect([source.getView(), ask.mock.calls.length]).toEqual([{ at: "asking" }, 0]);
  source.enter();
  await vi.waitFor(() => expect(source.getView()).toEqual({ at: "there" }));
  expect(source.getView()).toBe(source.getView());
  expect(told).toHaveBeenCalled();
});

test("a screen that leaves hears nothing more; one that comes back begins anew", async () => {
  let answer = () => {};
  const ask = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const { source, left } = show(ask);
  const told = vi.fn();
  const unsubscribe = source.subscribe(told);
  source.enter()();
  expect(left).toHaveBeenCalledWith("asking");
  answer();
  await Promise.resolve();
  source.send({ type: "again" });
  expect(source.getView()).toEqual({ at: "asking" });
  const leave = source.enter();
  expect(ask).toHaveBeenCalledTimes(2);
  answer();
  await vi.waitFor(() => expect(source.getView()).toEqual({ at: "there" }));
  told.mockClear();
  unsubscribe();
  source.send({ type: "again" });
  expect(told).not.toHaveBeenCalled();
  leave();
});
