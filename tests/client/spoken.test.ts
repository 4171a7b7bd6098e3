import { expect, test } from "vitest";
import type { RefusalCode } from "#app/client/outcome.ts";
import { refused } from "#app/client/refusal.ts";
import { hasAnswered, hasSpoken, problemOf } from "#app/client/spoken.ts";

const IS_ANSWER: Record<RefusalCode, boolean> = {
  refused: true,
  "rate-limited": true,
  timeout: false,
  offline: false,
  unreachable: false,
  malformed: false,
  "session-lost": false,
  aborted: false,
  maintenance: false,
  "update-required": false,
};

test.each(Object.entries(IS_ANSWER) as [RefusalCode, boolean][])(
  "%s is an answer of the provider: %s; with a sentence there is always one for the person (AUTH-66, AUTH-76, C-47)",
  (code, isAnswer) => {
    const silent = refused(code, 0);
    const speaking = { ...silent, message: "Bitte später." };
    expect([hasAnswered(silent), hasAnswered(speaking)]).toEqual([isAnswer, isAnswer]);
    expect([hasSpoken(silent), hasSpoken(speaking)]).toEqual([isAnswer, true]);
  },
);

test("what the provider said goes before our own words (AUTH-66, AUTH-67, AUTH-76, AUTH-77)", () => {
  const silent = refused("refused", 400);
  expect(problemOf({ ...silent, message: "Bitte später." }, "failed")).toEqual({ message: "Bitte später." });
  expect(problemOf(silent, "failed")).toEqual({ code: "failed" });
});
