import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  CANCELLATION_REASONS,
  CANCELLATION_TEXT_MAX_LENGTH,
  cancelButtonLabel,
  reasonForRequest,
  validateCancellation,
} from "#src/model/day/cancellation.ts";

describe("cancelling", () => {
  test.each([
    [null, "", "reason", "selectReason"],
    [null, "krank", "reason", "selectReason"],
    ["healthIssues", "", null, "confirm"],
    ["other", "", "text", "enterReason"],
    ["other", "  ", "text", "enterReason"],
    ["other", "x", null, "confirm"],
    ["other", "x".repeat(200), null, "confirm"],
    ["other", "x".repeat(201), "tooLong", "confirm"],
  ] as const)(
    "with %j and %j lacks %j, and the button says %s (MYEV-42, MYEV-44, MYEV-45, MYEV-47, MYEV-48, MYEV-49)",
    (reason, text, problem, label) => {
      expect(validateCancellation(reason, text)).toBe(problem);
      expect(cancelButtonLabel(reason, text)).toBe(label);
    },
  );

  test("a typed reason has at most 200 characters (FMTS-14)", () => expect(CANCELLATION_TEXT_MAX_LENGTH).toBe(200));

  test("the listed phrase or the trimmed text is sent (MYEV-43, D-94)", () => {
    expect(CANCELLATION_REASONS.map((reason) => reasonForRequest(reason, " die Bahn steht "))).toEqual([
      "personal emergency",
      "schedule conflict",
      "health issues",
      "transportation problems",
      "family obligations",
      "work conflict",
      "die Bahn steht",
    ]);
    expect(reasonForRequest("other", "   ")).toBeNull();
    expect(reasonForRequest(null, "x")).toBeNull();
  });

  test("nothing is ever sent blank, too long or untrimmed", () => {
    fc.assert(
      fc.property(fc.constantFrom(null, ...CANCELLATION_REASONS), fc.string({ maxLength: 260 }), (reason, text) => {
        const sent = reasonForRequest(reason, text);
        expect(sent === null).toBe(validateCancellation(reason, text) !== null);
        if (sent === null) return;
        expect(sent).toBe(sent.trim());
        expect(sent.length > 0 && sent.length <= CANCELLATION_TEXT_MAX_LENGTH).toBe(true);
      }),
    );
  });
});

test("blanks around a reason of 200 characters do not make it too long (MYEV-45)", () =>
  expect(validateCancellation("other", ` ${"x".repeat(200)} `)).toBeNull());

test("without a reason nothing is sent (D-94)", () => {
  expect(reasonForRequest(null, "krank")).toBeNull();
  expect(reasonForRequest("other", "  ")).toBeNull();
});
