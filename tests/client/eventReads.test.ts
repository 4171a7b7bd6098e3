import { expect, test } from "vitest";
import { calls, type CallName } from "#app/client/calls.ts";
import { CALL_NAMES } from "#tests/client/stubs.ts";

test("days are read by two calls and by no other path (APIS-24)", () => {
  const reads = CALL_NAMES.filter(
    (name: CallName) => !("offer" in calls[name]) && calls[name].method === "GET" && /event/.test(calls[name].path),
  );
  expect(reads.map((name) => calls[name].path).toSorted()).toEqual([
    "/events/available/{extraId}",
    "/extra_events/{extraId}",
  ]);
});
