import { useEffect, useRef } from "react";

type StepProblem = string | { code?: string; message?: string };

/**
 * Where the problem of an auth step is shown. `failures` are the codes of a failed request: StepForm shows these above the
 * form, because what was typed may be right. All others belong to the field, which takes the focus with each new one.
 */
export function useStepProblem<P extends StepProblem>(
  problem: P | null,
  failures: readonly string[],
  textOf: (problem: P) => string,
  how?: "select",
) {
  const field = useRef<HTMLInputElement>(null);
  const isFailure = problem !== null && failures.includes(typeof problem === "string" ? problem : (problem.code ?? ""));
  useEffect(() => {
    if (!problem || isFailure) return;
    field.current?.focus();
    if (how === "select") field.current?.select();
  }, [problem, isFailure, how]);
  const text = problem === null ? undefined : textOf(problem);
  return isFailure ? { field, failure: text } : { field, error: text };
}
