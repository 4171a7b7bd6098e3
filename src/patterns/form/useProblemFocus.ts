import { useEffect, useRef, type RefObject } from "react";

/** For the field with the problem: takes the focus when a problem appears, and again with each new one. */
export function useProblemFocus(problem: string | object | null, how?: "select"): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!problem) return;
    field.current?.focus();
    if (how === "select") field.current?.select();
  }, [problem, how]);
  return field;
}
