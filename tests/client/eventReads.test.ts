import { expect, test } from "vitest";
import { contract, type CallName } from "#app/client/contract.ts";
import { CALL_NAMES } from "#tests/client/stubs.ts";

test("days are read by two calls and by no other path (APIS-24)", () => {
  const reads = CALL_NAMES.filter(
    (name: CallName) =>
      !("offer" in contract[name]) && contract[name].method === "GET" && /event/.test(contract[name].path),
  );
  expect(reads.map((name) => contract[name].path).toSorted()).toEqual([
    "/events/available/{extraId}",
    "/extra_events/{extraId}",
  ]);
});
