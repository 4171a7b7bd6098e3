import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { createQueries } from "#app/shell/queries.ts";
import { useSingleMutation } from "#app/shell/useSingleMutation.ts";
import { drawn } from "#tests/drawn.ts";

const settle = () => act(() => new Promise((done) => setTimeout(done, 5)));

afterEach(() => vi.unstubAllGlobals());

test("many clicks before the first is drawn are one request; after its answer there is another one, also after a failure (F6)", async () => {
  const run = vi.fn(async (sent: string) => sent);
  const onSuccess = vi.fn();
  const { draw, result } = drawn(() => useSingleMutation({ mutationFn: run, onSuccess }), createQueries());
  draw(undefined);
  act(() => ["a", "b", "c"].forEach((sent) => result().mutate(sent)));
  expect(result().isUnderWay()).toBe(true);
  await settle();
  expect(result()).toMatchObject({ data: "a", variables: "a" });
  expect(result().isUnderWay()).toBe(false);
  run.mockRejectedValueOnce(new Error("silence"));
  act(() => result().mutate("d"));
  await settle();
  expect(result().isError).toBe(true);
  act(() => result().mutate("e"));
  await settle();
  expect(run.mock.calls.map(([sent]) => sent)).toEqual(["a", "d", "e"]);
  expect(onSuccess.mock.calls.map(([data]) => data as unknown)).toEqual(["a", "e"]);
});
