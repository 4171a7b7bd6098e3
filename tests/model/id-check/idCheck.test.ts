import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  startReplacement,
  canReplace,
  captureId,
  deleteId,
  idCaptureGuard,
  idTermsGuard,
  INITIAL_REPLACEMENTS,
  initialIdCheckState,
  withProviderVerdict,
  type IdCheckState,
} from "#src/model/id-check/idCheck.ts";
import { RUNS } from "#tests/runs.ts";

const NOW = Date.UTC(2026, 10, 20, 11, 5);
const uploadDate = "2026-11-20T11:05:00.000Z";
const pending = initialIdCheckState;
const completed: IdCheckState = { ...pending, status: "Completed", uploadDate: "2026-11-02T07:30:00.000Z" };
const replacing = (replacementsRemaining: 0 | 1 | 2): IdCheckState => ({
  ...completed,
  replacementsRemaining,
  navigationContext: "replacement",
});

test("it starts as Pending with two replacements (IDC-02, IDC-31)", () => {
  expect(INITIAL_REPLACEMENTS).toBe(2);
  expect(pending).toEqual({ status: "Pending", replacementsRemaining: 2, navigationContext: null, uploadDate: null });
});

describe("idTermsGuard", () => {
  test("the form is for users who have not finished it, others go to the result (IDC-03, VS-101)", () => {
    expect([pending, completed, replacing(2)].map(idTermsGuard)).toEqual([null, "id-result", "id-result"]);
  });
});

describe("idCaptureGuard", () => {
  test("the camera is for Pending and for a replacement, the others go to the result (IDC-16, VS-107)", () => {
    const initial: IdCheckState = { ...completed, navigationContext: "initial" };
    expect([pending, replacing(2), replacing(0), completed, initial].map(idCaptureGuard)).toEqual([
      null,
      null,
      null,
      "id-result",
      "id-result",
    ]);
  });
});

describe("captureId", () => {
  test("the first photo makes it Completed with its date and costs nothing (IDC-20, IDC-21)", () => {
    expect(captureId(pending, NOW)).toEqual({
      status: "Completed",
      replacementsRemaining: 2,
      navigationContext: null,
      uploadDate,
    });
  });

  test("a replacement costs exactly one, once it has arrived (IDC-29, D-17)", () => {
    expect(captureId(replacing(2), NOW)).toEqual({
      status: "Completed",
      replacementsRemaining: 1,
      navigationContext: null,
      uploadDate,
    });
    expect(captureId(replacing(1), NOW).replacementsRemaining).toBe(0);
  });

  test("without a replacement left, or without a request for one, nothing changes (IDC-28, P26)", () => {
    expect(captureId(replacing(0), NOW)).toEqual(replacing(0));
    expect(captureId(completed, NOW)).toEqual(completed);
    expect(captureId(captureId(replacing(2), NOW), NOW)).toEqual(captureId(replacing(2), NOW));
  });
});

test("replacing is possible while one is left (IDC-28)", () => {
  expect(([2, 1, 0] as const).map((left) => canReplace({ ...completed, replacementsRemaining: left }))).toEqual([
    true,
    true,
    false,
  ]);
  expect(canReplace(pending)).toBe(false);
});

test("going to the camera for a replacement costs nothing yet (D-17)", () => {
  expect(startReplacement(completed)).toEqual(replacing(2));
  expect(startReplacement({ ...completed, replacementsRemaining: 0 })).toEqual({
    ...completed,
    replacementsRemaining: 0,
  });
  expect(startReplacement(pending)).toEqual(pending);
});

test("deleting puts everything back to the beginning (IDC-32, IDC-33, IDC-34, D-18)", () => {
  for (const state of [completed, { ...completed, replacementsRemaining: 0 as const }, replacing(1)])
    expect(deleteId(state)).toEqual(pending);
});

test("a document checked by the provider is Completed; anything else changes nothing (D-100)", () => {
  const seen = withProviderVerdict(pending, [{ id_check: null }, { id_check: true }]);
  expect(seen).toEqual({ ...pending, status: "Completed" });
  expect(withProviderVerdict(pending, [{ id_check: false }, { id_check: null }])).toEqual(pending);
  expect(withProviderVerdict(completed, [{ id_check: false }])).toEqual(completed);
  expect(withProviderVerdict(replacing(1), [{ id_check: true }])).toEqual(replacing(1));
});

test("any number of replacing, capturing and deleting counts no more than two replacements (P26, P27)", () => {
  const steps = fc.array(fc.constantFrom("replace", "capture", "delete"), { maxLength: 30 });
  fc.assert(
    fc.property(steps, (taken) => {
      let state = pending;
      let replaced = 0;
      for (const step of taken) {
        const before = state;
        if (step === "replace") state = startReplacement(state);
        if (step === "capture") state = captureId(state, NOW);
        if (step === "delete") [state, replaced] = [deleteId(state), 0];
        if (step === "capture" && before.navigationContext === "replacement") replaced += 1;
        expect(state.replacementsRemaining).toBe(INITIAL_REPLACEMENTS - replaced);
        expect(state.uploadDate === null).toBe(state.status === "Pending");
      }
    }),
    { numRuns: RUNS },
  );
});

test("the provider's confirmation completes a pending check, and changes nothing else (D-100)", () => {
  expect(withProviderVerdict(pending, [{ id_check: true }]).status).toBe("Completed");
  expect(withProviderVerdict(pending, [{ id_check: false }, { id_check: null }])).toBe(pending);
  expect(withProviderVerdict(pending, [])).toBe(pending);
  expect(withProviderVerdict(replacing(1), [{ id_check: true }])).toEqual(replacing(1));
});
