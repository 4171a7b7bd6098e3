import { expect, test } from "vitest";
import type { ApiErrorCode } from "#app/client/result.ts";
import { apiErrorWith } from "#app/client/apiError.ts";
import { hasAnswered, hasProviderMessage, problemOf, wasTurnedAway } from "#app/client/problemOf.ts";

const IS_ANSWER: Record<ApiErrorCode, boolean> = {
  refused: true,
  "too-large": false,
  "rate-limited": false,
  timeout: false,
  offline: false,
  unreachable: false,
  malformed: false,
  "session-lost": false,
  aborted: false,
  maintenance: false,
  "update-required": false,
};

test.each(Object.entries(IS_ANSWER) as [ApiErrorCode, boolean][])(
  "%s is an answer of the provider: %s; with a sentence there is always one for the person (AUTH-66, AUTH-76, C-47)",
  (code, isAnswer) => {
    const silent = apiErrorWith(code, 0);
    const speaking = { ...silent, message: "Bitte später." };
    expect([hasAnswered(silent), hasAnswered(speaking)]).toEqual([isAnswer, isAnswer]);
    const isTurnedAway = isAnswer || code === "rate-limited";
    expect([wasTurnedAway(silent), hasProviderMessage(silent)]).toEqual([isTurnedAway, isTurnedAway]);
    expect(hasProviderMessage(speaking)).toBe(true);
  },
);

test("the provider's message takes precedence over our own texts (AUTH-66, AUTH-67, AUTH-76, AUTH-77)", () => {
  const silent = apiErrorWith("refused", 400);
  expect(problemOf({ ...silent, message: "Bitte später." }, "failed")).toEqual({ message: "Bitte später." });
  expect(problemOf(silent, "failed")).toEqual({ code: "failed" });
});
