import { expect, test } from "vitest";
import { createQuestions } from "#src/patterns/form/questions.ts";

const problems = { taxId: "taxId", bic: "bic" };

test("a question appears on submit, and passes when the same value is submitted again", () => {
  const questions = createQuestions(["taxId"], false);
  const values = { taxId: "1", bic: "" };
  expect(questions.open(problems, values)).toEqual({ bic: "bic" });
  questions.send();
  expect(questions.open(problems, values)).toEqual(problems);
  questions.remember(problems, values);
  expect(questions.open(problems, values)).toEqual(problems);
  questions.send();
  expect(questions.open(problems, values)).toEqual({ bic: "bic" });
  expect(questions.open(problems, { ...values, taxId: "2" })).toEqual(problems);
});

test("initial values count as confirmed", () => {
  const questions = createQuestions(["taxId"], true, { taxId: "1" });
  expect(questions.open(problems, { taxId: "1" })).toEqual({ bic: "bic" });
  expect(questions.open(problems, { taxId: "3" })).toEqual(problems);
});
