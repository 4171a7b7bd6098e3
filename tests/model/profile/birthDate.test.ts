import { expect, test } from "vitest";
import { birthDateProblem, type BirthDateProblem } from "#src/model/profile/birthDate.ts";

test.each<[string, BirthDateProblem | null]>([
  ["14.08.1991", null],
  [" 14.08.1991 ", null],
  ["30.02.1990", "noDay"],
  [" 30.02.1990 ", "noDay"],
  ["30 02 1990", "noDay"],
  ["30. 02.1990", "noDay"],
  ["30.02. 1990", "noDay"],
  ["30/2-1990", "noDay"],
  ["1990-02-30", "noDay"],
  ["30021990", "noDay"],
  ["14 08 1991", null],
  ["14,8,1991", null],
  ["14‑08‑1991", null],
  ["14.8.91", "shortYear"],
  ["130.02.1990", "noDate"],
  ["30.02.19901", "noDate"],
  ["11990-02-30", "noDate"],
  ["1990-02-301", "noDate"],
  ["130021990", "noDate"],
  ["300219901", "noDate"],
  ["30.02.1990 12:30", "noDate"],
  ["14.08.1991 12:30", "noDate"],
  ["1991-08-14T23:30:00Z", "noDate"],
])("%j as a birth date is %s (P43)", (text, problem) => expect(birthDateProblem(text, "2026-11-20")).toBe(problem));
