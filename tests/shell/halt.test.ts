import { expect, test } from "vitest";
import { haltOf, type Asked } from "#app/shell/halt.ts";
import { RefusedError } from "#app/shell/refusedError.ts";
import { refused } from "#app/client/refusal.ts";

const there: Asked = { isCall: true, data: { rows: [] }, error: null };
const waiting: Asked = { isCall: true, data: undefined, error: null };
/** From a simulated procedure, or the person as the device knows them. */
const local: Asked = { ...there, isCall: false };
const closed: Asked = { ...waiting, error: new RefusedError(refused("maintenance", 503)) };
const outdated: Asked = { ...there, error: new RefusedError(refused("update-required", 426)) };
const broken: Asked = { ...waiting, error: new RefusedError(refused("unreachable", 502)) };

test("maintenance takes the place of a screen of which nothing has been loaded (VS-004)", () => {
  expect(haltOf([closed])).toBe("maintenance");
  expect(haltOf([local, closed, waiting])).toBe("maintenance");
});

test("what was loaded before stays on show during maintenance (VS-004, F15)", () => {
  expect(haltOf([{ ...closed, data: { city: "München" } }])).toBeNull();
  expect(haltOf([closed, there])).toBeNull();
});

test("a screen that lacks nothing stays on show during maintenance (VS-004)", () => {
  expect(haltOf([{ ...local, error: closed.error }, local])).toBeNull();
});

test("a version that is not served any more is always said, before everything else (VS-005)", () => {
  expect(haltOf([outdated, there])).toBe("update-required");
  expect(haltOf([closed, outdated])).toBe("update-required");
});

test("other failures stay where they happened", () => {
  expect(haltOf([broken, { ...broken, error: new Error("a chunk did not arrive") }])).toBeNull();
  expect([haltOf([]), haltOf([waiting])]).toEqual([null, null]);
});
