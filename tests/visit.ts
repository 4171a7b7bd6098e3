import { act } from "react";
import { afterEach, beforeEach, vi } from "vitest";
import { createQueries } from "#app/shell/queryClient.ts";
import { drawn } from "#tests/drawn.ts";

const open: (() => void)[] = [];

/** Holds time while the tests of a file run, and ends their visits. */
export function holdVisits() {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    for (const leave of open.splice(0)) leave();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** A visit to a screen that calls a hook, in a file of tests that holds visits. */
export function visit<Value>(useValue: () => Value, queries = createQueries()) {
  const screen = drawn(useValue, queries);
  open.push(screen.leave);
  screen.draw(undefined);
  return {
    queries,
    /** As it was drawn last. */
    shown: screen.result,
    /** Lets answers arrive, then time pass, and draws what that has changed: news of a query takes 1 ms each. */
    pass: async (milliseconds = 0) => {
      for (const each of [1, milliseconds, 1]) await act(() => vi.advanceTimersByTimeAsync(each));
    },
    /** Does it and draws it, before any answer arrives. */
    at: (what: () => void) => act(what),
    leave: screen.leave,
  };
}
