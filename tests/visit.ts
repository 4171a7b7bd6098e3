import { act } from "react";
import { afterEach, beforeEach, vi } from "vitest";
import { createQueries } from "#app/shell/queryClient.ts";
import { renderHook } from "#tests/renderHook.ts";

const open: (() => void)[] = [];

/** Stops time during the tests of a file, and ends their visits. */
export function setUpVisits() {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    for (const leave of open.splice(0)) leave();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** A visit to a screen that calls a hook, in a file that uses paused visits. */
export function visit<Value>(useValue: () => Value, queries = createQueries()) {
  const screen = renderHook(useValue, queries);
  open.push(screen.leave);
  screen.render(undefined);
  return {
    queries,
    /** The last render. */
    shown: screen.result,
    /** Delivers responses, then advances time, and renders; a query's notification takes 1 ms. */
    pass: async (milliseconds = 0) => {
      for (const each of [1, milliseconds, 1]) await act(() => vi.advanceTimersByTimeAsync(each));
    },
    /** Acts and renders, before any response. */
    at: (what: () => void) => act(what),
    leave: screen.leave,
  };
}
