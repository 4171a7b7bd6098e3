import { expect, test, vi } from "vitest";
import { useSingleMutation } from "#app/shell/mutations.ts";
import { setUpVisits, visit } from "#tests/visit.ts";

setUpVisits();

test("many clicks before the first render are one request; after its response there is another one, also after a failure (F6)", async () => {
  const run = vi.fn(async (sent: string) => sent);
  const onSuccess = vi.fn();
  const { shown, at, pass } = visit(() => useSingleMutation({ mutationFn: run, onSuccess }));
  at(() => ["a", "b", "c"].forEach((sent) => shown().mutate(sent)));
  expect(shown().isRunning()).toBe(true);
  await pass();
  expect(shown()).toMatchObject({ data: "a", variables: "a" });
  expect(shown().isRunning()).toBe(false);
  run.mockRejectedValueOnce(new Error("silence"));
  at(() => shown().mutate("d"));
  await pass();
  expect(shown().isError).toBe(true);
  at(() => shown().mutate("e"));
  await pass();
  expect(run.mock.calls.map(([sent]) => sent)).toEqual(["a", "d", "e"]);
  expect(onSuccess.mock.calls.map(([data]) => data as unknown)).toEqual(["a", "e"]);
});
