import { expect, test } from "vitest";
import { toConductView, undecided } from "#app/features/conduct/CodeOfConductPage.tsx";
import { CONDUCT_AGREEMENTS } from "#src/model/lists.ts";

const idle = { isFetching: false, isError: false, errorUpdateCount: 0 };
const loaded = (code_of_conduct: unknown) => ({ ...idle, data: { extra_id: "7", code_of_conduct } });
const half = { ...undecided, reading: { current: 4, read: 5 }, ticked: CONDUCT_AGREEMENTS.slice(0, 2) };

test("loads, fails and is loaded again (VS-114)", () => {
  const view = (query: object) => toConductView({ ...idle, data: undefined, ...query }, undecided);
  expect(view({ isFetching: true })).toEqual({ kind: "loading" });
  expect(view({ isError: true, errorUpdateCount: 1 })).toEqual({ kind: "failed", isRetrying: false });
  expect(view({ isFetching: true, errorUpdateCount: 1 })).toEqual({ kind: "failed", isRetrying: true });
});

test("a missing answer is open, and shows how far the text was read", () => {
  expect(toConductView(loaded(null), half)).toEqual({ kind: "open", ...half });
  expect(toConductView(loaded(undefined), half)).toEqual({ kind: "open", ...half });
});

test("an answer is shown, with its day if it is a time (COC-02, VS-123)", () => {
  const answered = (answer: unknown) => toConductView(loaded(answer), half);
  const day = "2026-11-20";
  expect(answered("2026-11-19T23:30:00Z")).toEqual({ kind: "answered", answer: "accepted", answeredOn: day });
  expect(answered(true)).toEqual({ kind: "answered", answer: "accepted", answeredOn: null });
  expect(answered(false)).toEqual({ kind: "answered", answer: "declined", answeredOn: null });
  expect(answered("declined")).toEqual({ kind: "answered", answer: "declined", answeredOn: null });
  expect(answered("abgelehnt")).toEqual({ kind: "answered", answer: "declined", answeredOn: null });
  expect(answered("zur Kenntnis genommen")).toEqual({ kind: "answered", answer: "answered", answeredOn: null });
});

test("the user's answer stays pending until the screen is left", () => {
  for (const status of ["accepting", "accepted", "declining"] as const) {
    const own = { ...half, status };
    expect(toConductView(loaded(true), own)).toEqual({ kind: "open", ...own });
  }
  expect(toConductView(loaded(true), { ...half, status: "acceptFailed" })).toMatchObject({ kind: "answered" });
});
