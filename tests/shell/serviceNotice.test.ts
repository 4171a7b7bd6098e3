import { useQuery } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { serviceNoticeOf, useServiceNotice, type QueryState } from "#app/shell/useFrame.ts";
import { QueryError } from "#app/shell/queryError.ts";
import { apiErrorWith } from "#app/client/apiError.ts";
import { setUpVisits, visit } from "#tests/visit.ts";

setUpVisits();

const there: QueryState = { isCall: true, data: { rows: [] }, error: null };
const waiting: QueryState = { isCall: true, data: undefined, error: null };
/** From a simulated process, or the user as stored on the device. */
const local: QueryState = { ...there, isCall: false };
const closed: QueryState = { ...waiting, error: new QueryError(apiErrorWith("maintenance", 503)) };
const outdated: QueryState = { ...there, error: new QueryError(apiErrorWith("update-required", 426)) };
const broken: QueryState = { ...waiting, error: new QueryError(apiErrorWith("unreachable", 502)) };

test("maintenance replaces a screen without loaded data (VS-004)", () => {
  expect(serviceNoticeOf([closed])).toBe("maintenance");
  expect(serviceNoticeOf([local, closed, waiting])).toBe("maintenance");
});

test("loaded data stays visible during maintenance (VS-004, F15)", () => {
  expect(serviceNoticeOf([{ ...closed, data: { city: "München" } }])).toBeNull();
  expect(serviceNoticeOf([closed, there])).toBeNull();
});

test("a screen that lacks nothing stays visible during maintenance (VS-004)", () => {
  expect(serviceNoticeOf([{ ...local, error: closed.error }, local])).toBeNull();
});

test("a version that is no longer served is always shown, before everything else (VS-005)", () => {
  expect(serviceNoticeOf([outdated, there])).toBe("update-required");
  expect(serviceNoticeOf([closed, outdated])).toBe("update-required");
});

test("other failures stay where they happened", () => {
  expect(serviceNoticeOf([broken, { ...broken, error: new Error("a chunk did not arrive") }])).toBeNull();
  expect([serviceNoticeOf([]), serviceNoticeOf([waiting])]).toEqual([null, null]);
});

test("the button is busy while the failed queries are refetched, not while something else is pending (VS-004)", async () => {
  const never = () => new Promise<never>(() => {});
  let answer: () => Promise<never> = () => Promise.reject(closed.error!);
  const { shown, at, pass } = visit(() => {
    useQuery({ queryKey: ["closed"], queryFn: () => answer(), meta: { call: never } });
    useQuery({ queryKey: ["waiting"], queryFn: never, meta: { call: never } });
    return useServiceNotice();
  });
  await pass();
  expect(shown()).toMatchObject({ kind: "maintenance", isRetrying: false });
  answer = never;
  at(() => (shown() as { onRetry: () => void }).onRetry());
  await pass();
  expect(shown()).toMatchObject({ kind: "maintenance", isRetrying: true });
});
