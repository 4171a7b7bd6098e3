import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { until } from "#app/session/until.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A wait of 2 s for a condition that other pages can make true. */
function wait({ holds = false } = {}) {
  const state = { holds, isOver: false };
  const looks = new Set<() => void>();
  const listen = (look: () => void) => {
    looks.add(look);
    return () => looks.delete(look);
  };
  void until({ listen }, () => state.holds, 2000).then(() => void (state.isOver = true));
  const tell = async (isTrue: boolean): Promise<boolean> => {
    state.holds = isTrue;
    for (const look of looks) look();
    await vi.advanceTimersByTimeAsync(0);
    return state.isOver;
  };
  return { state, looks, tell };
}

test("resolves at once if the condition is true, and stops listening", async () => {
  const { state, looks } = wait({ holds: true });
  await vi.advanceTimersByTimeAsync(0);
  expect([state.isOver, looks.size]).toEqual([true, 0]);
});

test("news that change nothing are waited through; with those that do the wait ends, and the listening", async () => {
  const { looks, tell } = wait();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await tell(false)).toBe(false);
  expect(looks.size).toBe(1);
  expect(await tell(true)).toBe(true);
  expect(looks.size).toBe(0);
});

test("without news the wait ends on time, and the listening", async () => {
  const { state, looks } = wait();
  await vi.advanceTimersByTimeAsync(1999);
  expect(state.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect([state.isOver, looks.size]).toEqual([true, 0]);
});
