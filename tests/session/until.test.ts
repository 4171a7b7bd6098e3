import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { until } from "#app/session/until.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A wait of 2 s for a condition that other pages can make true. */
function wait({ isMet = false } = {}) {
  const state = { isMet, isOver: false };
  const listeners = new Set<() => void>();
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  void until({ listen }, () => state.isMet, 2000).then(() => void (state.isOver = true));
  const notify = async (isTrue: boolean): Promise<boolean> => {
    state.isMet = isTrue;
    for (const listener of listeners) listener();
    await vi.advanceTimersByTimeAsync(0);
    return state.isOver;
  };
  return { state, listeners, notify };
}

test("resolves at once if the condition is true, and stops listening", async () => {
  const { state, listeners } = wait({ isMet: true });
  await vi.advanceTimersByTimeAsync(0);
  expect([state.isOver, listeners.size]).toEqual([true, 0]);
});

test("news that change nothing are waited through; with those that do the wait ends, and the listening", async () => {
  const { listeners, notify } = wait();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await notify(false)).toBe(false);
  expect(listeners.size).toBe(1);
  expect(await notify(true)).toBe(true);
  expect(listeners.size).toBe(0);
});

test("without news the wait ends on time, and the listening", async () => {
  const { state, listeners } = wait();
  await vi.advanceTimersByTimeAsync(1999);
  expect(state.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect([state.isOver, listeners.size]).toEqual([true, 0]);
});
