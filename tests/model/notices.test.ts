import { expect, test } from "vitest";
import { MAX_NOTICES, noticeDuration, pushNotice } from "#src/model/notices.ts";

test("success stays 2 s during auth (FMT-06)", () => expect(noticeDuration("success", "auth")).toBe(2000));
test("an error stays 3 s during auth and 4 s in the signed-in area (FMT-07, FMT-08, C-02)", () => {
  expect(noticeDuration("error", "auth")).toBe(3000);
  expect(noticeDuration("error", "signed-in")).toBe(4000);
});
test("information stays 2 s (FMT-09)", () => expect(noticeDuration("info", "auth")).toBe(2000));
test("everything else stays 5 s (FMT-10)", () => expect(noticeDuration("default", "auth")).toBe(5000));
test("in the signed-in area every notice stays 4 s (FMTS-21, D-84)", () => {
  for (const tone of ["success", "error", "info", "default"] as const) {
    expect(noticeDuration(tone, "signed-in")).toBe(4000);
  }
});
test("at most three are shown; the fourth replaces the oldest (FMT-11, FMTS-20, C-65)", () => {
  expect(MAX_NOTICES).toBe(3);
  expect(pushNotice([], "a")).toEqual(["a"]);
  expect(pushNotice(["a", "b"], "c")).toEqual(["a", "b", "c"]);
  expect(pushNotice(["a", "b", "c"], "d")).toEqual(["b", "c", "d"]);
});
