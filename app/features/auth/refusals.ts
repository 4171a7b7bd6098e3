import type { CodeCheck, CodeSend } from "#app/features/auth/codeVerificationMachine.ts";
import type { Outcome, Refusal } from "#app/client/outcome.ts";
import { hasAnswered, hasSpoken, problemOf } from "#app/client/spoken.ts";
import type { CodeProblem } from "#src/model/problem.ts";
import { classifyTokenFailure } from "#src/model/auth/tokenFailure.ts";

/** The proof of the e-mail address is no longer good (AUTH-69 to AUTH-74, C-29). */
export const isProofExpired = (refusal: Refusal): boolean => classifyTokenFailure(refusal) === "token-expired";

/** Throws when there is no answer. */
export function toCodeSend(outcome: Outcome<unknown>): CodeSend {
  if (outcome.ok) return { kind: "sent" };
  const { refusal } = outcome;
  if (refusal.code === "rate-limited" && refusal.remainingSeconds)
    return { kind: "tooEarly", seconds: refusal.remainingSeconds };
  if (!hasSpoken(refusal)) throw new Error(refusal.code);
  return { kind: "refused", problem: problemOf(refusal, "sendFailed") };
}

/** Throws when there is no answer. */
export function toCodeCheck(refusal: Refusal): CodeCheck {
  if (!hasAnswered(refusal)) throw new Error(refusal.code);
  if (isProofExpired(refusal)) return { kind: "proofExpired" };
  const code: Extract<CodeProblem, { code: string }>["code"] =
    classifyTokenFailure(refusal) === "code-expired" ? "expired" : "wrong";
  return { kind: "refused", problem: problemOf(refusal, code) };
}
